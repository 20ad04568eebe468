import { checkBell } from '../bell.ts';

it.each([320, 360, 520, 768, 1024, 1366])(
  'shows the answer to the bell at %i px, where nothing moves or overlaps',
  (width) => checkBell({ width }),
);

it.each([320, 390, 768, 1366, 1440])(
  'shows the answer to the bell at %i px on a screen with two pixels for each, where nothing moves or overlaps',
  (width) => checkBell({ width, pixelRatio: 2 }),
);

it.each([320, 390, 1366])('shows two states with reduced motion at %i px', (width) =>
  checkBell({ width, reducedMotion: true }),
);
