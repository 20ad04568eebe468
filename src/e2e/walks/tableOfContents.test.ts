import { paths } from '../../contract/paths.ts';
import { marksTheCurrentEntry } from '../contentsList.ts';

describe.each([
  [1440, 900],
  [1440, 2000],
  [1440, 4000],
  [768, 1400],
])('in a window of %i by %i px', (width, height) => {
  it.each([
    paths.privacyPolicy,
    paths.termsOfServices,
    paths.whatsNew,
    paths.helpArticle('set-up-a-round-robin-rotation'),
  ])('marks the entry that was clicked on %s, and the last one at the end', (path) =>
    marksTheCurrentEntry(path, width, height),
  );
});
