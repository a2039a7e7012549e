// made from src/nightlight/games by scripts/seam.py

/** The games in their order; how long a match takes, about, and the chairs of a new table. */
export const CATALOGUE: { id: string; minutes: number | null; chairs: number }[] = [
  {"id":"dont-go-in-there","minutes":15,"chairs":4},
  {"id":"nightmarium","minutes":25,"chairs":3},
  {"id":"komnata-strachu","minutes":3,"chairs":3},
  {"id":"fear-of-the-dark","minutes":20,"chairs":1},
  {"id":"straszydla","minutes":75,"chairs":3},
];
