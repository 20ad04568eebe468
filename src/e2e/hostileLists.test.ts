import type { Page } from 'playwright-core';
import { paths } from '../contract/paths.ts';
import { visit, widths } from './visit.ts';
import { withExternalSite } from './withExternalSite.ts';

const external = withExternalSite();

const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen';
const HTML = '<b onclick="alert(1)">Bold</b> & "Co"';

/** The first few of a list with everything that may be wrong with them, then as many ordinary ones as are wanted. */
const listOf = <Item>(count: number, odd: Item[], ordinary: (index: number) => Item): Item[] =>
  [...odd, ...Array.from({ length: count }, (_, index) => ordinary(index))].slice(0, count);

const integrations = (count: number) =>
  listOf<object>(
    count,
    [
      { id: 1, name: LONG_WORD, description: LONG_WORD.repeat(3), logo_url: '' },
      { id: 2, name: HTML, description: '<script>alert(1)</script>', logo_url: '/logos/gone.svg' },
      { id: 3, name: 'Bare', description: null, logo_url: null },
    ],
    (index) => ({ id: index + 4, name: `App ${index}`, description: 'Carries things.' }),
  );

const plan = (name: string, more: object = {}) => ({
  name,
  description: 'A plan.',
  monthlyPrice: 40,
  annualPrice: 400,
  features: { users: { type: 'tiered', name: 'Users', value: LONG_WORD } },
  ...more,
});

const catalog = (count: number) => ({
  plans: listOf<object>(
    count,
    [
      plan(LONG_WORD, { description: LONG_WORD.repeat(2), monthlyPrice: 1_234_567.89 }),
      plan(HTML, { isPopular: true }),
      plan('Bare', { monthlyPrice: null, annualPrice: null, features: null, description: null }),
    ],
    (index) => plan(`Plan ${index}`),
  ),
  features: [
    { key: 'users', name: LONG_WORD },
    { key: 'nobody', name: 'What nobody has' },
  ],
  additionalUsageCharges: [],
});

const complaintsOf = async (page: Page): Promise<string[]> => {
  const found: string[] = [];
  const words = await page.getByRole('main').innerText();
  if (/\b(?:undefined|null|NaN)\b|\[object/.test(words)) found.push('prints what is not there');
  if ((await page.locator('main b[onclick], main script').count()) > 0) found.push('takes HTML');
  for (const width of [320, widths.tablet, widths.laptop, widths.desktop]) {
    await page.setViewportSize({ width, height: 900 });
    const actual = await page.evaluate(() => document.documentElement.scrollWidth);
    if (actual > width) found.push(`is ${actual} px wide at ${width} px`);
  }
  return found;
};

it.each([0, 1, 6, 7, 100])('holds %i things of every kind, however odd', async (count) => {
  external.api.answer('/integrations', { payload: integrations(count) });
  external.api.answer('/plans', { payload: catalog(count) });
  const found: Record<string, string[]> = {};
  // Logos that are not there.
  const options = {
    site: external.site.url,
    reducedMotion: true,
    expectedMessages: /status of 404/,
  };
  await visit(paths.integrations, options, async ({ page, ready }) => {
    for (const path of [paths.integrations, paths.allIntegrations, paths.pricing]) {
      if (path !== paths.integrations) await page.goto(path);
      await ready();
      const complaints = await complaintsOf(page);
      if (complaints.length > 0) found[path] = complaints;
    }
  });
  expect(found).toEqual({});
});

it('draws an initial where a logo is missing or broken', async () => {
  external.api.answer('/integrations', { payload: integrations(3) });
  const options = { site: external.site.url, expectedMessages: /status of 404/ };
  await visit(paths.allIntegrations, options, async ({ page, ready }) => {
    await ready();
    const cards = page.getByRole('main').getByRole('article');
    expect(await cards.count()).toBe(3);
    await cards.locator('img').first().waitFor({ state: 'detached' });
    expect((await cards.allInnerTexts()).map((text) => text.split('\n')[0])).toEqual([
      'D',
      '<',
      'B',
    ]);
  });
});
