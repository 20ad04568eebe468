import { ARTICLE_HEADING_OFFSET, POST_HEADING_OFFSET } from '../../contract/constants.ts';
import { paths } from '../../contract/paths.ts';
import {
  jumpsToHeading,
  marksTheCurrentEntry,
  movesWithKeyboard,
  scrollsToHeading,
} from '../contentsList.ts';
import { widths } from '../visit.ts';

const ARTICLE = paths.helpArticle('set-up-a-round-robin-rotation');

it.each([
  [ARTICLE, ARTICLE_HEADING_OFFSET],
  [paths.privacyPolicy, POST_HEADING_OFFSET],
])('scrolls to a heading of %s, %i px below the top, on click and load', scrollsToHeading);

it.each([
  [paths.whatsNew, POST_HEADING_OFFSET],
  [paths.privacyPolicy, POST_HEADING_OFFSET],
])('jumps to a heading of %s, %i px below the top, without scripts', jumpsToHeading);

it('moves through contents and text with the keyboard', () => movesWithKeyboard(widths.desktop));

describe.each([
  [1440, 900],
  [1440, 2000],
  [1440, 4000],
  [768, 1400],
])('in a window of %i by %i px', (width, height) => {
  it.each([paths.privacyPolicy, paths.termsOfServices, paths.whatsNew, ARTICLE])(
    'marks the entry that was clicked on %s, and the last one at the end',
    (path) => marksTheCurrentEntry(path, width, height),
  );
});
