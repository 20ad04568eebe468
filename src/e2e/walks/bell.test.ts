import { checkBell } from '../bell.ts';

it.each([320, 360, 520, 768, 1024, 1366])(
  'shows the answer to the bell at %i px, where nothing moves or overlaps',
  (width) => checkBell(width),
);

it.each([320, 390, 1366])('shows two states with reduced motion at %i px', (width) =>
  checkBell(width, true),
);
