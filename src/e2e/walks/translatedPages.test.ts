import type { BrowserContext, ElementHandle, Page, Route } from 'playwright-core';
import { paths } from '../../contract/paths.ts';
import { answerEmpty, answerFailure, checkRoutes, ROUTE_GROUPS } from '../everyRoute.ts';
import { startSite } from '../startSite.ts';
import { openPath, openTwin, press, see, type, visitTwins } from './translatedTwins.ts';
import { visit, widths } from '../visit.ts';
import { READS } from '../reads.ts';
import { goInside, nextFrame } from '../pageSteps.ts';

/** What a visitor of this page can use, except what leaves it. */
const CONTROLS = [
  'button, [role=button]',
  'summary',
  'select',
  'input:is([type=radio], [type=checkbox])',
  'input:not([type=hidden], [type=radio], [type=checkbox], [tabindex="-1"])',
  'textarea',
]
  .map((selector) => `main ${selector.replaceAll(', ', ', main ')}`)
  .join(', ');

type Control = ElementHandle<HTMLElement | SVGElement>;

/** Uses a control as a visitor might, unless it is hidden, disabled or opens another document. */
const exercise = async (control: Control) => {
  const kind = await control.evaluate((element) => {
    const isUsable =
      element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled');
    if (!isUsable || element.matches('form:not([method]) [type=submit]')) return 'none';
    if (element instanceof HTMLSelectElement) return 'choice';
    if (element instanceof HTMLTextAreaElement) return 'text';
    if (!(element instanceof HTMLInputElement)) return 'press';
    return /radio|checkbox/.test(element.type) ? 'press' : element.type;
  });
  if (kind === 'none') return;
  if (kind === 'choice') {
    const choices = await control.$$('option:not(:disabled)');
    await control.selectOption(choices.at(-1)!);
  } else if (kind === 'press') await control.dispatchEvent('click');
  else if (kind === 'date') await control.fill('2099-12-03');
  else await control.fill('40');
};

/** Leaves out a control that the answer to an earlier one removes meanwhile. */
const exerciseAt = async (page: Page, index: number) => {
  const control = (await page.$$(CONTROLS))[index];
  if (!control) return;
  await exercise(control).catch(async (error) => {
    if (await control.evaluate((element) => element.isConnected)) throw error;
  });
};

const exerciseAll = async (page: Page) => {
  const path = page.url();
  const { both } = await openTwin(page, openPath(path));
  for (let index = 0; index < (await page.locator(CONTROLS).count()); index += 1) {
    await both(async (each) => {
      await exerciseAt(each, index);
      await nextFrame(each);
    });
  }
  await both((each) => goInside(each, path.endsWith(paths.about) ? paths.home : paths.about));
};

it.each(ROUTE_GROUPS)('shows no stale text on translated $routes', async ({ routes }) => {
  const check = (page: Page) =>
    exerciseAll(page).then(
      () => [],
      (error) => [String(error)],
    );
  expect(await checkRoutes(routes, widths.phone, check)).toEqual({});
});

it('shows no stale text in menus', async () => {
  await visitTwins(paths.home, {}, async ({ both }) => {
    for (const menu of ['Features', 'Resources', 'Features', 'Features']) await both(press(menu));
  });
  await visitTwins(paths.home, { width: widths.phone }, async ({ both }) => {
    for (const name of ['Open menu', 'Features', 'Resources', 'Features', 'Close menu'])
      await both(press(name));
  });
});

it('shows no stale text in searches', async () => {
  await visitTwins(paths.helpCenter, {}, async ({ both }) => {
    const search = 'Search the help center';
    for (const [text, answer] of [
      ['rotation', 'results available'],
      ['rotations', 'available'],
      ['zzzzzz', 'No results found'],
      ['lead', 'results available'],
    ] as const) {
      await both(type(search, text));
      await both(see(answer));
    }
    await both((page) => page.keyboard.press('Enter'));
    await both(see('Results for'));
    await both(type(search, 'rotation'));
    await both((page) => page.keyboard.press('Enter'));
    await both((page) =>
      page
        .getByRole('heading', { name: /rotation/ })
        .first()
        .waitFor(),
    );
  });
  await visitTwins(paths.allIntegrations, {}, async ({ both }) => {
    for (const [text, answer] of [
      ['mail', 'for “mail”'],
      ['email', 'for “email”'],
      ['zzzzzz', 'No Integrations found'],
      ['form', 'for “form”'],
    ] as const) {
      await both(type('Search integrations', text));
      await both(see(answer));
    }
  });
  const category = paths.helpCategory('leads-and-assignment');
  await visitTwins(category, {}, async ({ both }) => {
    for (const text of ['rot', 'rotation', 'zzzzzz', '']) await both(type('Search topics', text));
  });
});

const LISTS = [
  paths.integrations,
  paths.allIntegrations,
  paths.pricing,
  paths.blog,
  paths.allPosts,
  paths.webinars,
  paths.allEvents,
  paths.helpCenter,
];

const answers = { 'an empty list': answerEmpty, 'a list': (route: Route) => route.continue() };

it.each(Object.entries(answers))(
  'shows no stale text when %s follows an error',
  async (_, next) => {
    let answer = answerFailure;
    const options = {
      beforeReady: true,
      reducedMotion: true,
      expectedMessages: /status of 4/,
      prepare: (context: BrowserContext) => context.route(READS, (route) => answer(route)),
    };
    await visit('/robots.txt', options, async ({ page: original }) => {
      for (const path of LISTS) {
        answer = answerFailure;
        const retry = (page: Page) => page.getByRole('button', { name: 'Try again' });
        const open = async (page: Page) => {
          await openPath(paths.about)(page);
          await goInside(page, path);
          await retry(page).first().waitFor();
        };
        await open(original);
        const { both } = await openTwin(original, open);
        answer = next;
        await both(async (page) => {
          await retry(page).evaluateAll((buttons) =>
            buttons.forEach((button) => (button as HTMLElement).click()),
          );
          await retry(page).first().waitFor({ state: 'detached' });
        });
      }
    });
  },
);

it('shows no stale text when an event has ended', () => {
  const prepare = ({ clock }: BrowserContext) => clock.install();
  const options = { isolated: true, prepare };
  return visitTwins(paths.event('import-day-together'), options, async ({ both }) => {
    await both((page) => page.clock.fastForward(100 * 24 * 3_600_000));
    await both(see('This event has already taken place'));
  });
});

it('shows no stale text while the bell of the home page rings', () =>
  visitTwins(paths.home, { reducedMotion: false }, async ({ both }) => {
    for (let rings = 0; rings < 3; rings += 1) await both(press('Ring the bell'));
  }));

it('shows no stale text after an answer to “Was this helpful?”', async () => {
  const site = await startSite({ ANALYTICS_URL: 'http://127.0.0.1:9/api/event' });
  const options = {
    site: site.url,
    prepare: (context: BrowserContext) =>
      context.route('**/api/event', (route) => route.fulfill({ status: 202 })),
  };
  const article = paths.helpArticle('set-up-a-round-robin-rotation');
  await visitTwins(article, options, async ({ both }) => {
    const votes = (page: Page) => page.getByRole('group', { name: 'Was this helpful?' });
    for (const vote of [0, 1]) {
      await both((page) => votes(page).getByRole('button').nth(vote).click());
      await both((page) => votes(page).locator('[aria-pressed=true]').nth(0).waitFor());
    }
  }).finally(() => site.stop());
});
