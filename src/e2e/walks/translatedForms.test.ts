import type { BrowserContext, Page } from 'playwright-core';
import { paths } from '../../contract/paths.ts';
import { answerFailure } from '../everyRoute.ts';
import {
  DEMO_FIELDS,
  demoServer,
  fillIn,
  formServer,
  refused,
  registrationServer,
  REGISTRATION_FIELDS,
} from '../leadForms.ts';
import { openPath, press, see, type, visitTwins, type Twins } from './translatedTwins.ts';
import { goInside, nextFrame } from '../pageSteps.ts';

const submit = async (page: Page) => {
  await page.locator('form[aria-label] [type=submit]').first().click();
  await nextFrame(page);
};

it.each([
  [paths.requestDemo, DEMO_FIELDS, demoServer, 'Demo Scheduled Successfully!'],
  [
    paths.event('import-day-together'),
    REGISTRATION_FIELDS,
    registrationServer,
    'Registration Successful!',
  ],
] as const)('shows no stale text in the form of %s', async (path, fields, server, title) => {
  const { prepare, hold, answer, accepted } = server();
  const options = { prepare, expectedMessages: /status of 4/ };
  await visitTwins(path, options, async ({ both }) => {
    await both(submit);
    await both(type('Email', 'nobody'));
    await both(submit);
    await both((page) => fillIn(page, fields));
    for (const message of ['Invalid email', 'This address was refused']) {
      answer(refused(422, 'Please check the form.', { email: message }));
      const release = hold();
      await both(submit);
      await both(see('Submitting...'));
      release();
      await both(see(message));
    }
    answer(accepted);
    await both(submit);
    await both(see(title));
    for (const copy of ['Copy demo ID', 'Copy meeting link'].filter(() => path.includes('demo')))
      await both(press(copy));
  });
});

it('shows no stale text in the list of countries', () =>
  visitTwins(paths.requestDemo, {}, async ({ both }) => {
    const country = (page: Page) => page.getByRole('button', { name: /^Country code/ });
    await both((page) => country(page).click());
    for (const text of ['un', 'ger', 'zzzzzz', 'ger']) {
      await both((page) => page.getByRole('combobox', { name: 'Search countries' }).fill(text));
      await both(
        text === 'zzzzzz'
          ? see('No entries to show')
          : (page) => page.getByRole('option').first().waitFor(),
      );
    }
    await both((page) => page.getByRole('option', { name: /^Germany/ }).click());
    await both((page) =>
      country(page)
        .and(page.getByRole('button', { name: /Germany/ }))
        .waitFor(),
    );
  }));

it('shows no stale text in the newsletter form', async () => {
  const { prepare, hold, answer, accepted } = formServer('**/api/newsletter/subscribe', {
    body: { message: 'Welcome.', data: { data: { receipt: 'HN-7K3M9Q' } } },
  });
  const options = { prepare, expectedMessages: /status of 4/ };
  await visitTwins(paths.blog, options, async ({ both }) => {
    await both(press('Subscribe'));
    for (const next of [refused(422, 'No.'), accepted]) {
      answer(next);
      await both(type('Email', 'ada@example.com'));
      const release = hold();
      await both(press('Subscribe'));
      await both(see('Submitting...'));
      release();
      await both((page) => page.getByRole('button', { name: 'Subscribe' }).waitFor());
    }
    await both(see('HN-7K3M9Q'));
  });
});

const DEMO = {
  demo_id: 'HD-7K3M9Q',
  event_link: 'https://site.test/calendar/HD-7K3M9Q.ics',
  meet_link: 'https://meet.test/HD-7K3M9Q',
  starts_at: '2099-12-03T22:00:00.000Z',
  sequence: 1,
  is_canceled: false,
};
const REGISTRATION = {
  first_name: 'Zoë-Ann',
  last_name: "O'Neil",
  email: 'zoe@example.com',
  event: { slug: 'import-day-together', title: 'Import day', starts_at: DEMO.starts_at },
  is_canceled: false,
};

/** A private page, its API, and what a visitor does there. */
const PRIVATE = [
  {
    path: paths.myDemo('T'),
    api: /\/request-demo\/mine\/T/,
    before: DEMO,
    after: { ...DEMO, is_canceled: true },
    button: 'Cancel the demo',
    end: 'Your demo is canceled',
  },
  {
    path: paths.myRegistration('T'),
    api: /\/webinars\/registrations\/T/,
    before: REGISTRATION,
    after: { ...REGISTRATION, is_canceled: true },
    button: 'Cancel my registration',
    end: 'Your registration is canceled',
  },
  {
    path: paths.newsletterConfirm('T'),
    api: /\/newsletter\/(?:links|follow)\/T/,
    before: { data: { state: 'pending', address: 'z…@example.com' } },
    after: { data: { state: 'confirmed', address: 'z…@example.com' } },
    button: 'Confirm my address',
    end: 'You’re on the list',
  },
];

it.each(PRIVATE)(
  'shows no stale text at $path',
  async ({ path, api, before, after, button, end }) => {
    let fails = true;
    let released = Promise.resolve();
    const prepare = (context: BrowserContext) => {
      const done = new Set<Page>();
      return context.route(api, async (route) => {
        const page = route.request().frame().page();
        if (route.request().method() === 'POST') {
          await released;
          if (fails) return answerFailure(route);
          done.add(page);
        }
        return route.fulfill({ json: { message: 'Done.', data: done.has(page) ? after : before } });
      });
    };
    const open = async (page: Page) => {
      await openPath(paths.about)(page);
      await goInside(page, path);
      await page.getByRole('button', { name: button }).waitFor();
    };
    const test = async ({ both }: Twins) => {
      for (fails of [true, false]) {
        const { promise, resolve } = Promise.withResolvers<void>();
        released = promise;
        await both(press(button));
        await both(see('...'));
        resolve();
        await both((page) =>
          page.locator('[type=submit]:disabled').first().waitFor({ state: 'detached' }),
        );
      }
      await both(see(end));
    };
    await visitTwins(path, { prepare, expectedMessages: /status of 4/ }, test, open);
  },
);
