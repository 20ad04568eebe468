/** The windows of a floor from the left, a character for each: `x` is lit, `-` is dark, and a blank is wall. */
export type Floor = string;

/** A larger building could not be counted. */
const MOST_WINDOWS = 40;

/** Windows of a floor, by the number of all. */
const BUILDINGS = [
  { upTo: 2, perFloor: 2 },
  { upTo: 16, perFloor: 4 },
  { upTo: MOST_WINDOWS, perFloor: 8 },
];

/** Floors from the top, with a window for each user; for each person one is lit, from the ground up. */
export const floorsFor = (users: number, people: number): Floor[] | undefined => {
  if (users < 1 || users > MOST_WINDOWS || people < 1) return undefined;
  const { perFloor } = BUILDINGS.find(({ upTo }) => users <= upTo)!;
  const lit = 'x'.repeat(Math.min(people, users));
  const windows = lit.padEnd(users, '-');
  const floors = Array.from({ length: Math.ceil(users / perFloor) }, (_, floor) =>
    windows.slice(perFloor * floor, perFloor * (floor + 1)).padEnd(perFloor, ' '),
  );
  return floors.reverse();
};
