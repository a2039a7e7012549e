/** Sounds of a quiet old house, made out of tones and noise: wood, paper, a match, a switch, clockwork, breath. */

/** Where a sound is made: the clock of the audio, and the way to the loudspeaker. */
export interface Room {
  audio: BaseAudioContext;
  out: AudioNode;
  noise: AudioBuffer;
}

interface Tone {
  /** s from now */
  at?: number;
  hertz: number;
  /** of the end, where the tone slides */
  to?: number;
  /** s until it has died away */
  lasts: number;
  loud: number;
  shape?: OscillatorType;
  /** s until it is at its loudest */
  rise?: number;
}

interface Rustle {
  at?: number;
  /** the middle of the band that is heard, and where it moves */
  hertz: number;
  to?: number;
  /** how narrow the band is */
  narrow?: number;
  lasts: number;
  loud: number;
  rise?: number;
}

const SILENT = 0.0001;
/** Five notes of a music box, one for each seat. */
const NOTES = [392, 440, 523.25, 587.33, 659.25];

function tone({ audio, out }: Room, { at = 0, hertz, to, lasts, loud, shape = 'sine', rise = 0.004 }: Tone): void {
  const begin = audio.currentTime + at;
  const voice = audio.createOscillator();
  voice.type = shape;
  voice.frequency.setValueAtTime(hertz, begin);
  if (to !== undefined) voice.frequency.exponentialRampToValueAtTime(to, begin + lasts);
  voice.connect(swell(audio, begin, lasts, loud, rise)).connect(out);
  voice.start(begin);
  voice.stop(begin + lasts);
}

function rustle(
  { audio, out, noise }: Room,
  { at = 0, hertz, to, narrow = 1, lasts, loud, rise = 0.003 }: Rustle,
): void {
  const begin = audio.currentTime + at;
  const breath = audio.createBufferSource();
  breath.buffer = noise;
  breath.loop = true;
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.Q.value = narrow;
  band.frequency.setValueAtTime(hertz, begin);
  if (to !== undefined) band.frequency.exponentialRampToValueAtTime(to, begin + lasts);
  breath
    .connect(band)
    .connect(swell(audio, begin, lasts, loud, rise))
    .connect(out);
  breath.start(begin, Math.random());
  breath.stop(begin + lasts);
}

function swell(audio: BaseAudioContext, begin: number, lasts: number, loud: number, rise: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(SILENT, begin);
  gain.gain.exponentialRampToValueAtTime(loud, begin + rise);
  gain.gain.exponentialRampToValueAtTime(SILENT, begin + lasts);
  return gain;
}

/** Wood on wood. */
function knock(room: Room, at: number, hertz: number, loud: number): void {
  tone(room, { at, hertz, to: hertz * 0.6, lasts: 0.07, loud });
  rustle(room, { at, hertz: hertz * 6, narrow: 1.4, lasts: 0.03, loud: loud * 0.6 });
}

/** A small switch. */
function click(room: Room, at: number, loud: number): void {
  rustle(room, { at, hertz: 2600, narrow: 2.5, lasts: 0.025, loud });
  tone(room, { at, hertz: 190, to: 120, lasts: 0.04, loud: loud * 0.7 });
}

