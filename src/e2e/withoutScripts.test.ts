import type { Page } from 'playwright-core';
import { paths } from '../contract/paths.ts';
import { newsletterStrings } from '../strings/newsletter.ts';
import { sitePrices } from '../testing/server/sitePrices.ts';
import { visit, widths } from './visit.ts';

const expectedMessages = /status of 422/;

const visitWithoutScripts = (path: string, test: (page: Page) => Promise<void>) =>
  visit(path, { width: widths.phone, javaScript: false, expectedMessages }, ({ page }) =>
    test(page),
  );

/** A date in standard time, within the next year. */
const nextMarch = () => `${new Date().getFullYear() + 1}-03-04`;

it('corrects and sends the demo form', () =>
  visitWithoutScripts(paths.requestDemo, async (page) => {
    await page.getByLabel('First name').fill('R2');
    await page.getByLabel('Last name').fill('Abara');
    await page.getByLabel('Phone', { exact: true }).fill('(503) 555-0142');
    await page.getByRole('form').getByLabel('Email').fill('ruth@example.com');
    await page.getByLabel('Real estate experience').selectOption('1-3 deals a month');
    await page.getByLabel('Monthly budget').selectOption('0-$500');
    await page.getByLabel('Preferred date').fill(nextMarch());
    await page.getByLabel('Preferred time').selectOption('2:00 PM');
    await page.getByRole('button', { name: 'Request a demo' }).click();

    await page.getByText('First name should contain only letters').waitFor();
    expect(await page.getByLabel('Last name').inputValue()).toBe('Abara');
    expect(await page.getByLabel('Phone', { exact: true }).inputValue()).toBe('(503) 555-0142');
    expect(await page.getByLabel('Preferred time').inputValue()).toBe('14:00');

    await page.getByLabel('First name').fill('Ruth');
    await page.getByRole('button', { name: 'Request a demo' }).click();
    await page.getByRole('heading', { name: 'Demo Scheduled Successfully!' }).waitFor();
    await page.getByText(/, 2:00 PM \w+ Time$/).waitFor();
    expect(await page.getByRole('link', { name: 'Join Meeting' }).isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: /copy/i }).count()).toBe(0);
    expect(page.url()).not.toContain('ruth');
  }));

it('corrects and sends the newsletter form', () =>
  visitWithoutScripts(paths.blog, async (page) => {
    const email = page.getByRole('textbox', { name: 'Email' });
    await email.fill('"><script>@example');
    await page.getByRole('button', { name: 'Subscribe' }).click();

    const error = page.getByText('Invalid email');
    await error.waitFor();
    expect(await error.evaluate((line) => line.getBoundingClientRect().top)).toBeLessThan(844);
    expect(await email.inputValue()).toBe('"><script>@example');

    await email.fill('ruth@example.com');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.getByText(newsletterStrings.withoutScripts.asked).waitFor();
    expect(await email.inputValue()).toBe('');
  }));

it('shows annual prices with a link and recommends a plan with a form', () =>
  visitWithoutScripts(paths.pricing, async (page) => {
    const team = page.getByRole('article').filter({ hasText: 'Most popular' });
    const { monthly, annual } = await sitePrices('Team');
    expect(await team.getByText(monthly, { exact: true }).isVisible()).toBe(true);
    expect(await page.getByRole('radio').count()).toBe(0);
    await page.getByRole('link', { name: 'Annual' }).click();
    await team.getByText(annual, { exact: true }).waitFor();
    expect(page.url()).toMatch(/\?billing=annual$/);

    await page.goto(paths.pricing);
    await page.getByRole('textbox', { name: 'People' }).fill('9');
    await page.getByRole('textbox', { name: 'New leads a month' }).fill('40');
    await page.getByRole('button', { name: 'Show the plan' }).click();
    await page.waitForURL('**/pricing?people=9&leads=40');
    expect(await team.getByText('Fits your office').isVisible()).toBe(true);
  }));

it.each([360, widths.phone])('keeps each plan name on one line at %i px', (width) =>
  visit(paths.pricing, { javaScript: false, width }, async ({ page }) => {
    const lineCounts = await page.getByRole('columnheader').evaluateAll((headers) =>
      headers.slice(1).map((header) => {
        const range = document.createRange();
        range.selectNode(header.firstChild!);
        return range.getClientRects().length;
      }),
    );
    expect(lineCounts).toEqual([1, 1, 1]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }),
);

it('searches and pages through all integrations', () =>
  visitWithoutScripts(paths.allIntegrations, async (page) => {
    await page.getByRole('searchbox').fill('mail');
    await page.keyboard.press('Enter');
    await page.getByText('apps for “mail”').waitFor();
    await page.goto(paths.allIntegrations);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText('2 of 3', { exact: true }).waitFor();
  }));

it('searches the help center and opens an article', () =>
  visitWithoutScripts(paths.helpCenter, async (page) => {
    const rotation = 'Set up a round-robin rotation';
    await page.getByRole('combobox', { name: 'Search the help center' }).fill('rotation');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/help-center?q=rotation');
    await page.getByRole('main').getByRole('link', { name: rotation }).click();
    await page.getByRole('heading', { level: 1, name: rotation }).waitFor();
  }));

it.each([
  [paths.helpCategory('leads-and-assignment'), 'searchbox', 'Search topics'],
  [paths.feature('dashboard'), 'radio', 'Weekly'],
] as const)('hides the controls of %s that need scripts', (path, role, name) =>
  visitWithoutScripts(path, async (page) => {
    expect(await page.getByRole(role, { name }).isVisible()).toBe(false);
  }),
);
