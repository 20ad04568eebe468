import { ARTICLE_HEADING_OFFSET, POST_HEADING_OFFSET } from '../contract/constants.ts';
import { paths } from '../contract/paths.ts';
import {
  jumpsToHeading,
  marksTheCurrentEntry,
  movesWithKeyboard,
  scrollsToHeading,
} from './contentsList.ts';
import { widths } from './visit.ts';

// `walks/tableOfContents.test.ts` has the other windows and pages.

const ARTICLE = paths.helpArticle('set-up-a-round-robin-rotation');

it('scrolls to a heading of a post on click and load', () =>
  scrollsToHeading(paths.whatsNew, POST_HEADING_OFFSET));

it('marks the entry that was clicked, and the last one at the end', () =>
  marksTheCurrentEntry(paths.privacyPolicy, 1440, 2000));

it('jumps to a heading of an article without scripts', () =>
  jumpsToHeading(ARTICLE, ARTICLE_HEADING_OFFSET));

it('moves through contents and text with the keyboard on a phone', () =>
  movesWithKeyboard(widths.phone));
