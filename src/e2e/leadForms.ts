import type { Page, Request } from 'playwright-core';
import { callPath } from '../contract/calls.ts';
import type { Preparing } from './visit.ts';

/** A day that is to come for the server, too, whatever the browser's clock says. */
const FAR_DAY = '2099-12-03';

const PERSON = {
  'First name': 'Zoë-Ann',
  'Last name': "O'Neil",
  Phone: '5035550142',
  Email: 'zoe@example.com',
};

/** Labels of the fields with what to fill them in with. */
export const DEMO_FIELDS = {
  ...PERSON,
  'Real-estate experience': '1-3 deals a month',
  'Monthly budget': '$501-$2,500',
  'Preferred date': FAR_DAY,
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

/** The control with this label. */
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

export const fillIn = async (page: Page, fields: Readonly<Record<string, string>>) => {
  for (const [label, text] of Object.entries(fields)) {
    const control = field(page, label);
    const isChoice = await control.evaluate((element) => element.tagName === 'SELECT');
    await (isChoice ? control.selectOption({ label: text }) : control.fill(text));
  }
};

/** Waits until the field with this label has the focus. */
export const focused = (page: Page, label: string) =>
  field(page, label).and(page.locator(':focus')).waitFor();

/** What the server answers to one sending of a form; null for a connection that breaks. */
export interface FormAnswer {
  status?: number;
  body: unknown;
}

export interface FormPost {
  body: Record<string, unknown>;
  key: string | undefined;
}

/** A server for one form: keeps what it is sent, and answers when and as it is told. */
export interface FormServer {
  posts: FormPost[];
  /** What it answers at first. */
  accepted: FormAnswer;
  /** For `visit`. */
  prepare: (context: Preparing) => Promise<void>;
  /** The answer from now on. */
  answer: (next: FormAnswer | null) => void;
  /** Keeps answers back until the function it returns is called. */
  hold: () => () => void;
}

const postOf = (request: Request): FormPost => ({
  body: request.postDataJSON() as Record<string, unknown>,
  key: request.headers()['idempotency-key'],
});

/** Stands between the browser and the calls that match `pattern`. */
export const formServer = (pattern: string, accepted: FormAnswer): FormServer => {
  const posts: FormPost[] = [];
  let current: FormAnswer | null = accepted;
  let released = Promise.resolve();
  return {
    posts,
    accepted,
    prepare: async (context) => {
      await context.route(pattern, async (route) => {
        posts.push(postOf(route.request()));
        await released;
        if (current === null) return route.abort();
        return route.fulfill({ status: current.status ?? 200, json: current.body });
      });
    },
    answer: (next) => {
      current = next;
    },
    hold: () => {
      let release = () => {};
      released = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
  };
};

export const demoServer = (message = 'See you then.') =>
  formServer(`**${callPath('requestDemo')}`, { body: { message, data: DEMO_BOOKING } });

export const registrationServer = (message = 'Your chair is kept.') =>
  formServer('**/api/webinars/events/*/register', {
    body: {
      message,
      data: { first_name: 'Zoë-Ann', last_name: "O'Neil", email: 'zoe@example.com' },
    },
  });

/** What a server that refuses says, field by field where it knows. */
export const refused = (status: number, message: string, fields?: Record<string, string>) => ({
  status,
  body: { status, message, fields },
});

/** A toast with these words: a success waits its turn to be read out, an error interrupts. */
export const toast = (page: Page, role: 'status' | 'alert', words: string) =>
  page.getByRole(role).filter({ hasText: words });

/**
 * Writes into fields as Chromium's autofill does: the value from below, and no key is ever pressed.
 * @param fields by name
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
