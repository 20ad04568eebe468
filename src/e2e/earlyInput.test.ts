import type { Page } from 'playwright-core';
import { paths } from '../contract/paths.ts';
import { sitePrices } from '../testing/server/sitePrices.ts';
import { autofill, demoServer } from './leadForms.ts';
import { visit, widths } from './visit.ts';
import { delayRequests } from './pageSteps.ts';

interface Case {
  name: string;
  path: string;
  enter: (page: Page) => Promise<unknown>;
  expectKept: (page: Page) => Promise<unknown>;
}

const searchBox = (page: Page) => page.getByRole('searchbox');

const CASES: Case[] = [
  {
    name: 'a search',
    path: paths.allIntegrations,
    enter: (page) => searchBox(page).fill('mail'),
    expectKept: async (page) => {
      await page.waitForURL('**/all-integrations?q=mail');
      expect(await searchBox(page).inputValue()).toBe('mail');
    },
  },
  {
    name: 'choices on the pricing page',
    path: paths.pricing,
    enter: async (page) => {
      await page.getByText('Annual', { exact: true }).click();
      await page.getByRole('combobox', { name: 'Compare Team with' }).selectOption('Brokerage');
      await page.getByRole('textbox', { name: 'People' }).fill('7');
      await page.getByRole('checkbox', { name: 'Show differences only' }).check();
    },
    expectKept: async (page) => {
      await page.waitForURL('**/pricing?billing=annual&people=7');
      const { annual } = await sitePrices('Brokerage');
      await page.getByRole('columnheader', { name: `Brokerage ${annual} per year` }).waitFor();
      expect(await page.getByRole('radio', { name: 'Annual' }).isChecked()).toBe(true);
      expect(await page.getByRole('checkbox').isChecked()).toBe(true);
    },
  },
  {
    name: 'a click on the menu button',
    path: paths.home,
    enter: (page) => page.getByRole('button', { name: 'Open menu' }).click(),
    expectKept: async (page) => {
      await page.getByRole('button', { name: 'Close menu' }).waitFor();
      const overflow = () => getComputedStyle(document.documentElement).overflowY;
      expect(await page.evaluate(overflow)).toBe('hidden');
    },
  },
];

it.each(CASES)('keeps $name from before the scripts load', ({ path, enter, expectKept }) => {
  const scripts = delayRequests('**/assets/*.js');
  const options = { width: widths.phone, beforeReady: true, prepare: scripts.prepare };
  return visit(path, options, async ({ page, ready }) => {
    await enter(page);
    scripts.release();
    await ready();
    await expectKept(page);
  });
});

const FILLED = {
  first_name: 'Zoë',
  last_name: "O'Neil",
  phone: '+1 503-555-0142',
  email: 'zoe@example.com',
  real_estate_experience: '4+ deals a month',
  monthly_budget: '$2,500+',
  preferred_date: '2099-12-03',
  preferred_time: '14:00',
};

it.each(['before', 'after'])('sends what autofill entered %s the scripts load', (when) => {
  const scripts = delayRequests('**/assets/*.js');
  const server = demoServer();
  const options = {
    timeZone: 'America/Los_Angeles',
    beforeReady: true,
    prepare: async (context: Parameters<typeof scripts.prepare>[0]) => {
      await server.prepare(context);
      await scripts.prepare(context);
    },
  };
  return visit(paths.requestDemo, options, async ({ page, ready }) => {
    if (when === 'before') await autofill(page, FILLED);
    scripts.release();
    await ready();
    if (when === 'after') await autofill(page, FILLED);
    await page.getByRole('form').getByRole('button', { name: 'Request a demo' }).click();
    await page.getByRole('heading', { name: 'Demo Scheduled Successfully!' }).waitFor();
    const { preferred_date, preferred_time, ...rest } = FILLED;
    expect(server.posts).toEqual([
      expect.objectContaining({
        ...rest,
        phone: '+15035550142',
        preferred_datetime: new Date(`${preferred_date}T${preferred_time}-08:00`).toISOString(),
      }),
    ]);
  });
});
