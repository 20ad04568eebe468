import { DatabaseSync } from 'node:sqlite';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { callPath } from '../contract/calls.ts';
import { paths } from '../contract/paths.ts';
import {
  DEMO_BOOKING,
  DEMO_FIELDS,
  demoServer,
  field,
  fillIn,
  refused,
  toast,
  type FormServer,
} from './leadForms.ts';
import { startSite, type RunningSite } from './startSite.ts';
import { visit, type Preparing, type Visit, type VisitOptions } from './visit.ts';

const SUCCESS = 'Demo Scheduled Successfully!';

const submitOf = (page: Page) =>
  page.getByRole('form').getByRole('button', { name: 'Request a demo' });
const success = (page: Page) => page.getByRole('heading', { name: SUCCESS });

/** Opens the form, filled in, before `server`. */
const visitFilled = (
  server: FormServer,
  test: (visit: Visit) => Promise<void>,
  options: VisitOptions = {},
) =>
  visit(
    paths.requestDemo,
    {
      expectedMessages: /status of [45]\d\d|ERR_FAILED/,
      ...options,
      prepare: async (context) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        await server.prepare(context);
      },
    },
    async (opened) => {
      await opened.ready();
      await fillIn(opened.page, DEMO_FIELDS);
      await test(opened);
    },
  );

it('shows the demo ID and the links, each to be copied', () =>
  visitFilled(demoServer(), async ({ page }) => {
    await submitOf(page).click();
    await toast(page, 'status', 'See you then.').waitFor();
    expect(await page.getByText(DEMO_BOOKING.demo_id).isVisible()).toBe(true);
    for (const [name, href] of [
      ['Add to Calendar', DEMO_BOOKING.event_link],
      ['Join Meeting', DEMO_BOOKING.meet_link],
    ] as const) {
      expect(await page.getByRole('link', { name }).getAttribute('href')).toBe(href);
    }
    for (const [name, text] of [
      ['Copy demo ID', DEMO_BOOKING.demo_id],
      ['Copy calendar link', DEMO_BOOKING.event_link],
      ['Copy meeting link', DEMO_BOOKING.meet_link],
    ] as const) {
      await page.getByRole('button', { name }).click();
      await toast(page, 'status', 'Copied successfully').last().waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    }
  }));

it('keeps a draft through a failure and a reload, until it has arrived', () => {
  const server = demoServer();
  return visitFilled(server, async ({ page, ready }) => {
    server.answer(refused(503, 'Not now.'));
    await submitOf(page).click();
    await toast(page, 'alert', 'Not now.').waitFor();
    await page.reload();
    await ready();
    for (const [label, value] of [
      ['First name', 'Zoë-Ann'],
      ['Phone', '(503) 555-0142'],
      ['Monthly budget', '$501-$2,500'],
      ['Preferred date', '2099-12-03'],
      ['Preferred time', '14:00'],
    ] as const) {
      expect([label, await field(page, label).inputValue()]).toEqual([label, value]);
    }

    server.answer({ body: { message: '', data: DEMO_BOOKING } });
    await submitOf(page).click();
    await success(page).waitFor();
    // The same lead, sent again.
    const [first, second] = server.posts;
    expect(first?.key).toMatch(/^[0-9a-f]{32}$/);
    expect(second?.key).toBe(first?.key);
    expect(second?.body).toEqual({ ...first?.body, form_age_ms: expect.any(Number) });

    await page.reload();
    await ready();
    expect(await field(page, 'First name').inputValue()).toBe('');
    expect(await field(page, 'Preferred date').inputValue()).toBe('');
  });
});

const storedDemos = ({ folder }: RunningSite) => {
  const database = new DatabaseSync(path.join(folder, 'site.db'), { readOnly: true });
  const rows = database.prepare("select id, email, data ->> 'phone' as phone from leads").all();
  database.close();
  return rows.map((row) => ({ ...row }));
};

it('makes one lead of a double click, a lost answer and a retry, with links that work', async () => {
  const site = await startSite({ PAGE_CACHE_SECONDS: '0' });
  try {
    let losesAnswers = true;
    const options: VisitOptions = {
      site: site.url,
      expectedMessages: /ERR_FAILED/,
      prepare: (context: Preparing) =>
        context.route(`**${callPath('requestDemo')}`, async (route) => {
          const response = await route.fetch();
          await (losesAnswers ? route.abort() : route.fulfill({ response }));
        }),
    };
    await visit(paths.requestDemo, options, async ({ page, ready }) => {
      await ready();
      await fillIn(page, DEMO_FIELDS);
      await submitOf(page).dblclick();
      await toast(page, 'alert', 'Submission failed. Please try again.').waitFor();
      losesAnswers = false;
      await submitOf(page).click();
      await success(page).waitFor();

      const stored = storedDemos(site);
      expect(stored).toEqual([
        { id: expect.any(String), email: 'zoe@example.com', phone: '+15035550142' },
      ]);
      expect(await page.getByText(String(stored[0]?.id), { exact: true }).isVisible()).toBe(true);
      const calendar = await page
        .getByRole('link', { name: 'Add to Calendar' })
        .getAttribute('href');
      expect(await (await fetch(calendar!)).text()).toMatch(/^BEGIN:VCALENDAR/);
    });
  } finally {
    await site.stop();
  }
});
