import type { Page } from 'playwright-core';
import { axeViolations, siteUrl, visit, widths } from './visit.ts';

const expectedMessages = /status of 422/;
const withoutScripts = { width: widths.phone, javaScript: false, expectedMessages };

/** A day of the coming year, so that its weekday and time zone rules are those of today. */
const nextYear = () => `${new Date().getFullYear() + 1}-03-04`;

const fillPerson = async (page: Page, name: string) => {
  await page.getByLabel('First name').fill(name);
  await page.getByLabel('Last name').fill('Abara');
  await page.getByLabel('Phone', { exact: true }).fill('(503) 555-0142');
  await page.getByRole('form').getByLabel('Email').fill('ruth@example.com');
};

it('corrects and sends the demo form', () =>
  visit('/request-demo', withoutScripts, async ({ page }) => {
    await fillPerson(page, 'R2');
    await page.getByLabel('Real-estate experience').selectOption('1-3 deals a month');
    await page.getByLabel('Monthly budget').selectOption('0-$500');
    await page.getByLabel('Preferred date').fill(nextYear());
    await page.getByLabel('Preferred time').selectOption('2:00 PM');
    await page.getByRole('button', { name: 'Request a demo' }).click();

    await page.getByText('First name should contain only letters').waitFor();
    expect(await page.getByLabel('Last name').inputValue()).toBe('Abara');
    expect(await page.getByLabel('Phone', { exact: true }).inputValue()).toBe('(503) 555-0142');
    expect(await page.getByLabel('Preferred time').inputValue()).toBe('14:00');
    expect(await page.getByLabel('First name').isVisible()).toBe(true);

    await page.getByLabel('First name').fill('Ruth');
    await page.getByRole('button', { name: 'Request a demo' }).click();
    await page.getByRole('heading', { name: 'Demo Scheduled Successfully!' }).waitFor();
    await page.getByText(/, 2:00 PM, Pacific Standard Time$/).waitFor();
    expect(await page.getByRole('link', { name: 'Join Meeting' }).isVisible()).toBe(true);
    // It could not copy anything.
    expect(await page.getByRole('button', { name: /copy/i }).count()).toBe(0);
    expect(page.url()).not.toContain('ruth');
  }));

it('takes a seat at an event', () =>
  visit('/webinars', withoutScripts, async ({ page }) => {
    const events = page.getByRole('region', { name: 'Upcoming events' });
    await events.getByRole('link').filter({ hasText: /\w/ }).nth(1).click();
    await fillPerson(page, 'Ruth');
    await page.getByLabel('Company').fill('Alder & Vane Realty');
    await page.getByLabel('Reason for attending').fill('  ');
    await page.getByRole('button', { name: 'Register Now' }).click();

    await page.getByText('Please provide a reason for attending').waitFor();
    await page.getByLabel('Reason for attending').fill('Fewer arguments');
    await page.getByRole('button', { name: 'Register Now' }).click();
    await page.getByRole('heading', { name: 'Registration Successful!' }).waitFor();
    expect(await page.getByText('Ruth Abara').isVisible()).toBe(true);
    expect(page.url()).toContain(`${siteUrl()}/api/webinars/events/`);
  }));

it.each([widths.phone, widths.desktop])('has no accessibility violation at %i px', (width) =>
  visit('/request-demo', { width, expectedMessages }, async ({ page, ready }) => {
    await ready();
    await fillPerson(page, 'R2');
    // As the browser sends it, past the page's own script.
    await page.evaluate(() =>
      document.querySelector<HTMLFormElement>('form[method=post]')?.submit(),
    );
    await page.getByText('First name should contain only letters').waitFor();

    expect(await page.getByRole('button', { name: 'Features' }).count()).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
  }),
);

it('shows annual prices without scripts, by a link', () =>
  visit('/pricing', { javaScript: false, width: widths.phone }, async ({ page }) => {
    const team = page.getByRole('article').filter({ hasText: 'Most popular' });
    expect(await team.getByText('$96', { exact: true }).isVisible()).toBe(true);
    expect(await page.getByRole('radio').count()).toBe(0);
    await page.getByRole('link', { name: 'Annual' }).click();
    await team.getByText('$768', { exact: true }).waitFor();
    expect(page.url()).toMatch(/\?billing=annual$/);
    expect(await page.getByRole('link', { name: 'Annual' }).getAttribute('aria-current')).toBe(
      'true',
    );
  }));

it.each([360, widths.phone])('breaks no plan’s name without scripts at %i px', (width) =>
  visit('/pricing', { javaScript: false, width }, async ({ page }) => {
    // A name on one line leaves one box; a broken word, two.
    const lines = await page.getByRole('columnheader').evaluateAll((headers) =>
      headers.slice(1).map((header) => {
        const range = document.createRange();
        range.selectNode(header.firstChild!);
        return range.getClientRects().length;
      }),
    );
    expect(lines).toEqual([1, 1, 1]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }),
);
