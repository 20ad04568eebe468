import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { BrowserContext, Page } from 'playwright-core';
import { callPath } from '../contract/calls.ts';
import { paths } from '../contract/paths.ts';
import { formsStrings } from '../strings/forms.ts';
import { DEMO_BOOKING, DEMO_FIELDS, demoServer, field, fillIn, toast } from './leadForms.ts';
import { startSite, type RunningSite } from './startSite.ts';
import { visit, widths } from './visit.ts';

const submit = (page: Page) =>
  page.getByRole('form').getByRole('button', { name: 'Request a demo' });
const success = (page: Page) => page.getByRole('heading', { name: 'Demo Scheduled Successfully!' });
/** The accessible name of the focused element. */
const focusedName = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement;
    return (
      element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent
    );
  });

it('is filled in and sent with the keyboard alone', () => {
  const server = demoServer();
  const prepare = async (context: BrowserContext) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await server.prepare(context);
  };
  return visit(paths.requestDemo, { prepare }, async ({ page }) => {
    const { keyboard } = page;
    const next = async (name: string) => {
      await keyboard.press('Tab');
      expect(await focusedName(page)).toBe(name);
    };
    await page.getByRole('heading', { name: 'Book your demo' }).click();
    await next('First name');
    await keyboard.type('Zoë');
    await next('Last name');
    await keyboard.type("O'Neil");

    await next('Country code: United States, +1');
    await next('Phone');
    await keyboard.type('5035550142');

    await next('Email');
    await keyboard.type('zoe@example.com');
    await next('Real estate experience');
    await keyboard.press('ArrowDown');
    await next('Monthly budget');
    await keyboard.type('$2,5');
    await next('Preferred date');
    await keyboard.type('12032099');
    // The parts of the date and its calendar button are up to four tab stops.
    for (let presses = 0; presses < 4; presses += 1) {
      if ((await focusedName(page)) === 'Preferred time') break;
      await keyboard.press('Tab');
    }
    expect(await focusedName(page)).toBe('Preferred time');
    await keyboard.type('2:');
    await next('Request a demo');
    await keyboard.press('Enter');

    await success(page).and(page.locator(':focus')).waitFor();
    expect(server.posts).toEqual([
      expect.objectContaining({
        first_name: 'Zoë',
        last_name: "O'Neil",
        phone: '+15035550142',
        email: 'zoe@example.com',
        real_estate_experience: 'just get started',
        monthly_budget: '$2,500+',
        preferred_datetime: await page.evaluate(() => new Date(2099, 11, 3, 14).toISOString()),
      }),
    ]);
    await next('Copy demo ID');
    await keyboard.press('Enter');
    await toast(page, 'status', 'Copied successfully').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(DEMO_BOOKING.demo_id);
  });
});

it('opens the country list above the keyboard of a phone', () =>
  visit(paths.requestDemo, { width: widths.phone }, async ({ page }) => {
    // At the end of the window, where a list below the button would have no room.
    const country = page.getByRole('button', { name: /^Country code/ });
    await country.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    await country.click();
    await page.getByRole('option', { name: /Canada/ }).waitFor();
    const search = page.getByRole('combobox', { name: 'Search countries' });
    const { y: top } = (await search.boundingBox())!;
    const list = (await page.getByRole('listbox', { name: 'Countries' }).boundingBox())!;
    const navbar = (await page.getByRole('banner').boundingBox())!;
    expect(top).toBeGreaterThan(navbar.y + navbar.height);
    // The keyboard leaves about 500 of 844 pixels.
    expect(list.y + list.height).toBeLessThan(500);
  }));

it('keeps the form while the browser is offline and sends it once when it is back', () => {
  const server = demoServer();
  const options = { expectedMessages: /ERR_INTERNET_DISCONNECTED/ };
  return visit(paths.requestDemo, options, async ({ page }) => {
    await fillIn(page, DEMO_FIELDS);
    await page.context().setOffline(true);
    await submit(page).click();
    await page.getByText(formsStrings.unsent).waitFor();
    await submit(page).and(page.locator(':focus')).waitFor();
    expect(await field(page, 'Last name').inputValue()).toBe("O'Neil");

    await server.prepare(page.context());
    await page.context().setOffline(false);
    await toast(page, 'status', 'See you then.').waitFor();
    await success(page).waitFor();
    expect(server.posts).toHaveLength(1);
  });
});

const readLeads = ({ folder }: RunningSite) => {
  const database = new DatabaseSync(path.join(folder, 'site.db'), { readOnly: true });
  const rows = database.prepare("select id, email, data ->> 'phone' as phone from leads").all();
  database.close();
  return rows.map((row) => ({ ...row }));
};

it('stores one lead for a double click, a lost response and a retry', async () => {
  const site = await startSite({ PAGE_CACHE_SECONDS: '0' });
  let losesResponses = true;
  const options = {
    site: site.url,
    expectedMessages: /ERR_FAILED/,
    prepare: (context: BrowserContext) =>
      context.route(`**${callPath('requestDemo')}`, async (route) => {
        const response = await route.fetch();
        await (losesResponses ? route.abort() : route.fulfill({ response }));
      }),
  };
  await visit(paths.requestDemo, options, async ({ page }) => {
    await fillIn(page, DEMO_FIELDS);
    await submit(page).dblclick();
    await toast(page, 'alert', 'Submission failed. Please try again.').waitFor();
    losesResponses = false;
    // On a slow machine the form sends itself again before the click.
    await Promise.race([submit(page).click(), success(page).waitFor()]);
    await success(page).waitFor();

    const leads = readLeads(site);
    expect(leads).toEqual([
      { id: expect.any(String), email: 'zoe@example.com', phone: '+15035550142' },
    ]);
    expect(await page.getByText(String(leads[0]?.id), { exact: true }).isVisible()).toBe(true);
    const calendar = page.getByRole('link', { name: 'Add to Calendar' });
    const response = await fetch((await calendar.getAttribute('href'))!);
    expect(await response.text()).toMatch(/^BEGIN:VCALENDAR/);
  }).finally(() => site.stop());
});
