import type { BrowserContext, Page } from 'playwright-core';
import { paths } from '../contract/paths.ts';
import { field } from './leadForms.ts';
import { visit, type VisitOptions } from './visit.ts';

const OOPS = 'Oops! Something went wrong.';

/** Runs in the page. */
const STORAGES: Record<string, () => void> = {
  'storage works': () => undefined,
  'access to storage throws': () =>
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('Denied', 'SecurityError');
      },
    }),
  'there is no storage': () => Object.defineProperty(window, 'sessionStorage', { value: null }),
  'storage is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  },
  'reading storage throws': () => {
    Storage.prototype.getItem = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
  },
};

interface Removal {
  files: string;
  /** Documents from this one on name files that exist. */
  untilDocument?: number;
  storage?: () => void;
}

/** A deployment that removed files of the page. */
const deploy = ({ files, untilDocument = Infinity, storage }: Removal) => {
  let documents = 0;
  const options: VisitOptions = {
    isolated: true,
    beforeReady: true,
    expectedMessages: /status of 404|ChunkLoadError|Loading chunk/,
    prepare: async (context: BrowserContext) => {
      if (storage) await context.addInitScript(storage);
      context.on('request', (request) => {
        if (request.isNavigationRequest()) documents += 1;
      });
      await context.route(files, (route) =>
        documents < untilDocument ? route.fulfill({ status: 404, body: '' }) : route.continue(),
      );
    },
  };
  return { options, documents: () => documents };
};

const pricingLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Pricing' });

describe.each(Object.entries(STORAGES))('when %s', (_what, storage) => {
  it('reloads once for the chunk of the next page, and keeps the form', () => {
    const { options, documents } = deploy({
      files: '**/assets/pricing*.js',
      untilDocument: 2,
      storage,
    });
    return visit(paths.requestDemo, options, async ({ page, ready }) => {
      await ready();
      await field(page, 'Last name').fill('Lovelace');
      await pricingLink(page).click();
      await page.getByRole('heading', { level: 1, name: /Every plan/ }).waitFor();
      await ready();
      expect(documents()).toBe(2);
      await page.getByRole('banner').getByRole('link', { name: 'Request a demo' }).first().click();
      await page.waitForURL(`**${paths.requestDemo}`);
      expect(await field(page, 'Last name').inputValue()).toBe('Lovelace');
      expect(documents()).toBe(2);
    });
  });

  it('reloads once, not in a loop, for a chunk that stays missing', () => {
    const { options, documents } = deploy({ files: '**/assets/pricing*.js', storage });
    return visit(paths.about, options, async ({ page, ready }) => {
      await ready();
      await pricingLink(page).click();
      // The server's page is whole without scripts.
      await page.getByRole('heading', { level: 1, name: /Every plan/ }).waitFor();
      await page.waitForLoadState('networkidle');
      expect(documents()).toBe(2);
      await page.goto(paths.about);
      await ready();
      expect(documents()).toBe(3);
    });
  });
});

it.each([
  ['the entry', '**/assets/client*.js'],
  ['the code of every page', '**/assets/app*.js'],
  ['the libraries', '**/assets/libraries*.js'],
  ['the code of the page', '**/assets/about*.js'],
  ['all files', '**/assets/*.js'],
])('reloads a page once that misses %s', async (_what, files) => {
  const { options, documents } = deploy({ files, untilDocument: 2 });
  await visit(paths.about, options, async ({ page, ready }) => {
    await page.waitForEvent('framenavigated');
    await ready();
    expect(documents()).toBe(2);
  });
  const forever = deploy({ files });
  await visit(paths.about, forever.options, async ({ page }) => {
    await page.waitForEvent('framenavigated');
    await page.waitForLoadState('networkidle');
    expect(forever.documents()).toBe(2);
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
});

it('keeps the page while the server does not answer, and loads the next one when it is back', () => {
  let isGone = false;
  let documents = 0;
  const options: VisitOptions = {
    isolated: true,
    expectedMessages: /ERR_|ChunkLoadError|Failed to fetch/,
    prepare: async (context) => {
      context.on('request', (request) => {
        if (request.isNavigationRequest()) documents += 1;
      });
      await context.route('**/*', (route) => (isGone ? route.abort() : route.continue()));
    },
  };
  return visit(paths.about, options, async ({ page }) => {
    isGone = true;
    await pricingLink(page).click();
    await page.getByRole('heading', { level: 1, name: OOPS }).waitFor();
    expect(documents).toBe(1);
    isGone = false;
    await page.getByRole('link', { name: 'Go to home' }).click();
    await page.getByRole('heading', { level: 1, name: /smart, fast/ }).waitFor();
    await pricingLink(page).click();
    await page.getByRole('heading', { level: 1, name: /Every plan/ }).waitFor();
    expect(documents).toBe(1);
  });
});
