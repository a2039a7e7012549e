// A card game of about the size of Nightmarium for two: hands that only their players see, a hidden deck, creatures of
// three parts on the table, two actions a turn. Written as boardgame.io's documentation has it.
'use strict';

const { INVALID_MOVE, PlayerView } = require('boardgame.io/core');

const CARDS = 120;
const PARTS = 3; // legs, torso, head: a card's number says which
const HAND = 5;
const CREATURES = 5; // complete ones win

const part = (card) => card % PARTS;

function take(G, random, player) {
  if (G.secret.deck.length === 0) {
    G.secret.deck = random.Shuffle(G.discards);
    G.discards = [];
  }
  if (G.secret.deck.length > 0) {
    G.players[player].hand.push(G.secret.deck.pop());
  }
  G.hands[player] = G.players[player].hand.length;
}

function discard(G, player, place) {
  G.discards.push(...G.players[player].hand.splice(place, 1));
  G.hands[player] = G.players[player].hand.length;
}

function draw({ G, random, playerID }) {
  take(G, random, playerID);
}

function exchange({ G, random, playerID }) {
  const drawn = Math.floor(G.hands[playerID] / 2);
  while (G.hands[playerID] > 0) {
    discard(G, playerID, 0);
  }
  for (let count = 0; count < drawn; count += 1) {
    take(G, random, playerID);
  }
}

function play({ G, random, playerID }, card, slot) {
  const creatures = G.creatures[playerID];
  const place = G.players[playerID].hand.indexOf(card);
  const parts = slot === creatures.length ? 0 : creatures[slot]?.length;
  if (place < 0 || parts === undefined || part(card) !== parts) {
    return INVALID_MOVE;
  }
  G.players[playerID].hand.splice(place, 1);
  G.hands[playerID] -= 1;
  if (parts === 0) {
    creatures.push([card]);
  } else {
    creatures[slot].push(card);
  }
  const rival = playerID === '0' ? '1' : '0';
  if (part(card) === PARTS - 1 && G.hands[rival] > 0) {
    discard(G, rival, random.Die(G.hands[rival]) - 1); // a complete creature scares a card out of the rival's hand
  }
  return undefined;
}

function complete(G, player) {
  return G.creatures[player].filter((creature) => creature.length === PARTS).length;
}

module.exports = {
  name: 'creatures',
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true, // less work than Nightlight does
  setup: ({ random }) => {
    const G = {
      secret: { deck: random.Shuffle([...Array(CARDS).keys()]) },
      players: { 0: { hand: [] }, 1: { hand: [] } },
      hands: { 0: 0, 1: 0 },
      creatures: { 0: [], 1: [] },
      discards: [],
    };
    for (let count = 0; count < HAND; count += 1) {
      take(G, random, '0');
      take(G, random, '1');
    }
    return G;
  },
  turn: { minMoves: 2, maxMoves: 2 },
  moves: { draw, exchange, play },
  playerView: PlayerView.STRIP_SECRETS,
  endIf: ({ G, ctx }) =>
    complete(G, ctx.currentPlayer) >= CREATURES ? { winner: ctx.currentPlayer } : undefined,
};
