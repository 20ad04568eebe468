/** Colors of the drawn buildings and the bridge; they appear in pictures only, never in the interface. */
export const art = {
  facade: '#31505A',
  facadeShade: '#1D4452',
  roofOnDusk: '#4B6E74',
  darkGlass: '#12272F',
  duskSky: '#16333E',
  stoneGlass: '#D8D5CB',
} as const;
