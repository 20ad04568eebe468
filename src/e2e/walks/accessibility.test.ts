import type { BrowserContext, Locator, Page, Route } from 'playwright-core';
import { paths } from '../../contract/paths.ts';
import { axeProblems, axeViolations } from '../axe.ts';
import { answerEmpty, answerFailure, checkRoutes, ROUTE_GROUPS } from '../everyRoute.ts';
import {
  DEMO_FIELDS,
  demoServer,
  fillIn,
  linkServer,
  refused,
  REGISTRATION_FIELDS,
  registrationServer,
  toast,
} from '../leadForms.ts';
import { visit, widths } from '../visit.ts';
import { READS } from '../reads.ts';
import { goInside } from '../pageSteps.ts';

const WIDE = { width: widths.desktop, height: 900 };
const LAPTOP = { width: widths.laptop, height: 900 };
const TABLET = { width: widths.tablet, height: 900 };
const PHONE = { width: widths.phone, height: 844 };
/** 1280 x 1024 at 400 % (WCAG 1.4.10). */
const ZOOMED = { width: 320, height: 256 };

/** Violations in the page's current state, at both widths. */
const violationsAt = async (page: Page, part = 'main') => {
  const found: string[] = [];
  for (const viewport of [PHONE, WIDE]) {
    await page.setViewportSize(viewport);
    const violations = await axeViolations(page, part, viewport === WIDE);
    found.push(...violations.map((violation) => `${viewport.width} px wide: ${violation}`));
  }
  return found;
};

const setTextSize = (page: Page, size: string) =>
  page.evaluate((value) => void (document.documentElement.style.fontSize = value), size);

