import type { Page } from 'playwright-core';
import { paths } from '../contract/paths.ts';
import {
  autofill,
  field,
  fillIn,
  focused,
  litPanes,
  REGISTRATION_FIELDS,
  registrationServer,
  toast,
  type FormServer,
} from './leadForms.ts';
import {
  goInside,
  siteUrl,
  visit,
  type Preparing,
  type Visit,
  type VisitOptions,
} from './visit.ts';

/** Events that are always to come. */
const EVENT = paths.event('import-day-together');
const OTHER_EVENT = paths.event('texting-that-arrives');
const LABELS = Object.keys(REGISTRATION_FIELDS);

const formOf = (page: Page) => page.getByRole('form', { name: 'Register for this Event' });
const submitOf = (page: Page) => formOf(page).getByRole('button', { name: 'Register Now' });
const success = (page: Page) => page.getByRole('heading', { name: 'Registration Successful!' });

/** Opens the form before `server`. */
const visitForm = (
  server: FormServer,
  test: (visit: Visit) => Promise<void>,
  options: VisitOptions = {},
) =>
  visit(
    EVENT,
    { expectedMessages: /status of [45]\d\d|ERR_FAILED/, prepare: server.prepare, ...options },
    async (opened) => {
      await opened.ready();
      await test(opened);
    },
  );

it('disables everything while it is sending, sends once, and shows what comes next', () => {
  const server = registrationServer();
  return visitForm(
    server,
    async ({ page }) => {
      const title = await page.getByRole('heading', { level: 1 }).innerText();
      await fillIn(page, REGISTRATION_FIELDS);
      const answerNow = server.hold();
      await submitOf(page).dblclick();
      const button = formOf(page).getByRole('button', { name: 'Submitting...' });
      await button.waitFor();
      const controls = formOf(page).locator('fieldset :is(input, textarea, button)');
      expect(await controls.count()).toBe(LABELS.length + 2);
      for (const control of await controls.all()) expect(await control.isDisabled()).toBe(true);
      expect(await litPanes(button)).toBe(4);

      answerNow();
      await success(page).and(page.locator(':focus')).waitFor();
      await toast(page, 'status', 'Your chair is kept.').waitFor();
      expect(server.posts).toHaveLength(1);
      expect(server.posts[0]?.key).toMatch(/^[0-9a-f]{32}$/);
      expect(server.posts[0]?.body).toMatchObject({
        first_name: 'Zoë-Ann',
        last_name: "O'Neil",
        phone: '+15035550142',
        email: 'zoe@example.com',
        company: 'Ek Homes',
        reason_for_attending: 'To learn how the rotation works',
      });
      expect(await formOf(page).count()).toBe(0);

      const rows = page.locator('main dl').last().locator('> div');
      expect(await rows.allInnerTexts()).toEqual([
        expect.stringMatching(`^Event\\s+${title}$`),
        expect.stringMatching(/^Date and time\s+\w+day, \w+ \d+, \d{4}, 10:00 AM Eastern Time$/),
        expect.stringMatching(/^Your time\s+7:00 AM, Pacific \w+ Time$/),
        expect.stringMatching(/^Name\s+Zoë-Ann O'Neil$/),
        expect.stringMatching(/^Email\s+zoe@example\.com$/),
      ]);
      const next = page.getByRole('region', { name: "What's Next" });
      expect(await next.getByRole('listitem').allInnerTexts()).toEqual([
        'A confirmation email is on its way to you.',
        'Add the event to your calendar.',
        'Join 5 minutes early to check sound and picture.',
      ]);
    },
    { timeZone: 'America/Los_Angeles' },
  );
});

it('takes a seat at one event while the visitor is at another, and shows it on the way back', () => {
  const server = registrationServer();
  return visitForm(server, async ({ page }) => {
    const answerNow = server.hold();
    await fillIn(page, REGISTRATION_FIELDS);
    await submitOf(page).click();
    await formOf(page).getByRole('button', { name: 'Submitting...' }).waitFor();

    await goInside(page, OTHER_EVENT);
    await submitOf(page).waitFor();
    for (const label of LABELS) expect(await field(page, label).isEnabled()).toBe(true);
    expect(await field(page, 'Company').inputValue()).toBe('');
    await fillIn(page, { ...REGISTRATION_FIELDS, Company: 'Ek & Daughters' });

    answerNow();
    await toast(page, 'status', 'Your chair is kept.').waitFor();
    expect(await success(page).count()).toBe(0);
    expect(await field(page, 'Company').inputValue()).toBe('Ek & Daughters');

    await page.goBack();
    await success(page).waitFor();
    expect(await page.getByRole('definition').allInnerTexts()).toContain('zoe@example.com');
    expect(await formOf(page).count()).toBe(0);
    expect(server.posts).toHaveLength(1);
  });
});

it('can be filled in and sent by keyboard alone, to the server itself', () =>
  visit(EVENT, {}, async ({ page, ready }) => {
    await ready();
    const { keyboard } = page;
    await field(page, 'First name').focus();
    const email = `keys-${Date.now()}@example.com`;
    for (const [label, text] of Object.entries({ ...REGISTRATION_FIELDS, Email: email })) {
      // The button of the country codes comes before its number.
      if (label === 'Phone') await keyboard.press('Tab');
      await focused(page, label);
      await keyboard.type(text);
      await keyboard.press('Tab');
    }
    await submitOf(page).and(page.locator(':focus')).waitFor();
    await keyboard.press('Enter');
    await success(page).and(page.locator(':focus')).waitFor();
    await toast(page, 'status', 'Registration submitted successfully!').waitFor();
    expect(await page.getByText(email).isVisible()).toBe(true);
    // What was sent is nowhere in the address, and no longer in the tab.
    expect(page.url()).toBe(siteUrl() + EVENT);
    const kept = await page.evaluate(() => JSON.stringify(sessionStorage));
    expect(kept).not.toMatch(/Neil|@|5550142|draft/);
  }));

it('tells the browser what to fill in, and takes it before the scripts have come', () => {
  const server = registrationServer();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const prepare = async (context: Preparing) => {
    await server.prepare(context);
    await context.route('**/assets/*.js', async (route) => {
      await released;
      await route.continue();
    });
  };
  return visit(EVENT, { prepare }, async ({ page, ready }) => {
    const tokens = await formOf(page)
      .locator('fieldset :is(input, textarea)')
      .evaluateAll((controls) => controls.map((control) => control.getAttribute('autocomplete')));
    expect(tokens).toEqual(['given-name', 'family-name', 'tel', 'email', 'organization', null]);
    await autofill(page, {
      first_name: 'Zoë',
      last_name: "O'Neil",
      phone: '+1 503-555-0142',
      email: 'zoe@example.com',
      company: 'Ek Homes',
    });
    release();
    await ready();
    await fillIn(page, { 'Reason for attending': 'To learn' });
    await submitOf(page).click();
    await success(page).waitFor();
    expect(server.posts.map(({ body }) => body)).toEqual([
      expect.objectContaining({
        first_name: 'Zoë',
        last_name: "O'Neil",
        phone: '+15035550142',
        email: 'zoe@example.com',
        company: 'Ek Homes',
        reason_for_attending: 'To learn',
      }),
    ]);
  });
});
