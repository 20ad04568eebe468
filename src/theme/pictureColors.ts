export const art = {
  facade: '#31505A',
  roofOnDusk: '#4B6E74',
  darkGlass: '#12272F',
  duskSky: '#16333E',
} as const;

/** Colors that match the drawings in `public/street/`. */
export const street = {
  duskSky: 'linear-gradient(#315663 0%, #5B7F83 46%, #B9BFA4 72%, #F3D79F 92%)',
  paleSky: 'linear-gradient(#C9D6D3, #F3E3BD 82%)',
  nightSky: 'linear-gradient(#0D1F27 42%, #123039)',
  /** Dark enough for text down to seven tenths, where it ends on phones. */
  openSky: 'linear-gradient(#234855, #2B505C 50%, #4A6F75 72%, #B9BFA4 87%, #F3D79F 97%)',
  eveningSky: 'linear-gradient(#0D1F27, #102832 50%, #2A4A4F 86%, #5A5C48)',
  pane: '#FFC54D',
  mullion: '#B97F1F',
  person: '#5A3C0A',
  shade: '#FFE3A3',
  plate: '#F6F6F2',
  sign: '#DFE6E4',
  moon: '#E9EDE6',
} as const;

/** A window of the house on the home page. */
export const houseWindow = {
  glass: '#0B1B22',
  mullion: '#284550',
  frame: '#31535E',
  sill: '#3C5F6A',
  plan: '#234550',
  litFrame: '#FFF4DA',
} as const;
