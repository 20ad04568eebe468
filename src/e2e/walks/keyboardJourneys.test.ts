import type { BrowserContext, Page, Route } from 'playwright-core';
import { paths } from '../../contract/paths.ts';
import { axeViolations } from '../axe.ts';
import { answerFailure } from '../everyRoute.ts';
import { watchKeyboard } from '../keyboard.ts';
import {
  DEMO_FIELDS,
  demoServer,
  fillIn,
  formServer,
  refused,
  REGISTRATION_FIELDS,
  registrationServer,
  toast,
} from '../leadForms.ts';
import { visit, widths } from '../visit.ts';
import { READS } from '../reads.ts';
import { goInside } from '../pageSteps.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const focused = (page: Page, tag: string) => page.locator(`${tag}:focus`);

const FORMS = [
  {
    path: paths.requestDemo,
    server: demoServer(),
    fields: DEMO_FIELDS,
    submit: 'Request a demo',
    success: 'Demo Scheduled Successfully!',
  },
  {
    path: paths.event('import-day-together'),
    server: registrationServer(),
    fields: REGISTRATION_FIELDS,
    submit: 'Register Now',
    success: 'Registration Successful!',
  },
];

it.each(FORMS)('keeps the focus while the form of $path is sent', (form) => {
  const { server, submit } = form;
  const options = { prepare: server.prepare, expectedMessages: /status of (?:422|500)/ };
  return visit(form.path, options, async ({ page }) => {
    const { tabTo, keepsFocus } = await watchKeyboard(page);
    const send = (until: Parameters<typeof keepsFocus>[1]) =>
      keepsFocus(() => page.keyboard.press('Enter'), until);
    await tabTo(submit);
    await send(page.locator('[aria-invalid=true]:focus'));

    await fillIn(page, form.fields);
    await tabTo(submit);
    const answerNow = server.hold();
    server.answer(refused(500, 'No.'));
    await send(button(page, 'Submitting...'));
    await keepsFocus(answerNow, toast(page, 'alert', 'No.'));
    await keepsFocus(() => page.keyboard.press('Shift+Tab'));
    await tabTo(submit);
    server.answer(refused(422, 'Please check.', { email: 'Invalid email address' }));
    await send(page.locator('[aria-invalid=true]:focus'));

    server.answer(server.accepted);
    await send(heading(page, form.success));
    await focused(page, 'h2').waitFor();
  });
});

it('keeps the focus when a taken time is replaced by a free one', () => {
  const server = demoServer();
  const options = { prepare: server.prepare, expectedMessages: /status of 409/ };
  return visit(paths.requestDemo, options, async ({ page }) => {
    const { tabTo, keepsFocus } = await watchKeyboard(page);
    await fillIn(page, DEMO_FIELDS);
    await tabTo('Request a demo');
    const taken = refused(409, 'That time is taken.', { preferred_datetime: 'Taken.' });
    const alternatives = ['2099-12-04T15:00:00.000Z', '2099-12-05T15:00:00.000Z'];
    server.answer({ ...taken, body: { ...taken.body, alternatives } });
    const slot = page.getByRole('button', { name: /December 4, 2099/ });
    await keepsFocus(() => page.keyboard.press('Enter'), slot);
    expect(await axeViolations(page, 'main')).toEqual([]);
    await tabTo(/December 4, 2099/);
    server.answer(server.accepted);
    await keepsFocus(
      () => page.keyboard.press('Space'),
      heading(page, 'Demo Scheduled Successfully!'),
    );
    await tabTo('Copy demo ID');
    await keepsFocus(() => page.keyboard.press('Enter'));
  });
});

it('keeps the focus while an address is sent, and when its toast is closed', () => {
  const server = formServer('**/api/newsletter/subscribe', { body: { message: 'Welcome.' } });
  const options = { prepare: server.prepare, expectedMessages: /status of 422/ };
  return visit(paths.blog, options, async ({ page }) => {
    const { tabTo, keepsFocus } = await watchKeyboard(page);
    const refusal = toast(page, 'alert', 'Please enter an email address');
    await tabTo('Subscribe');
    await keepsFocus(() => page.keyboard.press('Enter'), refusal);
    // Its time stands still below the pointer.
    await refusal.hover();
    await tabTo('Close');
    await keepsFocus(() => page.keyboard.press('Enter'));
    await tabTo('Email');
    for (const answer of [refused(422, 'No.'), server.accepted]) {
      server.answer(answer);
      const answerNow = server.hold();
      await page.keyboard.type('ada@example.com');
      await keepsFocus(() => page.keyboard.press('Enter'), button(page, 'Submitting...'));
      await keepsFocus(answerNow, button(page, 'Subscribe'));
      await page.getByRole('textbox', { name: 'Email' }).and(page.locator(':focus')).waitFor();
      await page.keyboard.press('ControlOrMeta+a');
    }
  });
});

const token = 'AbC-123';

