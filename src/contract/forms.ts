import {
  BUDGET_OPTIONS,
  DEMO_YEARS_AHEAD,
  EXPERIENCE_OPTIONS,
  FIRST_DEMO_HOUR,
  LAST_DEMO_HOUR,
} from './constants.ts';

/** Words of spec §5, verbatim; the browser and the server judge by the same rules. */
export const formMessages = {
  newsletterEmailRequired: 'Please enter an email address',
  firstNameRequired: 'First name is required',
  firstNameLetters: 'First name should contain only letters',
  lastNameRequired: 'Last name is required',
  lastNameLetters: 'Last name should contain only letters',
  phoneRequired: 'Phone number is required',
  phoneInvalid: 'Invalid phone number',
  emailRequired: 'Email is required',
  emailInvalid: 'Invalid email',
  experienceRequired: 'Please select your experience level',
  budgetRequired: 'Please select your monthly budget',
  dateTimeRequired: 'Please select both date and time',
  dateTimeFuture: 'Date and time must be in the future',
  dateTimeClosed: 'Please choose one of the times offered',
  dateTimeTaken: 'That time has just been taken. Please choose another.',
  companyRequired: 'Company name is required',
  reasonRequired: 'Please provide a reason for attending',
  tooLong: 'Please use fewer characters',
  mendFields: 'Please correct the highlighted fields.',
} as const;

/**
 * Name of the field that people don't see, and machines fill in. No word in it is one that browsers and password
 * managers know an answer to: they would fill it in for people.
 */
export const TRAP_FIELD = 'opening_hours';

