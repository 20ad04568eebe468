/** A window of `public/street/street-night.svg`, in the drawing's units. */
export interface StreetWindow {
  x: number;
  y: number;
  width: number;
  height: number;
}

const upper = (x: number, y: number): StreetWindow => ({ x, y, width: 28, height: 46 });
const lower = (x: number): StreetWindow => ({ x, y: 330, width: 34, height: 48 });

/**
 * Windows that are dark in the drawing, in the order in which reading lights them: neighbors are far apart in it. All
 * stand in the middle 427 units, which is what a phone of 320 px sees.
 */
export const DARK_WINDOWS: readonly StreetWindow[] = [
  upper(734, 248),
  upper(559, 248),
  upper(838, 170),
  upper(678.5, 170),
  upper(890.5, 248),
  lower(616.5),
  upper(786, 170),
  { x: 830, y: 111, width: 18, height: 32 },
  lower(731),
  upper(619.5, 170),
  upper(786, 248),
  upper(678.5, 248),
  upper(734, 170),
];
