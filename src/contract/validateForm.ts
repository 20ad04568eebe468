import { DEMO_YEARS_AHEAD, FIRST_DEMO_HOUR, LAST_DEMO_HOUR } from './constants.ts';
import { cleanEmail, cleanName, cleanText, EMAIL, isBlank, NAME } from './cleanFields.ts';
import {
  formMessages,
  type FieldRule,
  type FieldsOf,
  type FormField,
  type FormFields,
} from './forms.ts';

export const MAX_TEXT_LENGTH = 200;
export const MAX_EMAIL_LENGTH = 254;

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

/** An ISO instant, also one that is not offered. */
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/;

/** An ISO instant on a whole minute: day, hour, minute and zone. */
const INSTANT = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):(\d\d):00(?:\.0+)?(Z|[+-]\d\d:\d\d)$/;

/** Some engines parse February 30 as March 2. */
const isCalendarDay = (day: string): boolean => {
  const at = Date.parse(day);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
};

/**
 * Whether an instant is on one of the hours offered, in the visitor's zone. An instant in UTC doesn't name that zone,
 * and each quarter of an hour is an offered hour in some zone.
 */
const isOfferedTime = (value: string): boolean => {
  const [, day = '', hour, minute, zone] = INSTANT.exec(value) ?? [];
  if (!isCalendarDay(day)) return false;
  if (zone === 'Z') return Number(minute) % 15 === 0;
  return minute === '00' && Number(hour) >= FIRST_DEMO_HOUR && Number(hour) <= LAST_DEMO_HOUR;
};

/** One day is added because the visitor's calendar may be a day ahead. */
const endOfOfferedYears = (): number => {
  const lastYear = new Date().getUTCFullYear() + DEMO_YEARS_AHEAD;
  return Date.UTC(lastYear + 1, 0, 2);
};

const momentError = (value: string, { required = '', invalid = required }: FormField): string => {
  const at = MOMENT.test(value) ? Date.parse(value) : Number.NaN;
  if (at <= Date.now()) return formMessages.dateTimeFuture;
  if (at >= endOfOfferedYears()) return formMessages.dateTooFar;
  return isOfferedTime(value) ? '' : invalid || formMessages.correctFields;
};

/** The value of a field as it is stored. */
const cleanValue = ({ rule }: FormField, given: unknown): string => {
  if (typeof given !== 'string' || isBlank(given)) return '';
  const clean = CLEAN[rule] ?? cleanText;
  return clean(given);
};

const phoneError = (written: string, { required = '', invalid = required }: FormField): string =>
  EXTENSION.test(written) ? formMessages.phoneExtension : invalid || formMessages.correctFields;

const optionError = (
  value: string,
  { options = [], required = '', invalid = required }: FormField,
): string => (options.includes(value) ? '' : invalid || 'Please choose one of the options');

const maxLengthOf = ({ rule, maxLength }: FormField): number =>
  maxLength ?? (rule === 'email' ? MAX_EMAIL_LENGTH : MAX_TEXT_LENGTH);

const textError = (
  value: string,
  { rule, required = '', invalid = required }: FormField,
): string => {
  const isBroken = UNSTORABLE.test(value) || PATTERNS[rule]?.test(value) === false;
  return isBroken ? invalid || formMessages.correctFields : '';
};

/** Returns the error message for a clean value; '' for a valid one. */
const fieldError = (field: FormField, value: string, readPhone: PhoneReader): string => {
  if (value === '') return field.required ?? '';
  if (field.rule === 'moment') return momentError(value, field);
  if (field.rule === 'option') return optionError(value, field);
  if (value.length > maxLengthOf(field)) return 'That’s too long. Please shorten it.';
  if (field.rule === 'phone') return readPhone(value) === null ? phoneError(value, field) : '';
  return textError(value, field);
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