/** How each sound is made; a number says for whom, or how many. */
export const SOUNDS = {
  /** a lamp chain: two soft clicks, and the light is there */
  turn(room) {
    click(room, 0, 0.22);
    click(room, 0.13, 0.28);
    tone(room, { at: 0.15, hertz: 293.66, lasts: 0.6, loud: 0.09, rise: 0.06 });
    tone(room, { at: 0.15, hertz: 440, lasts: 0.5, loud: 0.05, rise: 0.09 });
  },
  /** something is put down */
  place(room) {
    knock(room, 0, 230, 0.32);
  },
  /** somebody else puts something down: their note on a music box */
  pawn(room, seat) {
    const hertz = NOTES[seat % NOTES.length] ?? NOTES[0]!;
    knock(room, 0, 200, 0.16);
    tone(room, { at: 0.01, hertz, lasts: 0.28, loud: 0.07 });
    tone(room, { at: 0.01, hertz: hertz * 3, lasts: 0.12, loud: 0.018 });
  },
  /** dice out of a wooden tower, each a little later */
  dice(room, dice) {
    for (let die = 0; die < Math.min(dice, 6); die += 1) {
      const at = die * 0.12;
      knock(room, at, 520 + Math.random() * 180, 0.14);
      knock(room, at + 0.07 + Math.random() * 0.03, 430 + Math.random() * 160, 0.1);
      knock(room, at + 0.19 + Math.random() * 0.05, 360 + Math.random() * 120, 0.05);
    }
  },
  /** a breath that passes */
  ghost(room) {
    rustle(room, { hertz: 320, to: 950, narrow: 3, lasts: 0.38, loud: 0.6, rise: 0.16 });
    rustle(room, { at: 0.08, hertz: 620, to: 260, narrow: 5, lasts: 0.3, loud: 0.3, rise: 0.12 });
  },
  /** stiff paper */
  card(room) {
    rustle(room, { hertz: 3200, to: 1500, narrow: 0.8, lasts: 0.11, loud: 0.2, rise: 0.02 });
    rustle(room, { at: 0.1, hertz: 900, narrow: 1, lasts: 0.04, loud: 0.24 });
  },
  /** a match that is struck: a card burns */
  burn(room) {
    rustle(room, { hertz: 5200, to: 2300, narrow: 0.7, lasts: 0.36, loud: 0.14, rise: 0.03 });
    rustle(room, { at: 0.05, hertz: 700, to: 300, narrow: 1, lasts: 0.3, loud: 0.08, rise: 0.06 });
  },
  /** an old clock strikes */
  strike(room) {
    for (const [part, loud] of [
      [1, 0.12],
      [2.4, 0.06],
      [4.1, 0.025],
    ] as const) {
      tone(room, { hertz: 330 * part, lasts: 1.1 / part + 0.2, loud, rise: 0.006 });
    }
  },
  /** planks */
  planks(room) {
    for (const plank of [0, 1, 2]) knock(room, plank * 0.09, 150 + plank * 20, 0.28);
  },
  /** clockwork: little time is left */
  tick(room) {
    rustle(room, { hertz: 3800, narrow: 6, lasts: 0.03, loud: 0.3 });
    tone(room, { hertz: 1250, lasts: 0.03, loud: 0.05 });
  },
  message(room) {
    knock(room, 0, 640, 0.12);
    knock(room, 0.11, 760, 0.1);
  },
  /** the light goes on */
  switch(room) {
    click(room, 0, 0.34);
    knock(room, 0.012, 170, 0.2);
  },
  right(room) {
    tone(room, { hertz: 392, lasts: 0.32, loud: 0.1, rise: 0.02 });
    tone(room, { at: 0.09, hertz: 587.33, lasts: 0.36, loud: 0.1, rise: 0.02 });
  },
  wrong(room) {
    tone(room, { hertz: 174, to: 146, lasts: 0.34, loud: 0.17, rise: 0.02, shape: 'triangle' });
    rustle(room, { hertz: 420, narrow: 2, lasts: 0.2, loud: 0.06, rise: 0.03 });
  },
  won(room) {
    for (const [note, hertz] of [293.66, 369.99, 440, 587.33].entries()) {
      tone(room, { at: note * 0.11, hertz, lasts: 0.75, loud: 0.08, rise: 0.03 });
    }
  },
  lost(room) {
    tone(room, { hertz: 220, to: 207, lasts: 0.8, loud: 0.12, rise: 0.05, shape: 'triangle' });
    tone(room, { at: 0.22, hertz: 174.61, to: 164, lasts: 0.9, loud: 0.12, rise: 0.06, shape: 'triangle' });
  },
  /** a door is shut, and nobody won or lost it */
  over(room) {
    knock(room, 0, 120, 0.34);
    rustle(room, { at: 0.02, hertz: 260, to: 140, narrow: 1, lasts: 0.5, loud: 0.1, rise: 0.04 });
  },
  /** stitches pull tight, and something opens its eyes */
  waking(room) {
    for (const stitch of [0, 1, 2])
      rustle(room, { at: stitch * 0.08, hertz: 1500 + stitch * 300, narrow: 4, lasts: 0.05, loud: 0.2 });
    tone(room, { at: 0.26, hertz: 146.83, to: 220, lasts: 0.5, loud: 0.12, rise: 0.12 });
  },
  /** paper is torn off its stitches */
  tearing(room) {
    rustle(room, { hertz: 1100, to: 4200, narrow: 0.9, lasts: 0.24, loud: 0.2, rise: 0.02 });
    knock(room, 0.22, 180, 0.12);
  },
  /** a lamp goes out */
  fading(room) {
    click(room, 0, 0.16);
    tone(room, { at: 0.03, hertz: 220, to: 147, lasts: 0.32, loud: 0.09, rise: 0.02 });
  },
  /** a match flares up */
  flare(room) {
    rustle(room, { hertz: 3400, to: 6200, narrow: 0.7, lasts: 0.16, loud: 0.2, rise: 0.01 });
    rustle(room, { at: 0.12, hertz: 1800, to: 700, narrow: 0.8, lasts: 0.34, loud: 0.12, rise: 0.05 });
  },
  /** a flame is blown out */
  snuff(room) {
    rustle(room, { hertz: 900, to: 240, narrow: 1.2, lasts: 0.34, loud: 0.34, rise: 0.05 });
    tone(room, { at: 0.1, hertz: 110, to: 82, lasts: 0.5, loud: 0.08, rise: 0.1 });
  },
  /** a soft shoe on stone */
  footstep(room) {
    knock(room, 0, 140 + Math.random() * 30, 0.14);
    rustle(room, { at: 0.02, hertz: 1300, narrow: 1.2, lasts: 0.05, loud: 0.07 });
  },
  /** a slab grinds on stone */
  stone(room) {
    rustle(room, { hertz: 240, to: 420, narrow: 1.6, lasts: 0.3, loud: 0.34, rise: 0.06 });
    knock(room, 0.26, 96, 0.3);
  },
  drip(room) {
    for (const drop of [0, 1, 2])
      tone(room, { at: drop * 0.16, hertz: 620 - drop * 60, to: 980, lasts: 0.09, loud: 0.09 });
  },
  /** a token on its shelf */
  push(room) {
    click(room, 0, 0.18);
  },
} satisfies Record<string, (room: Room, number: number) => void>;

export type SoundName = keyof typeof SOUNDS;