/** WCAG 1.4.12. The content security policy allows a constructed style sheet. */
const spaceText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }
    `);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });

/** Text that its container or the window cuts off, and text that overlaps other text. */
const lostText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const lost: string[] = [];
    const lines: { element: Element; box: DOMRect; text: string }[] = [];
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const ancestors = (element: Element): Element[] =>
      element.parentElement ? [element, ...ancestors(element.parentElement)] : [element];

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement!;
      const text = walker.currentNode.textContent!.trim().slice(0, 40);
      const containers = ancestors(element).map((container) => ({
        box: container.getBoundingClientRect(),
        style: getComputedStyle(container),
      }));
      const isIgnored =
        text === '' ||
        element.closest('script, style, noscript, svg, option, [aria-hidden=true], [role=img]') !==
          null ||
        !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
        containers.some(
          ({ style }) =>
            // For screen readers only, fixed, truncated on purpose, or scrollable.
            style.clipPath !== 'none' ||
            style.position === 'fixed' ||
            style.textOverflow === 'ellipsis' ||
            ['auto', 'scroll'].includes(style.overflowX),
        );
      if (isIgnored) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width * height > 1);
      const isCut = boxes.some(
        ({ left, right, top, bottom }) =>
          left < -1 ||
          right > window.innerWidth + 1 ||
          containers.some(
            ({ box, style }) =>
              (hides(style.overflowX) && (left < box.left - 1 || right > box.right + 1)) ||
              (hides(style.overflowY) && (top < box.top - 2 || bottom > box.bottom + 2)),
          ),
      );
      if (isCut) lost.push(`cut: ${text}`);
      lines.push(...boxes.map((box) => ({ element, box, text })));
    }

    lines.forEach(({ element, box, text }, index) => {
      for (const other of lines.slice(index + 1)) {
        const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const height = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        // Tight lines of one element overlap a little.
        if (width <= 4 || height <= 0.35 * Math.min(box.height, other.box.height)) continue;
        if (element.contains(other.element) || other.element.contains(element)) continue;
        lost.push(`overlap: ${text} / ${other.text}`);
      }
    });
    return [...new Set(lost)];
  });

// With reduced motion, no part of a page depends on the width at load, so one load covers every width.
it.each(ROUTE_GROUPS)(
  'passes axe, reflow, text spacing and reduced motion on $routes',
  async ({ routes }) => {
    const found = await checkRoutes(routes, widths.desktop, async (page) => {
      const problems = (await axeProblems(page)).map((problem) => `wide: ${problem}`);
      await setTextSize(page, '200%');
      // Wide first: the picture of a phone is too tall for a wide window until the next one has loaded.
      for (const viewport of [WIDE, PHONE]) {
        await page.setViewportSize(viewport);
        const large = `${viewport.width} px wide with text of twice the size`;
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        if (width > viewport.width) problems.push(`${large} is ${width} px wide`);
        problems.push(...(await lostText(page)).map((text) => `${large} ${text}`));
      }
      await setTextSize(page, '');
      problems.push(...(await axeProblems(page, true)));
      for (const viewport of [LAPTOP, TABLET, ZOOMED]) {
        await page.setViewportSize(viewport);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        if (width > viewport.width) problems.push(`is ${width} px wide at ${viewport.width} px`);
      }
      problems.push(...(await lostText(page)).map((text) => `at 400 % ${text}`));
      await page.setViewportSize(PHONE);
      await spaceText(page);
      problems.push(...(await lostText(page)).map((text) => `spaced ${text}`));
      const moving = await page.evaluate(
        () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
      );
      if (moving > 0) problems.push(`${moving} animations run`);
      return problems;
    });
    expect(found).toEqual({});
  },
);

interface State {
  name: string;
  path: string;
  /** Without it, both widths are checked. */
  width?: number;
  reach: (page: Page) => Promise<unknown>;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const STATES: State[] = [
  {
    name: 'the Features menu',
    path: paths.home,
    width: widths.desktop,
    reach: (page) => button(page, 'Features').click(),
  },
  {
    name: 'the mobile sheet',
    path: paths.home,
    width: widths.phone,
    reach: async (page) => {
      await button(page, 'Open menu').click();
      await button(page, 'Features').click();
      await page.getByRole('banner').getByRole('list').nth(1).waitFor();
    },
  },
  {
    name: 'annual prices and only differences shown',
    path: paths.pricing,
    reach: async (page) => {
      await page.getByText('Annual', { exact: true }).click();
      await page.getByRole('checkbox', { name: 'Show differences only' }).check();
    },
  },
  {
    name: 'another plan compared',
    path: paths.pricing,
    width: widths.phone,
    reach: (page) => page.getByRole('combobox').selectOption('Brokerage'),
  },
  {
    name: 'the second slide',
    path: paths.integrations,
    reach: (page) => button(page, 'Next slide').click(),
  },
  {
    name: 'the last page of a search',
    path: `${paths.allIntegrations}?q=a&page=99`,
    reach: (page) => button(page, 'Previous').waitFor(),
  },
  {
    name: 'a search that finds nothing',
    path: `${paths.allIntegrations}?q=zzzzzz`,
    reach: (page) => page.getByText('No Integrations found').waitFor(),
  },
];

it.each(STATES)('passes axe with $name', ({ path, width, reach }) =>
  visit(path, { width, reducedMotion: true }, async ({ page }) => {
    await reach(page);
    expect(await (width ? axeViolations(page) : violationsAt(page, 'html'))).toEqual([]);
  }),
);

/** Checks a page in one state after another, and collects the violations of each state. */
const inspect = (page: Page) => {
  const found: Record<string, string[]> = {};
  const look = async (state: string, part?: string) => {
    const violations = await violationsAt(page, part);
    if (violations.length > 0) found[state] = violations;
  };
  return { found, look };
};

it('passes axe in every state of the help search', () => {
  const options = {
    reducedMotion: true,
    expectedMessages: /status of 400/,
    prepare: async (context: BrowserContext) => {
      await context.route('**/search?q=slow', () => undefined);
      await context.route('**/search?q=broken', answerFailure);
    },
  };
  return visit(paths.helpCenter, options, async ({ page }) => {
    const { found, look } = inspect(page);
    const search = async (query: string, result: Locator) => {
      await page.getByRole('combobox', { name: 'Search the help center' }).fill(query);
      await result.waitFor();
      await look(query, 'html');
    };
    await search('rotation', page.getByRole('option').first());
    await search('zzzzzz', page.getByText('No results found'));
    await search('slow', page.getByText('Searching...'));
    await search('broken', page.getByText('Error fetching results'));
    expect(found).toEqual({});
  });
});

it('passes axe in every state of the demo form', async () => {
  const server = demoServer();
  const options = {
    reducedMotion: true,
    expectedMessages: /status of 422/,
    prepare: server.prepare,
  };
  await visit(paths.requestDemo, options, async ({ page }) => {
    const { found, look } = inspect(page);
    const submit = page.getByRole('form').getByRole('button', { name: 'Request a demo' });
    await submit.click();
    await page.locator('[aria-invalid=true]:focus').waitFor();
    await look('with errors');

    await page.getByRole('button', { name: /^Country code/ }).click();
    await page.getByRole('option').first().waitFor();
    await look('with the country list');
    await page.getByRole('combobox', { name: 'Search countries' }).fill('atlantis');
    await page.getByText('No entries to show').waitFor();
    await look('with no country found');
    await page.keyboard.press('Escape');

    await fillIn(page, DEMO_FIELDS);
    const answerNow = server.hold();
    await submit.click();
    await page.getByRole('button', { name: 'Submitting...' }).waitFor();
    await look('submitting');
    server.answer(refused(422, 'Please check the form.', { phone: 'Invalid phone number' }));
    answerNow();
    await toast(page, 'alert', 'Please check the form.').waitFor();
    await look('refused', 'html');

    server.answer(server.accepted);
    await fillIn(page, { Phone: DEMO_FIELDS.Phone });
    await submit.click();
    await page.getByRole('heading', { name: 'Demo Scheduled Successfully!' }).waitFor();
    await look('sent', 'html');
    expect(found).toEqual({});
  });
});

/** Its controls are those of the demo form. */
it('passes axe after a registration and with its errors', async () => {
  const { prepare } = registrationServer();
  const path = paths.event('import-day-together');
  await visit(path, { reducedMotion: true, prepare }, async ({ page }) => {
    const { found, look } = inspect(page);
    await page.getByRole('button', { name: 'Register Now' }).click();
    await page.locator('[aria-invalid=true]:focus').waitFor();
    await look('with errors');
    await fillIn(page, REGISTRATION_FIELDS);
    await page.getByRole('button', { name: 'Register Now' }).click();
    await page.getByRole('heading', { name: 'Registration Successful!' }).waitFor();
    await look('sent');
    expect(found).toEqual({});
  });
});

it('passes axe during an event, and when a guest asks for the link again', () => {
  const { prepare, answer, accepted } = linkServer();
  const path = paths.event('import-day-together');
  const options = { reducedMotion: true, isolated: true, prepare, expectedMessages: /422/ };
  return visit(path, options, async ({ page }) => {
    const { found, look } = inspect(page);
    await page.getByText('Already registered? Get your link again').click();
    await page.getByRole('button', { name: 'Send my link again' }).waitFor();
    await look('before the event');
    const day = await page.locator('main time').first().getAttribute('datetime');
    // Within the ninety minutes from 10 AM Pacific, in summer and in winter.
    await page.clock.setSystemTime(`${day}T18:15:00Z`);
    await page.reload();
    const ask = page.getByRole('button', { name: 'Send my link again' });
    await page.getByText(/^(15|75) minutes in$/).waitFor();
    await look('live');
    answer(refused(422, 'Invalid email', { email: 'Invalid email' }));
    await ask.click();
    await page.locator('[aria-invalid=true]:focus').waitFor();
    await look('with an error');
    answer(accepted);
    await fillIn(page, { 'The address you registered with': 'zoe@example.com' });
    await ask.click();
    await page.getByText('If zoe@example.com is registered').waitFor();
    await look('sent');
    expect(found).toEqual({});
  });
});

it('passes axe in every state of the newsletter box', () =>
  visit(
    paths.blog,
    {
      reducedMotion: true,
      prepare: (context) => context.route('**/api/newsletter/**', () => undefined),
    },
    async ({ page }) => {
      const { found, look } = inspect(page);
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await toast(page, 'alert', 'Please enter an email address').waitFor();
      await look('without an address', 'html');
      await fillIn(page, { Email: 'ada@example.com' });
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await page.getByRole('button', { name: 'Submitting...' }).waitFor();
      await look('submitting');
      expect(found).toEqual({});
    },
  ));

it('passes axe when an event is over or a video fails', () =>
  visit(
    paths.event('reading-the-year'),
    {
      reducedMotion: true,
      prepare: (context) => context.route('**/*.mp4', (route) => route.fulfill({ body: 'No.' })),
    },
    async ({ page }) => {
      const { found, look } = inspect(page);
      await look('over');
      await page.goto(paths.video('your-first-afternoon'));
      await page.getByRole('alert').filter({ hasText: 'couldn’t play that video' }).waitFor();
      await look('failed');
      expect(found).toEqual({});
    },
  ));

const LISTS = [
  paths.integrations,
  paths.allIntegrations,
  paths.pricing,
  paths.blog,
  paths.allPosts,
  paths.webinars,
  paths.allEvents,
  paths.allVideos,
  paths.helpCenter,
];
const DOCUMENTS = [
  paths.post('some'),
  paths.event('some'),
  paths.video('some'),
  paths.privacyPolicy,
  paths.helpCategory('some'),
  paths.helpArticle('some'),
];

interface ReadState {
  name: string;
  /** Answers every read from the browser. */
  answer: (route: Route) => Promise<unknown>;
  pages: readonly string[];
  /** Matches only when the page is in this state. */
  mark: string;
}

const READ_STATES: ReadState[] = [
  {
    name: 'loading',
    answer: () => Promise.resolve(),
    pages: [...LISTS, ...DOCUMENTS],
    mark: 'main [data-testid=skeleton-card], main [role=status], main :text("Loading")',
  },
  {
    name: 'failed',
    answer: answerFailure,
    pages: [...LISTS, ...DOCUMENTS],
    mark: 'main button:has-text("Try again"), main h1:text("Error")',
  },
  {
    name: 'empty',
    answer: answerEmpty,
    pages: LISTS,
    mark: 'main :text("found"), main :text("available"), main :text("right now")',
  },
];

it.each(READ_STATES)('passes axe while a read is $name', async (state) => {
  const found: Record<string, string[]> = {};
  const options = {
    reducedMotion: true,
    expectedMessages: /status of (?:400|404)/,
    prepare: (context: BrowserContext) => context.route(READS, state.answer),
  };
  await visit('/no/such/page', options, async ({ page }) => {
    for (const path of state.pages) {
      await goInside(page, path);
      await page.locator(state.mark).first().waitFor({ state: 'attached' });
      const violations = await violationsAt(page);
      if (violations.length > 0) found[path] = violations;
    }
  });
  expect(found).toEqual({});
});