/** Letters of any alphabet, with single spaces, hyphens or apostrophes between them. */
const NAME_PATTERN = /^[\p{L}\p{M}]+(?:[ '’-][\p{L}\p{M}]+)*$/u;
/** E.164 with its plus sign (contract, "In the browser"). */
const PHONE_PATTERN = /^\+[1-9]\d{6,14}$/;
/** Something, an at sign, a domain with a dot; the mail server has the last word. */
const EMAIL_PATTERN = /^[^\s@<>"(),:;\\[\]]+@[^\s@<>"(),:;\\[\]]+\.[^\s@.<>"(),:;\\[\]]{2,}$/;

const TEXT_LIMIT = 200;
const EMAIL_LIMIT = 254;
const REASON_LIMIT = 2000;

/** The text that a field comes to, or what is wrong with it, in the words for its visitor. */
type Judgment<Text extends string> = { text: Text } | { message: string };
type Rule<Text extends string = string> = (given: unknown) => Judgment<Text>;

/** A form: the rule of each of its fields, by name. Whatever else is sent along is no part of it. */
export type FormRules = Readonly<Record<string, Rule>>;

/** What a form holds once its rules have taken it. */
export type FieldsOf<Rules extends FormRules> = {
  [Name in keyof Rules]: Rules[Name] extends Rule<infer Text> ? Text : never;
};

/** A lone surrogate can't be stored as UTF-8, and a control character has no place in a line. */
// eslint-disable-next-line no-control-regex -- finding control characters is the point
const UNKEPT = /[\p{Surrogate}\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/u;

/** Text as people type it, trimmed; what does not fit its pattern is told so by `mismatch`. */
const text =
  (required: string, limit = TEXT_LIMIT, pattern = /./, mismatch = required): Rule =>
  (given) => {
    const trimmed = typeof given === 'string' ? given.trim() : '';
    if (trimmed === '') return { message: required };
    if (trimmed.length > limit) return { message: formMessages.tooLong };
    if (UNKEPT.test(trimmed)) return { message: required };
    return pattern.test(trimmed) ? { text: trimmed } : { message: mismatch };
  };

const oneOf =
  <Option extends string>(options: readonly Option[], required: string): Rule<Option> =>
  (given) => {
    const found = options.find((option) => option === given);
    return found === undefined ? { message: required } : { text: found };
  };

const name = (required: string, letters: string) =>
  text(required, TEXT_LIMIT, NAME_PATTERN, letters);

const email = (required: string) =>
  text(required, EMAIL_LIMIT, EMAIL_PATTERN, formMessages.emailInvalid);

export const newsletterRules = { email: email(formMessages.newsletterEmailRequired) };

const person = {
  first_name: name(formMessages.firstNameRequired, formMessages.firstNameLetters),
  last_name: name(formMessages.lastNameRequired, formMessages.lastNameLetters),
  phone: text(formMessages.phoneRequired, TEXT_LIMIT, PHONE_PATTERN, formMessages.phoneInvalid),
  email: email(formMessages.emailRequired),
};

/** An ISO instant on a whole minute: its day, hour, minute and zone. */
const INSTANT = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):(\d\d):00(?:\.0+)?(Z|[+-]\d\d:\d\d)$/;

/** Whether a day is in the calendar: some engines take February 30 for March 2. */
const isCalendarDay = (day: string): boolean => {
  const at = Date.parse(day);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
};

/**
 * Whether a moment is on an hour that the form offers (spec §9), where the visitor is. A text in UTC does not tell where
 * that is: there are clocks for every hour of it, and all of them are whole quarters of an hour away.
 */
function isOfferedTime(value: string): boolean {
  const [, day = '', hour, minute, zone] = INSTANT.exec(value) ?? [];
  if (!isCalendarDay(day)) return false;
  if (zone === 'Z') return Number(minute) % 15 === 0;
  return minute === '00' && Number(hour) >= FIRST_DEMO_HOUR && Number(hour) <= LAST_DEMO_HOUR;
}

/** Whether the form offers a moment's day; with a day to spare, for it may be another day where the visitor is. */
function isOfferedDay(at: number): boolean {
  const lastYear = new Date().getUTCFullYear() + DEMO_YEARS_AHEAD;
  return at < Date.UTC(lastYear + 1, 0, 2);
}

const moment: Rule = (given) => {
  const value = typeof given === 'string' ? given : '';
  const at = Date.parse(value);
  if (Number.isNaN(at) || !isOfferedTime(value) || !isOfferedDay(at))
    return { message: formMessages.dateTimeRequired };
  return at > Date.now() ? { text: value } : { message: formMessages.dateTimeFuture };
};

export const demoRequestRules = {
  ...person,
  real_estate_experience: oneOf(
    EXPERIENCE_OPTIONS.map((option) => option.value),
    formMessages.experienceRequired,
  ),
  monthly_budget: oneOf(BUDGET_OPTIONS, formMessages.budgetRequired),
  preferred_datetime: moment,
};

export const registrationRules = {
  ...person,
  company: text(formMessages.companyRequired),
  reason_for_attending: text(formMessages.reasonRequired, REASON_LIMIT),
};

export type NewsletterSubscription = FieldsOf<typeof newsletterRules>;
export type DemoRequest = FieldsOf<typeof demoRequestRules>;
export type EventRegistration = FieldsOf<typeof registrationRules>;

/** A form that was judged: its fields as they are kept, or the message of each that was refused, by name. */
export type JudgedForm<Fields> =
  { fields: Fields; errors?: undefined } | { fields?: undefined; errors: Record<string, string> };

/** Judges whatever was sent as a form. What is no object has no field. */
export const judgeForm = <Rules extends FormRules>(
  rules: Rules,
  form: unknown,
): JudgedForm<FieldsOf<Rules>> => {
  const fields: Record<string, string> = {};
  const errors: Record<string, string> = {};
  for (const [field, rule] of Object.entries(rules)) {
    const judged = rule((Object(form) as Record<string, unknown>)[field]);
    if ('text' in judged) fields[field] = judged.text;
    else errors[field] = judged.message;
  }
  return Object.keys(errors).length > 0 ? { errors } : { fields: fields as FieldsOf<Rules> };
};

/** Whether the mail server may be asked about an address. */
export const isEmail = (given: unknown): boolean => 'text' in person.email(given);

/** The named fields of a form that hold something. */
export const pickFields = (
  form: Readonly<Record<string, string>>,
  names: readonly string[],
): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (form[name] ? [[name, form[name]]] : [])));

/** The fields of the demo's form that say when: its success view begins with them. */
export const DEMO_MOMENT_FIELDS = ['preferred_date', 'preferred_time'] as const;

/**
 * The fields of the demo's form that show what is wrong with one of the request's: where the request has one moment, the
 * form has a date and a time, and those of them that are empty are to blame; the time, if none is.
 */
export const demoFieldsOf = (
  requestField: string,
  form: Readonly<Record<string, string>>,
): readonly string[] => {
  if (requestField !== 'preferred_datetime') return [requestField];
  const empty = DEMO_MOMENT_FIELDS.filter((field) => !form[field]);
  return empty.length > 0 ? empty : ['preferred_time'];
};
