import { checkBell } from './bell.ts';
import { widths } from './visit.ts';

it.each([widths.phone, widths.desktop])(
  'shows the whole answer to the bell at %i px, where nothing moves or overlaps',
  (width) => checkBell(width),
);
