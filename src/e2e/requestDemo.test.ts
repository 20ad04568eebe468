import type { BrowserContext } from 'playwright-core';
import { paths } from '../contract/paths.ts';
import { autofill, demoServer, field, type FormServer } from './leadForms.ts';
import { visit, type Visit } from './visit.ts';

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
