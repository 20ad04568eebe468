import type { BrowserContext } from 'playwright-core';
import { paths } from '../contract/paths.ts';
import {
  autofill,
  DEMO_FIELDS,
  demoServer,
  errorsAt,
  field,
  focused,
  type FormServer,
} from './leadForms.ts';
import { visit, type Visit } from './visit.ts';

const LABELS = Object.keys(DEMO_FIELDS);
const NO_ERRORS = Object.fromEntries(LABELS.map((label) => [label, '']));

const submitOf = ({ page }: Pick<Visit, 'page'>) =>
  page.getByRole('button', { name: 'Request a demo' }).and(page.locator('[type=submit]'));

it('says what to expect of a demo, offers choices without choosing itself, and tells the browser what to fill in', () =>
  visit(paths.requestDemo, {}, async ({ page }) => {
    expect(await page.locator('main').getByRole('listitem').allInnerTexts()).toEqual([
      'A walkthrough of the CRM',
      'Gathering leads from your sources',
      'Tracking how the team performs',
      'Creating and managing campaigns',
      'Keeping leads from slipping',
      'Continuing the conversation with unresponsive leads',
    ]);

    const choicesOf = (label: string) =>
      field(page, label)
        .locator('option')
        .evaluateAll((options) =>
          options.map((option) => [(option as HTMLOptionElement).value, option.textContent]),
        );
    expect(await choicesOf('Real-estate experience')).toEqual([
      ['', 'Please choose'],
      ['just get started', 'Just getting started'],
      ['1-3 deals a month', '1-3 deals a month'],
      ['4+ deals a month', '4+ deals a month'],
    ]);
    expect(await choicesOf('Monthly budget')).toEqual([
      ['', 'Please choose'],
      ['0-$500', '0-$500'],
      ['$501-$2,500', '$501-$2,500'],
      ['$2,500+', '$2,500+'],
    ]);

    const tokens = await page
      .getByRole('form', { name: 'Choose a time' })
      .locator('[autocomplete]')
      .evaluateAll((controls) =>
        controls.map((control) => [
          control.getAttribute('name'),
          control.getAttribute('autocomplete'),
        ]),
      );
    expect(Object.fromEntries(tokens)).toEqual({
      first_name: 'given-name',
      last_name: 'family-name',
      phone: 'tel',
      email: 'email',
      opening_hours: 'off',
    });
  }));

it('says at each field what is missing, and moves to the first of them', () => {
  const server = demoServer();
  return visit(paths.requestDemo, { prepare: server.prepare }, async ({ page, ready }) => {
    await ready();
    expect(await errorsAt(page, LABELS)).toEqual(NO_ERRORS);
    await submitOf({ page }).click();
    await focused(page, 'First name');
    expect(await errorsAt(page, LABELS)).toEqual({
      'First name': 'First name is required',
      'Last name': 'Last name is required',
      Phone: 'Phone number is required',
      Email: 'Email is required',
      'Real-estate experience': 'Please select your experience level',
      'Monthly budget': 'Please select your monthly budget',
      'Preferred date': 'Please select both date and time',
      'Preferred time': 'Please select both date and time',
    });

    await field(page, 'First name').fill('Ada');
    await field(page, 'Last name').fill('Ek');
    await submitOf({ page }).click();
    await focused(page, 'Phone');
    expect(server.posts).toEqual([]);
  });
});

/** Whoever is faster is taken for a machine. */
const FASTEST_FORM_MS = 1500;

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

const SENT = {
  first_name: 'Zoë',
  last_name: "O'Neil",
  phone: '+15035550142',
  email: 'zoe@example.com',
  real_estate_experience: '4+ deals a month',
  monthly_budget: '$2,500+',
  preferred_datetime: '2099-12-03T22:00:00.000Z',
};

/** Opens the form with its scripts kept back until the test releases them. */
const visitBeforeScripts = (
  test: (visit: Visit & { release: () => void; server: FormServer }) => Promise<void>,
) => {
  const server = demoServer();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const prepare = async (context: BrowserContext) => {
    await context.clock.install();
    await server.prepare(context);
    await context.route('**/assets/*.js', async (route) => {
      await released;
      await route.continue();
    });
  };
  const options = { timeZone: 'America/Los_Angeles', alone: true, prepare } as const;
  return visit(paths.requestDemo, options, async (opened) => test({ ...opened, release, server }));
};

