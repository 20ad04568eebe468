import type { BrowserContext, Page } from 'playwright-core';
import { callPath } from '../contract/calls.ts';

const PERSON = {
  'First name': 'Zoë-Ann',
  'Last name': "O'Neil",
  Phone: '5035550142',
  Email: 'zoe@example.com',
};

/** Values by label. */
export const DEMO_FIELDS = {
  ...PERSON,
  'Real estate experience': '1-3 deals a month',
  'Monthly budget': '$501-$2,500',
  'Preferred date': '2099-12-03',
  'Preferred time': '2:00 PM',
};

export const REGISTRATION_FIELDS = {
  ...PERSON,
  Company: 'Ek Homes',
  'Reason for attending': 'To learn how the rotation works',
};

export const DEMO_BOOKING = {
  demo_id: 'HD-7K3M9Q',
  event_link: 'https://site.test/calendar/HD-7K3M9Q.ics',
  meet_link: 'https://meet.test/HD-7K3M9Q',
};

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

export const fillIn = async (page: Page, fields: Readonly<Record<string, string>>) => {
  for (const [label, text] of Object.entries(fields)) {
    const control = field(page, label);
    const isChoice = await control.evaluate((element) => element.tagName === 'SELECT');
    await (isChoice ? control.selectOption({ label: text }) : control.fill(text));
  }
};

/** Response to one submission. */
interface FormAnswer {
  status?: number;
  body: unknown;
}

/** A mock server for one form. Pass `prepare` to `visit`. */
export const formServer = (pattern: string, accepted: FormAnswer) => {
  const posts: Record<string, unknown>[] = [];
  let current = accepted;
  let released = Promise.resolve();
  return {
    /** Bodies of the submissions so far. */
    posts,
    /** The initial answer. */
    accepted,
    prepare: (context: BrowserContext) =>
      context.route(pattern, async (route) => {
        posts.push(route.request().postDataJSON() as Record<string, unknown>);
        await released;
        return route.fulfill({ status: current.status ?? 200, json: current.body });
      }),
    /** Sets the next answers. */
    answer: (next: FormAnswer) => {
      current = next;
    },
    /** Delays answers until the returned function is called. */
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      released = promise;
      return resolve;
    },
  };
};

export const demoServer = (message = 'See you then.') =>
  formServer(`**${callPath('requestDemo')}`, { body: { message, data: DEMO_BOOKING } });

export const registrationServer = (message = 'Your spot is reserved.') =>
  formServer('**/api/webinars/events/*/register', {
    body: {
      message,
      data: { first_name: 'Zoë-Ann', last_name: "O'Neil", email: 'zoe@example.com' },
    },
  });

export const linkServer = () =>
  formServer('**/api/webinars/events/*/link', {
    body: { message: '', data: { email: 'zoe@example.com' } },
  });

/** An answer with validation errors by field. */
export const refused = (status: number, message: string, fields?: Record<string, string>) => ({
  status,
  body: { status, message, fields },
});

/** A success toast has role `status`, an error toast `alert`. */
export const toast = (page: Page, role: 'status' | 'alert', text: string) =>
  page.getByRole(role).filter({ hasText: text });

/**
 * Fills in fields as Chromium's autofill does: through the native value setter and without keyboard events.
 * @param fields values by field name
 */
export const autofill = (page: Page, fields: Readonly<Record<string, string>>) =>
  page.evaluate((values) => {
    for (const [name, value] of Object.entries(values)) {
      const control = document.querySelector(`form[aria-label] [name="${name}"]`)!;
      const { prototype } = control.constructor as unknown as { prototype: object };
      Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(control, value);
      control.dispatchEvent(new Event('input', { bubbles: true }));
      control.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }, fields);
