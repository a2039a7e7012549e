/** The thirty-six monsters, three cards each: whoever assembles one has a whole. */

import type { CutId } from './cuts.ts';
import type { EyesId, MouthId } from './faces.ts';
import type { CrownId, HeadId } from './heads.ts';
import type { LegsId, TailId } from './legs.ts';
import type { ArmsId, TorsoId, TrimId } from './torsos.ts';

export interface Species {
  head: HeadId;
  crown: CrownId;
  eyes: EyesId;
  mouth: MouthId;
  torso: TorsoId;
  arms: ArmsId;
  trim: TrimId;
  belly: CutId;
  legs: LegsId;
  hips: CutId;
  tail: TailId;
}

/** In the order of the cards: head, crown, eyes, mouth; torso, arms, trim, belly; legs, hips, tail. */
const DRAWN = [
  // Necronauts
  ['skull', 'tophat', 'sock', 'grid', 'vee', 'bone', 'collar', 'ribs', 'bone', 'bars', 'none'],
  ['coffin', 'candle', 'lid', 'stitch', 'box', 'claw', 'cape', 'keyhole', 'cloak', 'chevrons', 'none'],
  ['tall', 'crown', 'slit', 'zig', 'waist', 'long', 'ruff', 'web', 'stocking', 'laces', 'none'],
  ['wedge', 'horn', 'dots', 'stitch', 'slab', 'mix', 'belt', 'stitches', 'chain', 'belt', 'none'],
  ['skull', 'antler', 'one', 'zig', 'keg', 'puppet', 'pads', 'cage', 'stilt', 'ribs', 'none'],
  ['anvil', 'bolt', 'button', 'grid', 'slab', 'boo', 'none', 'zip', 'boots', 'patch', 'none'],
  ['tall', 'hood', 'two', 'oh', 'gown', 'lantern', 'scarf', 'chevrons', 'rags', 'window', 'none'],
  ['bell', 'cap', 'owl', 'gap', 'box', 'tiny', 'medal', 'buttons', 'peg', 'zip', 'none'],
  ['wide', 'bat', 'cat', 'fang', 'waist', 'wing', 'bowtie', 'heart', 'rocker', 'keyhole', 'none'],
  // Homunculi
  ['wide', 'ear', 'one', 'grin', 'keg', 'claw', 'belt', 'mouth', 'paw', 'belt', 'tail'],
  ['heart', 'horn', 'two', 'tongue', 'pear', 'boo', 'none', 'swallowed', 'hoof', 'spots', 'dart'],
  ['tall', 'tuft', 'owl', 'beak', 'vee', 'long', 'quills', 'ribs', 'bird', 'chevrons', 'feathers'],
  ['skull', 'lop', 'big', 'gap', 'barrel', 'tiny', 'bowtie', 'stitches', 'hare', 'diamonds', 'puff'],
  ['anvil', 'ram', 'slit', 'tusk', 'hump', 'folded', 'pads', 'maw', 'stump', 'mouth', 'none'],
  ['pear', 'jester', 'patch', 'grin', 'gown', 'mix', 'ruff', 'star', 'spring', 'none', 'none'],
  ['mush', 'spike', 'three', 'fang', 'box', 'fin', 'none', 'heart', 'duck', 'spots', 'tail'],
  ['wedge', 'antler', 'odd', 'small', 'waist', 'teddy', 'scarf', 'moon', 'slipper', 'buttons', 'puff'],
  ['bulb', 'bow', 'big', 'smile', 'slab', 'mitten', 'collar', 'bars', 'tutu', 'none', 'none'],
  // Insektoids
  ['wedge', 'ant', 'comp', 'mand', 'rings', 'six', 'none', 'bars', 'ant', 'bars', 'none'],
  ['bulb', 'feel', 'slit', 'mand', 'vee', 'pinch', 'quills', 'eye', 'spider', 'none', 'none'],
  ['tall', 'stalk', 'none', 'zig', 'waist', 'saw', 'pads', 'chevrons', 'mantis', 'belt', 'none'],
  ['mush', 'ant', 'big', 'ring', 'barrel', 'six', 'shell', 'mouth', 'grub', 'none', 'none'],
  ['skull', 'feel', 'row', 'grid', 'rings', 'hook', 'none', 'scales', 'centipede', 'none', 'none'],
  ['wide', 'horn', 'many', 'mand', 'pear', 'veil', 'belt', 'spots', 'wasp', 'none', 'none'],
  ['coffin', 'spike', 'three', 'tusk', 'keg', 'pinch', 'quills', 'eyes', 'scorpion', 'none', 'none'],
  ['bell', 'plume', 'comp', 'pipe', 'gown', 'veil', 'ruff', 'moon', 'hopper', 'diamonds', 'none'],
  ['heart', 'shell', 'one', 'moustache', 'slab', 'tiny', 'collar', 'clock', 'beetle', 'none', 'none'],
  // Chimeridae
  ['bulb', 'tent', 'one', 'small', 'barrel', 'tent', 'none', 'cells', 'octopus', 'spots', 'none'],
  ['mush', 'fin', 'lid', 'tongue', 'waist', 'fin', 'bells', 'scales', 'mermaid', 'scales', 'none'],
  ['pear', 'bub', 'odd', 'grin', 'gown', 'curl', 'none', 'spiral', 'slug', 'cells', 'none'],
  ['wide', 'gills', 'big', 'gap', 'keg', 'pinch', 'medal', 'mouth', 'frog', 'star', 'none'],
  ['coffin', 'stalk', 'none', 'ring', 'vee', 'tent', 'cape', 'heart', 'jelly', 'none', 'none'],
  ['heart', 'disc', 'stack', 'smile', 'pear', 'tiny', 'bowtie', 'moon', 'coil', 'none', 'none'],
  ['wide', 'leaf', 'many', 'zig', 'hump', 'root', 'none', 'eyes', 'urn', 'spiral', 'none'],
  ['mush', 'stalk', 'two', 'fang', 'barrel', 'curl', 'shell', 'swallowed', 'crab', 'eye', 'none'],
  ['kite', 'lure', 'cat', 'tusk', 'rings', 'wing', 'quills', 'fish', 'seahorse', 'none', 'none'],
] as const satisfies readonly (readonly [
  HeadId,
  CrownId,
  EyesId,
  MouthId,
  TorsoId,
  ArmsId,
  TrimId,
  CutId,
  LegsId,
  CutId,
  TailId,
])[];

export const SPECIES: readonly Species[] = DRAWN.map(
  ([head, crown, eyes, mouth, torso, arms, trim, belly, legs, hips, tail]) => ({
    head,
    crown,
    eyes,
    mouth,
    torso,
    arms,
    trim,
    belly,
    legs,
    hips,
    tail,
  }),
);