it('asks for the countries of phone numbers only once the form is used, and loses nothing until they come', () => {
  let isAskedFor = false;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const prepare = (context: BrowserContext) =>
    context.route('**/assets/phone.*.js', async (route) => {
      isAskedFor = true;
      await released;
      await route.continue();
    });
  return visit(paths.requestDemo, { alone: true, prepare }, async ({ page, ready }) => {
    await ready();
    const phone = field(page, 'Phone');
    expect(isAskedFor).toBe(false);
    const requested = page.waitForRequest('**/assets/phone.*.js');
    await phone.focus();
    await requested;
    await page.keyboard.type('503555');
    const early = await phone.elementHandle();
    release();
    await page.waitForFunction((element) => !element.isConnected, early);
    await page.keyboard.type('0142');
    expect(await phone.inputValue()).toBe('(503) 555-0142');
  });
});

it.each(['before the scripts have come', 'afterwards'])('takes what autofill writes %s', (when) =>
  visitBeforeScripts(async ({ page, ready, release, server }) => {
    if (when === 'afterwards') {
      release();
      await ready();
    }
    await autofill(page, FILLED);
    release();
    await ready();
    await submitOf({ page }).click();
    await page.getByRole('heading', { name: 'Demo Scheduled Successfully!' }).waitFor();
    expect(server.posts.map(({ body }) => body)).toEqual([expect.objectContaining(SENT)]);
  }),
);

it('keeps what is typed when the page is reloaded before the field is left', () =>
  visit(paths.requestDemo, {}, async ({ page, ready }) => {
    await ready();
    await field(page, 'First name').click();
    await page.keyboard.type('Zoë');
    await page.reload();
    await ready();
    expect(await field(page, 'First name').inputValue()).toBe('Zoë');
  }));

it('prefers what was typed before the scripts have come to the draft of the tab', () =>
  visitBeforeScripts(async ({ page, ready, release }) => {
    await page.evaluate(() =>
      sessionStorage.setItem(
        'draft:request-demo',
        JSON.stringify({
          first_name: 'Ada',
          last_name: 'Kept',
          phone: '+442079460018',
          monthly_budget: '0-$500',
          real_estate_experience: '1-3 deals a month',
        }),
      ),
    );
    const { first_name, phone, monthly_budget } = FILLED;
    await autofill(page, { first_name, phone, monthly_budget });
    release();
    await ready();
    const valueOf = (label: string) => field(page, label).inputValue();
    expect(await valueOf('First name')).toBe('Zoë');
    expect(await valueOf('Last name')).toBe('Kept');
    expect(await valueOf('Phone')).toContain('555');
    expect(await valueOf('Monthly budget')).toBe('$2,500+');
    expect(await valueOf('Real-estate experience')).toBe('1-3 deals a month');
  }));

it('counts the time before the scripts have come as time spent on the form', () =>
  visitBeforeScripts(async ({ page, ready, release, server }) => {
    await autofill(page, FILLED);
    await page.clock.runFor(FASTEST_FORM_MS);
    release();
    await ready();
    await submitOf({ page }).click();
    await page.getByRole('heading', { name: 'Demo Scheduled Successfully!' }).waitFor();
    expect(server.posts[0]?.body.form_age_ms).toBeGreaterThanOrEqual(FASTEST_FORM_MS);
  }));

/** Opens the form in Los Angeles with its clock stopped. */
const visitAt = (instant: string, test: (visit: Visit) => Promise<void>) => {
  const prepare = (context: BrowserContext) => context.clock.setFixedTime(instant);
  const options = { timeZone: 'America/Los_Angeles', alone: true, prepare } as const;
  return visit(paths.requestDemo, options, async (opened) => {
    await opened.ready();
    await test(opened);
  });
};

const openHours = (page: Visit['page']) =>
  field(page, 'Preferred time')
    .locator('option:not([disabled])')
    .evaluateAll((options) => options.map((option) => option.textContent));

it('offers ten hours in 12-hour words, today only those to come, and no day before today', () =>
  // In Greenwich it is tomorrow already.
  visitAt('2030-05-06T17:10:00-07:00', async ({ page }) => {
    const date = field(page, 'Preferred date');
    expect(await date.getAttribute('min')).toBe('2030-05-06');
    const all = [
      'Please choose',
      ...['9:00 AM', '10:00 AM', '11:00 AM', '12:00 PM', '1:00 PM'],
      ...['2:00 PM', '3:00 PM', '4:00 PM', '5:00 PM', '6:00 PM'],
    ];
    expect(await openHours(page)).toEqual(all);
    await date.fill('2030-05-06');
    expect(await openHours(page)).toEqual(['Please choose', '6:00 PM']);
    await date.fill('2030-05-07');
    expect(await openHours(page)).toEqual(all);
  }));
