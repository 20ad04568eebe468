import type { BrowserContext, Page } from 'playwright-core';
import { paths } from '../contract/paths.ts';
import { DEMO_FIELDS, demoServer, field, fillIn } from './leadForms.ts';
import { visit } from './visit.ts';

export const { Phone: _, ...OTHER_FIELDS } = DEMO_FIELDS;

export const send = async (page: Page) => {
  await page.getByRole('form').getByRole('button', { name: 'Request a demo' }).click();
  await page.getByRole('heading', { name: 'Demo Scheduled Successfully!' }).waitFor();
};

export const sendsTypedNumber = (typed: string, name: string, phone: string): Promise<void> => {
  const server = demoServer();
  return visit(paths.requestDemo, { prepare: server.prepare }, async ({ page }) => {
    await fillIn(page, OTHER_FIELDS);
    await field(page, 'Phone').pressSequentially(typed);
    expect(await field(page, 'Phone').inputValue()).toBe(typed);
    await page.getByRole('button', { name: new RegExp(`^Country code: ${name}`) }).waitFor();
    await send(page);
    expect(server.posts).toMatchObject([{ phone }]);
  });
};

export const acceptsAddress = (email: string): Promise<void> => {
  const server = demoServer();
  return visit(paths.requestDemo, { prepare: server.prepare }, async ({ page }) => {
    await fillIn(page, { ...DEMO_FIELDS, Email: email });
    await send(page);
    const [, domain] = email.split('@');
    expect(server.posts).toMatchObject([
      { email: email.replace(domain!, new URL(`https://${domain}`).hostname) },
    ]);
    await page.goto(paths.blog);
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.getByRole('status').first().waitFor();
  });
};

/** Runs in the page. */
const reportUnknownZone = (zone: string) => {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  Intl.DateTimeFormat.prototype.resolvedOptions = function () {
    return { ...resolvedOptions.call(this), timeZone: zone };
  };
};

export const worksInZone = (zone: string): Promise<void> => {
  const server = demoServer();
  const prepare = async (context: BrowserContext) => {
    await context.addInitScript(reportUnknownZone, zone);
    await server.prepare(context);
  };
  const options = { prepare, isolated: true, timeZone: 'Europe/Berlin' };
  return visit(paths.event('import-day-together'), options, async ({ page, ready }) => {
    await ready();
    await page.getByText('Pacific Time').first().waitFor();
    expect(await page.getByText('Your time').count()).toBe(0);
    await page.goto(paths.requestDemo);
    await ready();
    await page.getByText('Times are in Pacific Time.').waitFor();
    await fillIn(page, DEMO_FIELDS);
    await send(page);
    await page.getByText('Thursday, December 3, 2099, 2:00 PM Pacific Time').waitFor();
    expect(server.posts).toMatchObject([{ preferred_datetime: '2099-12-03T22:00:00.000Z' }]);
  });
};
