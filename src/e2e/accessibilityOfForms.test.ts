import type { Page } from 'playwright-core';
import { paths } from '../contract/paths.ts';
import {
  DEMO_FIELDS,
  demoServer,
  fillIn,
  refused,
  REGISTRATION_FIELDS,
  registrationServer,
  toast,
} from './leadForms.ts';
import { axeViolations, visit, widths } from './visit.ts';

const FORMS = [
  {
    name: 'the demo form',
    path: paths.requestDemo,
    fields: DEMO_FIELDS,
    submit: 'Request a demo',
    done: 'Demo Scheduled Successfully!',
    makeServer: demoServer,
  },
  {
    name: 'the registration form',
    path: paths.event('import-day-together'),
    fields: REGISTRATION_FIELDS,
    submit: 'Register Now',
    done: 'Registration Successful!',
    makeServer: registrationServer,
  },
];

const PHONE = { width: widths.phone, height: 844 };
const WIDE = { width: widths.desktop, height: 900 };

/** Looks at a page again and again, at both widths, and remembers what was found in which state. */
const inspect = (page: Page) => {
  const found: Record<string, string[]> = {};
  const look = async (state: string, part = 'main') => {
    for (const viewport of [PHONE, WIDE]) {
      await page.setViewportSize(viewport);
      const violations = await axeViolations(page, part);
      if (violations.length > 0) found[`${state}, ${viewport.width} px wide`] = violations;
    }
  };
  return { found, look };
};

it.each(FORMS)('has nothing for axe to find in any state of $name', async (form) => {
  const server = form.makeServer();
  const options = {
    reducedMotion: true,
    expectedMessages: /status of 422/,
    prepare: server.prepare,
  };
  await visit(form.path, options, async ({ page, ready }) => {
    await ready();
    const { found, look } = inspect(page);
    const submit = page.getByRole('form').getByRole('button', { name: form.submit });
    await look('empty');

    await submit.click();
    await page.locator('[aria-invalid=true]:focus').waitFor();
    await look('with errors');

    await page.getByRole('button', { name: /^Country code/ }).click();
    await page.getByRole('option').first().waitFor();
    await look('with its countries');
    await page.getByRole('combobox', { name: 'Search countries' }).fill('atlantis');
    await page.getByText('No entries to show').waitFor();
    await look('with no country found');
    await page.keyboard.press('Escape');

    await fillIn(page, form.fields);
    await look('filled in');
    const answerNow = server.hold();
    await submit.click();
    await page.getByRole('button', { name: 'Submitting...' }).waitFor();
    await look('submitting');
    server.answer(refused(422, 'Please check the form.', { phone: 'Invalid phone number' }));
    answerNow();
    await toast(page, 'alert', 'Please check the form.').waitFor();
    await look('refused', 'html');

    server.answer(server.accepted);
    await fillIn(page, { Phone: form.fields.Phone });
    await submit.click();
    await page.getByRole('heading', { name: form.done }).waitFor();
    await look('sent', 'html');
    expect(found).toEqual({});
  });
});

it('has nothing for axe to find in any state of the newsletter box', () =>
  visit(
    paths.blog,
    {
      reducedMotion: true,
      prepare: (context) => context.route('**/api/newsletter/**', () => undefined),
    },
    async ({ page, ready }) => {
      await ready();
      const { found, look } = inspect(page);
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await toast(page, 'alert', 'Please enter an email address').waitFor();
      await look('without an address', 'html');
      await fillIn(page, { Email: 'ada@example.com' });
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await page.getByRole('button', { name: 'Submitting...' }).waitFor();
      await look('submitting');
      expect(found).toEqual({});
    },
  ));

it('has nothing for axe to find where an event is over or a recording fails', () =>
  visit(
    paths.event('reading-the-year'),
    {
      reducedMotion: true,
      prepare: (context) => context.route('**/*.mp4', (route) => route.fulfill({ body: 'No.' })),
    },
    async ({ page, ready }) => {
      await ready();
      const { found, look } = inspect(page);
      await look('over');
      await page.goto(paths.video('your-first-afternoon'));
      await page.getByRole('alert').filter({ hasText: 'could not be played' }).waitFor();
      await look('failed');
      expect(found).toEqual({});
    },
  ));
