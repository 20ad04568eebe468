import type { FormName } from './calls.ts';
import { cleanEmail, cleanName, cleanText, EMAIL, isBlank, NAME } from './fieldTexts.ts';
import {
  BUDGET_OPTIONS,
  DEMO_YEARS_AHEAD,
  EXPERIENCE_OPTIONS,
  FIRST_DEMO_HOUR,
  LAST_DEMO_HOUR,
} from './constants.ts';

/** Messages that are also shown without validating a field. */
export const formMessages = {
  newsletterEmailRequired: 'Please enter an email address',
  dateTimeRequired: 'Please select both date and time',
  dateTimeFuture: 'Date and time must be in the future',
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

export const newsletterForm = {
  email: { ...person.email, required: formMessages.newsletterEmailRequired },
} as const satisfies FormFields;

export const LEAD_FORMS = {
  demo: demoForm,
  registration: registrationForm,
  newsletter: newsletterForm,
} as const satisfies Record<string, FormFields>;

export type LeadKind = keyof typeof LEAD_FORMS;

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

const MAX_TEXT_LENGTH = 200;
const MAX_EMAIL_LENGTH = 254;

const CLEAN: Partial<Record<FieldRule, (text: string) => string>> = {
  name: cleanName,
  email: cleanEmail,
};

const PATTERNS: Partial<Record<FieldRule, RegExp>> = { name: NAME, email: EMAIL };

/** Reads a phone number to E.164, `+15035550142`; null for a text that is none. */
export type PhoneReader = (written: string) => string | null;

const readE164: PhoneReader = (written) => (/^\+[1-9]\d{6,14}$/.test(written) ? written : null);

/** `x7`, `ext. 7`, `#7`, `,,7` or `;ext=7` at the end of a number. */
const EXTENSION = /\p{Nd}[\s)]*(?:[#*,;x×]|\p{L}\p{L})[^\p{Nd}+]*\p{Nd}{1,7}\s*#?$/iu;

/** Lone surrogates cannot be stored as UTF-8. */
// eslint-disable-next-line no-control-regex -- matches control characters on purpose
const UNSTORABLE = /[\p{Surrogate}\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/u;

/** An ISO instant on a whole minute: day, hour, minute and zone. */
const INSTANT = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):(\d\d):00(?:\.0+)?(Z|[+-]\d\d:\d\d)$/;

/** Some engines parse February 30 as March 2. */
const isCalendarDay = (day: string): boolean => {
  const at = Date.parse(day);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
};

/**
 * Whether an instant is on one of the hours offered, in the visitor's zone. An instant in UTC doesn't name that zone: some
 * zone fits every hour, and all zones are offset by whole quarters of an hour.
 */
const isOfferedTime = (value: string): boolean => {
  const [, day = '', hour, minute, zone] = INSTANT.exec(value) ?? [];
  if (!isCalendarDay(day)) return false;
  if (zone === 'Z') return Number(minute) % 15 === 0;
  return minute === '00' && Number(hour) >= FIRST_DEMO_HOUR && Number(hour) <= LAST_DEMO_HOUR;
};

/** One day is added because the visitor's calendar may be a day ahead. */
const isOfferedYear = (at: number): boolean => {
  const lastYear = new Date().getUTCFullYear() + DEMO_YEARS_AHEAD;
  return at < Date.UTC(lastYear + 1, 0, 2);
};

const momentError = (value: string, { required = '' }: FormField): string => {
  const at = Date.parse(value);
  if (Number.isNaN(at) || !isOfferedTime(value) || !isOfferedYear(at)) return required;
  return at > Date.now() ? '' : formMessages.dateTimeFuture;
};

/** The value of a field as it is stored. */
const cleanValue = ({ rule }: FormField, given: unknown): string => {
  if (typeof given !== 'string' || isBlank(given)) return '';
  const clean = CLEAN[rule] ?? cleanText;
  return clean(given);
};

const phoneError = (written: string, { required = '', invalid = required }: FormField): string =>
  EXTENSION.test(written) ? formMessages.phoneExtension : invalid || formMessages.correctFields;

/** Returns the error message for a clean value; '' for a valid one. */
const fieldError = (field: FormField, value: string, readPhone: PhoneReader): string => {
  const { rule, options = [], required = '', invalid = required } = field;
  if (value === '') return required;
  if (rule === 'moment') return momentError(value, field);
  if (rule === 'option')
    return options.includes(value) ? '' : invalid || 'Please choose one of the options';
  const { maxLength = rule === 'email' ? MAX_EMAIL_LENGTH : MAX_TEXT_LENGTH } = field;
  if (value.length > maxLength) return 'That’s too long. Please shorten it.';
  if (rule === 'phone') return readPhone(value) === null ? phoneError(value, field) : '';
  const isBroken = UNSTORABLE.test(value) || PATTERNS[rule]?.test(value) === false;
  return isBroken ? invalid || formMessages.correctFields : '';
};

export type ValidationResult<Fields> =
  { fields: Fields; errors?: undefined } | { fields?: undefined; errors: Record<string, string> };

/** Validates and cleans a form of any shape. Unknown fields and empty optional ones are omitted from the result. */
export const validateForm = <Form extends FormFields>(
  form: Form,
  input: unknown,
  readPhone: PhoneReader = readE164,
): ValidationResult<FieldsOf<Form>> => {
  const fields: Record<string, string> = {};
  const errors: Record<string, string> = {};
  for (const [name, field] of Object.entries(form)) {
    const value = cleanValue(field, (Object(input) as Record<string, unknown>)[name]);
    const error = fieldError(field, value, readPhone);
    if (error !== '') errors[name] = error;
    else if (value !== '') fields[name] = (field.rule === 'phone' && readPhone(value)) || value;
  }
  return Object.keys(errors).length > 0 ? { errors } : { fields: fields as FieldsOf<Form> };
};

export const pickFields = (
  form: Readonly<Record<string, string>>,
  names: readonly string[],
): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (form[name] ? [[name, form[name]]] : [])));

/** The demo form's inputs for `preferred_datetime`. */
export const DEMO_TIME_INPUTS = ['preferred_date', 'preferred_time'] as const;

/** The inputs of the demo form that show the error of a field: for the moment, those that are empty, else the time. */
export const demoInputsFor = (
  field: string,
  values: Readonly<Record<string, string>>,
): readonly string[] => {
  if (field !== 'preferred_datetime') return [field];
  const empty = DEMO_TIME_INPUTS.filter((input) => !values[input]);
  return empty.length > 0 ? empty : ['preferred_time'];
};

/** The consent text; the server stores it as proof of consent. */
export const NEWSLETTER_OFFER = {
  title: 'Notes from the front desk',
  text: 'Our newsletter, twice a month: what our own six-person office tried, and how it went.',
  subscribe: 'Subscribe',
} as const;

export const NEWSLETTER_CONSENT = `${NEWSLETTER_OFFER.title}. ${NEWSLETTER_OFFER.text} [${NEWSLETTER_OFFER.subscribe}]`;

export const NEWSLETTER_ANSWERS = {
  subscribed: 'You’re subscribed.',
  /** The same for subscribers, so that it reveals no one. */
  asked: 'Thanks. If you’re new here, check your inbox for a link to confirm your address.',
  unknownLink:
    'It has already been used, or part of it is missing. You can subscribe again anytime.',
} as const;
