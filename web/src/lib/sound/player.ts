/** Plays sounds: not before the first input, not if they are switched off, and none twice at once. */

import { untrack } from 'svelte';
import { router } from '$lib/navigation/router.svelte.ts';
import { settings } from '$lib/settings/settings.svelte.ts';
import { SOUNDS, type Room, type SoundName } from './sounds.ts';

const LOUDNESS = 0.75; // of everything; the loudest sound stays below -12 dB
const PAUSE = 90; // ms in which the same sound is not made again

class Sounds {
  #room: Room | null = null;
  #audio: AudioContext | null = null;
  #device: Promise<void> | undefined;
  #last = new Map<SoundName, number>();

  /** Wait for the first input: browsers allow no sound before. */
  listen(): void {
    for (const touch of ['pointerdown', 'keydown']) {
      window.addEventListener(touch, () => void this.#wake(), { capture: true });
    }
  }

  /** Make a sound, unless it is being made already; a replay is silent. */
  play(name: SoundName, number = 0): void {
    if (!untrack(() => settings.choices.sound && router.route.page !== 'replay')) return;
    if (this.#room === null || this.#audio?.state !== 'running') return;
    const now = performance.now();
    if (now - (this.#last.get(name) ?? -Infinity) < PAUSE) return;
    this.#last.set(name, now);
    SOUNDS[name](this.#room, number);
  }

  /** Let the reader who has just switched the sound on hear that it is. */
  async test(): Promise<void> {
    await this.#wake();
    this.play('turn');
  }

  async #wake(): Promise<void> {
    if (!settings.choices.sound) return;
    if (this.#audio === null) await (this.#device ??= device());
    this.#audio ??= this.#open();
    if (this.#audio !== null && this.#audio.state !== 'running') await this.#audio.resume().catch(() => undefined);
  }

  #open(): AudioContext | null {
    if (typeof AudioContext === 'undefined') return null;
    const audio = new AudioContext({ latencyHint: 'interactive' });
    const out = audio.createGain();
    out.gain.value = LOUDNESS;
    out.connect(audio.destination);
    const noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
    setTimeout(() => hiss(noise.getChannelData(0)));
    this.#room = { audio, out, noise };
    return audio;
  }
}

function hiss(samples: Float32Array): void {
  for (let place = 0; place < samples.length; place += 1) samples[place] = Math.random() * 2 - 1;
}

/** Let the browser find where it can be heard. An AudioContext would do so, too, and keep the page waiting for it. */
async function device(): Promise<void> {
  if ('mediaDevices' in navigator) await navigator.mediaDevices.enumerateDevices().catch(() => undefined);
}

export const sound = new Sounds();
