import type { BrowserContext, Page } from 'playwright-core';
import { paths } from '../contract/paths.ts';
import { field } from './leadForms.ts';
import { visit, type VisitOptions } from './visit.ts';

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

export const pricingLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Pricing' });

/** @param storage runs in the page before its scripts */
export const reloadsOnceForNextPage = (storage?: () => void): Promise<void> => {
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
};

/** @param storage runs in the page before its scripts */
export const doesNotReloadInLoop = (storage?: () => void): Promise<void> => {
  const { options, documents } = deploy({ files: '**/assets/pricing*.js', storage });
  return visit(paths.about, options, async ({ page, ready }) => {
    await ready();
    // The first document reloads instead of failing.
    const givesUp = page.waitForEvent('pageerror');
    await pricingLink(page).click();
    // The server's page is whole without scripts.
    await page.getByRole('heading', { level: 1, name: /Every plan/ }).waitFor();
    await givesUp;
    expect(documents()).toBe(2);
    await page.goto(paths.about);
    await ready();
    expect(documents()).toBe(3);
  });
};

export const reloadsOnceWithoutFiles = async (files: string): Promise<void> => {
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
};