const PAGES = [
  paths.integrations,
  paths.allIntegrations,
  paths.pricing,
  paths.blog,
  paths.allPosts,
  paths.webinars,
  paths.helpCenter,
  paths.event('import-day-together'),
  paths.privacyPolicy,
  paths.helpCategory('leads-and-assignment'),
  paths.myDemo(token),
  paths.newsletterConfirm(token),
];

/** One for each kind of failure. */
const CHECKED: readonly string[] = [
  paths.pricing,
  paths.privacyPolicy,
  paths.helpCategory('leads-and-assignment'),
  paths.myDemo(token),
];

it('keeps the focus of a retry, and announces each failure', () => {
  let answer = answerFailure;
  const prepare = (context: BrowserContext) => context.route(READS, (route) => answer(route));
  const options = { prepare, expectedMessages: /status of (?:400|404)/ };
  return visit('/no/such/page', options, async ({ page }) => {
    for (const path of PAGES) {
      answer = answerFailure;
      await goInside(page, path);
      const retry = page.getByRole('button', { name: /^try again$/i });
      const busy = page.getByRole('button', { name: 'Trying again...' });
      await retry.first().waitFor();
      const { tabTo, keepsFocus, stop } = await watchKeyboard(page);
      await tabTo(/^try again$/i);
      const { promise, resolve } = Promise.withResolvers<void>();
      answer = async (route: Route) => {
        await promise;
        await answerFailure(route);
      };
      const alert = await page.getByRole('alert').first().elementHandle();
      await keepsFocus(() => page.keyboard.press('Enter'), busy);
      expect({ path, name: await page.locator(':focus').textContent() }).toMatchObject({
        path,
        name: 'Trying again...',
      });
      if (CHECKED.includes(path)) expect(await axeViolations(page, 'main')).toEqual([]);
      await keepsFocus(resolve, retry);
      expect(await alert.evaluate((element) => element.isConnected)).toBe(false);
      answer = (route) => route.fallback();
      await keepsFocus(() => page.keyboard.press('Enter'));
      stop();
    }
  });
});

it('keeps the focus when a video that failed is loaded again', () =>
  visit(
    paths.video('your-first-afternoon'),
    { prepare: (context) => context.route('**/*.mp4', (route) => route.fulfill({ body: 'No.' })) },
    async ({ page }) => {
      const failure = page.getByRole('alert').filter({ hasText: 'couldn’t play that video' });
      await failure.waitFor();
      const { tabTo, keepsFocus } = await watchKeyboard(page);
      for (const attempt of ['first', 'second']) {
        await tabTo('Try again');
        const message = await failure.elementHandle();
        await keepsFocus(() => page.keyboard.press('Enter'));
        await failure.waitFor();
        const isSame = await message.evaluate((element) => element.isConnected);
        expect({ attempt, isSame }).toEqual({ attempt, isSame: false });
      }
    },
  ));

const LINKS: [path: string, name: string | RegExp][] = [
  [`${paths.allPosts}?tag=Team`, 'Show all posts'],
  [`${paths.allPosts}?tag=zzzzzz`, 'Show all posts'],
  [`${paths.allIntegrations}?q=zzzzzz`, 'Show all integrations'],
  [`${paths.helpCenter}?q=zzzzzz`, 'Browse help center'],
  [`${paths.allPosts}?page=2`, 'Previous'],
];

it.each(LINKS)('focuses what remains of %s after %s', (path, name) =>
  visit(path, {}, async ({ page }) => {
    const { tabTo, keepsFocus } = await watchKeyboard(page);
    await tabTo(name);
    await keepsFocus(() => page.keyboard.press('Enter'));
  }),
);

it('keeps the focus when all topics are shown again', () =>
  visit(paths.helpCategory('leads-and-assignment'), {}, async ({ page }) => {
    const { tabTo, keepsFocus } = await watchKeyboard(page);
    await tabTo('Search topics');
    await page.keyboard.type('zzzzzz');
    await tabTo('Show all articles');
    await keepsFocus(() => page.keyboard.press('Enter'));
    await focused(page, 'h1').waitFor();
  }));

it.each([
  ['desktop', widths.desktop, ['Features'], 'Dashboard'],
  ['desktop', widths.desktop, ['Resources'], /^Blog/],
  ['phone', widths.phone, ['Open menu'], 'Pricing'],
  ['phone', widths.phone, ['Open menu', 'Features'], 'Dashboard'],
])('keeps the focus in the menus of a %s: %i px, %j, %s', (_, width, menus, link) =>
  visit(paths.home, { width }, async ({ page }) => {
    const { tabTo, keepsFocus } = await watchKeyboard(page);
    const press = (key: string) => keepsFocus(() => page.keyboard.press(key));
    for (const action of ['Escape', 'Enter']) {
      for (const menu of menus) {
        await tabTo(menu);
        await press('Enter');
      }
      if (action === 'Enter') await tabTo(link);
      await press(action);
    }
    await focused(page, 'h1').waitFor();
    expect(new URL(page.url()).pathname).not.toBe(paths.home);
  }),
);
