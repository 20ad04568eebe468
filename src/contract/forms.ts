import type { Texts } from './texts/texts.ts';
import type { FormName } from './calls.ts';
import { BUDGET_OPTIONS, EXPERIENCE_OPTIONS } from './constants.ts';

/** Messages that are also shown without validating a field. */
export const formMessages = {
  newsletterEmailRequired: 'Please enter an email address',
  dateTimeRequired: 'Please select both date and time',
  dateTimeFuture: 'Date and time must be in the future',
  dateTooFar: 'Please choose an earlier date',
  dateTimeClosed: 'Please choose one of the available times',
  dateTimeTaken: 'That time has just been taken. Please choose another.',
  phoneExtension: 'Invalid phone number. Please leave out the extension.',
  correctFields: 'Please correct the highlighted fields.',
} as const;

/** A hidden field that only bots fill in. Browsers and password managers autofill no field of this name. */
export const HONEYPOT_FIELD = 'opening_hours';

export type FieldRule = 'name' | 'email' | 'phone' | 'moment' | 'option' | 'text';

export interface FormField {
  /** Names the field in emails to the sales team. */
  label: string;
  rule: FieldRule;
  /** Message for an empty field. A field without this message is optional. */
  required?: string;
  /** Message for a value that breaks the rule; defaults to `required`. */
  invalid?: string;
  /** Characters; 200 by default, 254 for an email address. */
  maxLength?: number;
  options?: readonly string[];
}

/**
 * The fields of a form by name. Validation in the browser and on the server, storage, webhooks, emails, exports and the
 * forwarding to a content API all follow from this declaration.
 */
export type FormFields = Readonly<Record<string, FormField>>;

const person = {
  first_name: {
    label: 'First name',
    rule: 'name',
    required: 'First name is required',
    invalid: 'First name should contain only letters',
  },
  last_name: {
    label: 'Last name',
    rule: 'name',
    required: 'Last name is required',
    invalid: 'Last name should contain only letters',
  },
  phone: {
    label: 'Phone',
    rule: 'phone',
    required: 'Phone number is required',
    invalid: 'Invalid phone number',
  },
  email: { label: 'Email', rule: 'email', required: 'Email is required', invalid: 'Invalid email' },
} as const satisfies FormFields;

export const demoForm = {
  ...person,
  real_estate_experience: {
    label: 'Experience',
    rule: 'option',
    options: EXPERIENCE_OPTIONS.map((option) => option.value),
    required: 'Please select your experience level',
  },
  monthly_budget: {
    label: 'Monthly budget',
    rule: 'option',
    options: BUDGET_OPTIONS,
    required: 'Please select your monthly budget',
  },
  preferred_datetime: {
    label: 'Preferred time',
    rule: 'moment',
    required: formMessages.dateTimeRequired,
  },
} as const satisfies FormFields;

export const registrationForm = {
  ...person,
  company: { label: 'Company', rule: 'text', required: 'Company name is required' },
  reason_for_attending: {
    label: 'Reason for attending',
    rule: 'text',
    maxLength: 2000,
    required: 'Please provide a reason for attending',
  },
} as const satisfies FormFields;

/** A guest asks for the links of a registration again. */
export const myLinkForm = { email: person.email } as const satisfies FormFields;

export const newsletterForm = {
  email: { ...person.email, required: formMessages.newsletterEmailRequired },
} as const satisfies FormFields;

export const LEAD_FORMS = {
  demo: demoForm,
  registration: registrationForm,
  newsletter: newsletterForm,
} as const satisfies Record<string, FormFields>;

export type LeadKind = keyof typeof LEAD_FORMS;

/** The kind of lead that a form becomes, by the call that sends it. */
export const LEAD_KINDS = {
  requestDemo: 'demo',
  register: 'registration',
  subscribe: 'newsletter',
} as const satisfies Record<FormName, LeadKind>;

type RequiredName<Form extends FormFields> = {
  [Name in keyof Form]: Form[Name] extends { required: string } ? Name : never;
}[keyof Form];

export type FieldsOf<Form extends FormFields> = Record<RequiredName<Form>, string> &
  Partial<Record<Exclude<keyof Form, RequiredName<Form>>, string>>;

export type DemoRequest = FieldsOf<typeof demoForm>;
export type EventRegistration = FieldsOf<typeof registrationForm>;
export type NewsletterSubscription = FieldsOf<typeof newsletterForm>;

export const pickFields = (
  form: Readonly<Record<string, string>>,
  names: readonly string[],
): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (form[name] ? [[name, form[name]]] : [])));

/** The demo form's inputs for `preferred_datetime`. */
export const DEMO_TIME_INPUTS = ['preferred_date', 'preferred_time'] as const;

const TWO_DAYS_MS = 2 * 86_400_000;

/** Whether a day is today somewhere on earth: then an hour of it may be past or not. */
const isNearToday = (day = ''): boolean => Math.abs(Date.parse(day) - Date.now()) < TWO_DAYS_MS;

const ABOUT_THE_DAY: readonly string[] = [formMessages.dateTimeFuture, formMessages.dateTooFar];

/** The inputs that show an error of a field. One of `preferred_datetime` is at its empty inputs, at the day or at the time. */
export const demoInputsFor = (
  field: string,
  message: string,
  values: Readonly<Record<string, string>>,
): readonly string[] => {
  if (field !== 'preferred_datetime') return [field];
  const empty = DEMO_TIME_INPUTS.filter((input) => !values[input]);
  if (empty.length > 0) return empty;
  const isAboutDay = ABOUT_THE_DAY.includes(message) && !isNearToday(values.preferred_date);
  return [isAboutDay ? 'preferred_date' : 'preferred_time'];
};

export type NewsletterOffer = Texts['newsletter'];

/** When the document with the offer can't be read. */
export const BARE_NEWSLETTER: NewsletterOffer = {
  title: 'Newsletter',
  text: '',
  subscribe: 'Subscribe',
  link: 'Newsletter',
};

/** The text that a subscriber agrees to. The server stores it as proof of consent. */
export const newsletterConsent = ({ title, text, subscribe }: NewsletterOffer): string =>
  `${title}. ${text} [${subscribe}]`;

export const NEWSLETTER_ANSWERS = {
  subscribed: 'You’re subscribed.',
  /** The same for subscribers, so that it reveals no one. */
  asked: 'Thanks. If you’re new here, check your inbox for a link to confirm your address.',
  unknownLink:
    'It has already been used, or part of it is missing. You can subscribe again anytime.',
} as const;
