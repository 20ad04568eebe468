export const art = {
  facade: '#31505A',
  roofOnDusk: '#4B6E74',
  darkGlass: '#12272F',
  duskSky: '#16333E',
} as const;

/** Colors that match `public/street/street-dusk.svg`. */
export const street = {
  duskSky: 'linear-gradient(#315663 0%, #6C8C8D 30%, #C3C3A6 50%, #F3D79F 66%)',
  paleSky: 'linear-gradient(#C9D6D3, #F3E3BD 82%)',
  paneTop: '#FFD987',
  paneBottom: '#FFBE45',
  mullion: '#B97F1F',
} as const;
