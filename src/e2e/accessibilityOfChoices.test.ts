import type { Page } from 'playwright-core';
import { paths } from '../contract/paths.ts';
import { axeViolations, visit, widths } from './visit.ts';

interface Choice {
  name: string;
  path: string;
  /** Only at this width; else at both. */
  width?: number;
  /** Once more on a phone, where both widths show it. */
  make: (page: Page) => Promise<unknown>;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const openSheet = (group: string) => async (page: Page) => {
  await button(page, 'Open menu').click();
  await button(page, group).click();
  await page.getByRole('banner').getByRole('list').nth(1).waitFor();
};

const choices: Choice[] = [
  {
    name: 'the Features menu',
    path: paths.home,
    width: widths.desktop,
    make: (page) => button(page, 'Features').click(),
  },
  {
    name: 'the Resources menu',
    path: paths.pricing,
    width: widths.desktop,
    make: (page) => button(page, 'Resources').click(),
  },
  {
    name: 'the mobile sheet with the features',
    path: paths.home,
    width: widths.phone,
    make: openSheet('Features'),
  },
  {
    name: 'the mobile sheet with the resources',
    path: paths.about,
    width: widths.phone,
    make: openSheet('Resources'),
  },
  {
    name: 'annual prices and differences only',
    path: paths.pricing,
    make: async (page) => {
      await page.getByText('Annual', { exact: true }).click();
      await page.getByRole('checkbox', { name: 'Show differences only' }).check();
    },
  },
  {
    name: 'another plan to compare',
    path: paths.pricing,
    width: widths.phone,
    make: (page) => page.getByRole('combobox').selectOption('Brokerage'),
  },
  {
    name: 'the second slide',
    path: paths.integrations,
    make: (page) => button(page, 'Next slide').click(),
  },
  {
    name: 'the last page of a search',
    path: `${paths.allIntegrations}?q=a&page=99`,
    make: (page) => button(page, 'Previous').waitFor(),
  },
  {
    name: 'a search that finds nothing',
    path: `${paths.allIntegrations}?q=zzzzzz`,
    make: (page) => page.getByText('No Integrations found').waitFor(),
  },
  {
    name: 'a feature scrolled to its end',
    path: paths.feature('user-management'),
    make: (page) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight)),
  },
];

it.each(choices)('has nothing for axe to find with $name', ({ path, width, make }) =>
  visit(path, { width, reducedMotion: true }, async ({ page, ready }) => {
    await ready();
    await make(page);
    expect(await axeViolations(page)).toEqual([]);
    if (width) return;
    await page.setViewportSize({ width: widths.phone, height: 844 });
    await make(page);
    expect(await axeViolations(page)).toEqual([]);
  }),
);
