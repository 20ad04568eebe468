import type { BrowserContext, Page } from 'playwright-core';
import { callPath } from '../contract/calls.ts';
import { paths } from '../contract/paths.ts';
import { axeViolations } from './axe.ts';
import { watchKeyboard } from './keyboard.ts';
import { fillIn, formServer, refused } from './leadForms.ts';
import { visit } from './visit.ts';
import { goInside } from './pageSteps.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Answers the reads of one address. */
const reads = (answers: Record<string, object>) => (context: BrowserContext) =>
  context.route('**/api/**', (route) => {
    const { pathname } = new URL(route.request().url());
    const data = route.request().method() === 'GET' ? answers[pathname] : undefined;
    return data ? route.fulfill({ json: { data } }) : route.fallback();
  });

const DEMO = {
  demo_id: 'HD-7K3M9Q',
  starts_at: '2099-12-03T15:00:00.000Z',
  meet_link: 'https://meet.test/x',
  event_link: 'https://site.test/x.ics',
  sequence: 0,
  is_canceled: false,
};
const REGISTRATION = {
  first_name: 'Zoë',
  last_name: 'Ek',
  email: 'zoe@example.com',
  event: { slug: 'x', title: 'Import day', starts_at: '2099-12-03T15:00:00.000Z' },
  is_canceled: false,
};
const token = 'AbC-123';

interface PrivateForm {
  path: string;
  read: string;
  before: object;
  after: object;
  call: string;
  submit: string;
  busy: string;
  fields?: Readonly<Record<string, string>>;
}

const PRIVATE_FORMS: PrivateForm[] = [
  {
    path: paths.myDemo(token),
    read: callPath('myDemo', { token }),
    before: DEMO,
    after: { ...DEMO, starts_at: '2099-12-04T15:00:00.000Z', sequence: 1 },
    call: callPath('moveDemo', { token }),
    submit: 'Reschedule demo',
    busy: 'Rescheduling...',
    fields: { 'Preferred date': '2099-12-04', 'Preferred time': '3:00 PM' },
  },
  {
    path: paths.myDemo(token),
    read: callPath('myDemo', { token }),
    before: DEMO,
    after: { ...DEMO, is_canceled: true },
    call: callPath('cancelDemo', { token }),
    submit: 'Cancel the demo',
    busy: 'Canceling...',
  },
  {
    path: paths.myRegistration(token),
    read: callPath('myRegistration', { token }),
    before: REGISTRATION,
    after: { ...REGISTRATION, is_canceled: true },
    call: callPath('cancelRegistration', { token }),
    submit: 'Cancel my registration',
    busy: 'Canceling...',
  },
  {
    path: paths.newsletterConfirm(token),
    read: `/api/newsletter/links/${token}`,
    before: { data: { state: 'pending', address: 'r…@example.com' } },
    after: { data: { state: 'confirmed', address: 'r…@example.com' } },
    call: callPath('followNewsletterLink', { link: 'confirm', token }),
    submit: 'Confirm my address',
    busy: 'One moment...',
  },
];

it.each(PRIVATE_FORMS)('keeps the focus and passes axe during "$submit" of $path', (form) => {
  const { pathname } = new URL(form.call, 'https://site.test');
  const server = formServer(`**${pathname}*`, { body: { message: 'Done.', data: form.after } });
  const answers = { [form.read]: form.before };
  const prepare = async (context: BrowserContext) => {
    await reads(answers)(context);
    await server.prepare(context);
  };
  return visit(
    '/no/such/page',
    { prepare, expectedMessages: /status of (?:404|422)/ },
    async ({ page }) => {
      await goInside(page, form.path);
      const { tabTo, keepsFocus } = await watchKeyboard(page);
      await tabTo(form.submit);
      if (form.fields) {
        await keepsFocus(
          () => page.keyboard.press('Enter'),
          page.locator('[aria-invalid=true]:focus'),
        );
        await fillIn(page, form.fields);
        await tabTo(form.submit);
      }
      const answerNow = server.hold();
      server.answer(refused(422, 'No.'));
      await keepsFocus(() => page.keyboard.press('Enter'), button(page, form.busy));
      expect(await axeViolations(page)).toEqual([]);
      await keepsFocus(answerNow, button(page, form.submit));
      await button(page, form.submit).and(page.locator(':focus')).waitFor();
      expect(await axeViolations(page)).toEqual([]);

      answers[form.read] = form.after;
      server.answer(server.accepted);
      await keepsFocus(() => page.keyboard.press('Enter'));
      await page.locator('h1:focus').waitFor();
      expect(await axeViolations(page)).toEqual([]);
    },
  );
});
