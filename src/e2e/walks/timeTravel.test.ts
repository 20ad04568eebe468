import { FEATURE_SLUGS } from '../../contract/navigation.ts';
import { paths } from '../../contract/paths.ts';
import { expectTimeTravel, TEST_MS } from '../timeTravels.ts';
import { goInside } from '../pageSteps.ts';

const PAGES = [
  ...FEATURE_SLUGS.map((slug) => paths.feature(slug)),
  paths.integrations,
  paths.about,
  paths.allPosts,
  paths.webinars,
  paths.allEvents,
  paths.allVideos,
  paths.privacyPolicy,
  paths.termsOfServices,
  paths.helpCategory('leads-and-assignment'),
  '/no/such/page',
];

it(
  'shows every earlier state of a visit to the other pages',
  () =>
    expectTimeTravel(async (page, step) => {
      for (const path of PAGES) await step(() => goInside(page, path));
      await step(() => page.getByRole('button', { name: 'Features' }).first().click());
      // The code of a page may arrive after a session is imported, and closes menus.
      await step(() => page.keyboard.press('Escape'));
    }),
  TEST_MS,
);
