import { ARTICLE_HEADING_OFFSET, POST_HEADING_OFFSET } from '../../contract/constants.ts';
import { paths } from '../../contract/paths.ts';
import {
  findsHeadingWithId,
  showsLateHeading,
  showsLateTarget,
  startsAtTopWithoutTarget,
} from '../fragmentTargets.ts';
import { widths } from '../visit.ts';

describe.each([widths.desktop, widths.phone])('at %i px', (width) => {
  it.each([
    `${paths.blog}#newsletter-box`,
    `${paths.requestDemo}#lead-form`,
    `${paths.pricing}#footer-nav`,
  ])('shows and focuses %s, when its data arrive late', (target) =>
    showsLateTarget(target, { width }),
  );
});

it('shows and focuses the form of an event, when its data arrive late', () =>
  showsLateTarget(`${paths.event('import-day-together')}#lead-form`));

it.each([
  [paths.helpArticle('set-up-a-round-robin-rotation'), ARTICLE_HEADING_OFFSET],
  [paths.privacyPolicy, POST_HEADING_OFFSET],
  [paths.termsOfServices, POST_HEADING_OFFSET],
])('shows a heading of %s %i px below the top, when the text arrives late', showsLateHeading);

it.each([
  `${paths.whatsNew}#gone`,
  `${paths.pricing}#gone`,
  `${paths.helpCenter}#100%`,
  `${paths.blog}#top`,
  `${paths.blog}#TOP`,
  `${paths.pricing}#`,
])(
  'starts at the top and at the title of %s, which does not have that element',
  startsAtTopWithoutTarget,
);

it.each(['überblick', '#x>y', 'a.b:c[d]', '50%', '日本語', 'two%20words', 'constructor'])(
  'finds a heading with the id %s in a text that arrives late',
  findsHeadingWithId,
);
