/** How each of the 48 bogeys is put together: body, head-dress, eyes, mouth, thing. No two are alike. */

export type Body = 'hump' | 'tall' | 'round' | 'woman' | 'ghost' | 'bird' | 'fish' | 'snake' | 'flame' | 'tree';

export interface Species {
  body: Body;
  head: string;
  eyes: string;
  mouth: string;
  thing: string;
}

const SPECIES: Record<string, string> = {
  strzyga: 'bird owl big beak -', latarnik: 'tall cap two zig lamp', wargin: 'hump wolf slit fang -', libera: 'woman veil two smile key',
  sukkub: 'woman bat slit smile tail', dusiol: 'round none sleepy o hands', bebok: 'round tuft big grin sack', mamuna: 'hump bun two tongue baby',
  wodnica: 'woman reed two o -', syrena: 'fish hair two smile -', utopiec: 'hump weed big zig -', rusalka: 'woman wreath two none comb',
  topielica: 'ghost weed empty o -', goplana: 'woman crown two smile -', bagiennik: 'round reed big o bubbles', wodnik: 'hump cap big grin pipe',
  mawka: 'tall wreath empty none -', brzeginia: 'fish crown two none -',
  wroniec: 'bird crest two beak -', latawiec: 'bird tuft big beak kite', strzygon: 'tall owl big fang -', planetnik: 'tall cloud two o -',
  nocnica: 'ghost hood slit zig -', poludnica: 'woman sun two none sickle', zmora: 'ghost horse slit none -', kania: 'bird hood slit beak -',
  piaskun: 'round cap sleepy smile sack', wila: 'ghost wreath two smile -',
  zjawa: 'ghost none empty o candle', rarog: 'bird flame slit beak -', czart: 'hump goat slit grin fork', bazyliszek: 'snake comb big beak -',
  ognik: 'flame none big o -', zmij: 'snake horn slit fang -', rokita: 'tall bull two zig stick', smok: 'snake spikes two grin -',
  domowik: 'round cap two smile broom', wiedzma: 'woman witch slit zig broom',
  licho: 'tall tuft one zig -', run: 'round ram two none -', borowy: 'tree antler two zig stick', leszy: 'tree leaf big grin -',
  babajaga: 'hump scarf two fang mortar', polewik: 'hump wheat two grin sickle', boruta: 'hump bull big fang -', pustecki: 'round horn three tongue -',
  skarbnik: 'hump helmet two none pick', bies: 'round goat one fang tail',
};

export function speciesOf(id: string): Species {
  const [body = 'round', head = 'none', eyes = 'two', mouth = 'smile', thing = '-'] = (SPECIES[id] ?? '').split(' ');
  return { body: (body === '' ? 'round' : body) as Body, head, eyes, mouth, thing };
}
