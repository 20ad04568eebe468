import { z } from 'zod';
import { BUDGET_OPTIONS, EXPERIENCE_OPTIONS } from './constants.ts';

// Else every schema tries to evaluate code, which the page's security policy blocks and browsers report.
z.config({ jitless: true });

/** Words of spec §5, verbatim; the browser and the server judge by the same schemas. */
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
  companyRequired: 'Company name is required',
  reasonRequired: 'Please provide a reason for attending',
  tooLong: 'Please use fewer characters',
  mendFields: 'Please check the form and mend the fields that are marked.',
} as const;

/** Letters of any alphabet, with single spaces, hyphens or apostrophes between them. */
const NAME_PATTERN = /^[\p{L}\p{M}]+(?:[ '’-][\p{L}\p{M}]+)*$/u;
/** E.164 with its plus sign (contract, "In the browser"). */
const PHONE_PATTERN = /^\+[1-9]\d{6,14}$/;
/** Something, an at sign, a domain with a dot; the mail server has the last word. */
const EMAIL_PATTERN = /^[^\s@<>"(),:;\\[\]]+@[^\s@<>"(),:;\\[\]]+\.[^\s@.<>"(),:;\\[\]]{2,}$/;

const TEXT_LIMIT = 200;
const EMAIL_LIMIT = 254;
const REASON_LIMIT = 2000;

/** Text as people type it, without control characters, which no field of ours wants. */
const text = (required: string, limit = TEXT_LIMIT) =>
  z
    .string({ error: required })
    .trim()
    .min(1, required)
    .max(limit, formMessages.tooLong)
    // A lone surrogate can't be stored as UTF-8, a control character has no place in a line.
    .refine((value) => value.isWellFormed() && !hasControlCharacter(value), required);

const hasControlCharacter = (value: string): boolean =>
  // eslint-disable-next-line no-control-regex -- finding control characters is the point
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/.test(value);

const name = (required: string, letters: string) => text(required).regex(NAME_PATTERN, letters);

export const emailSchema = text(formMessages.emailRequired, EMAIL_LIMIT).regex(
  EMAIL_PATTERN,
  formMessages.emailInvalid,
);

export const newsletterSchema = z.object({
  email: text(formMessages.newsletterEmailRequired, EMAIL_LIMIT).regex(
    EMAIL_PATTERN,
    formMessages.emailInvalid,
  ),
});

const person = {
  first_name: name(formMessages.firstNameRequired, formMessages.firstNameLetters),
  last_name: name(formMessages.lastNameRequired, formMessages.lastNameLetters),
  phone: text(formMessages.phoneRequired).regex(PHONE_PATTERN, formMessages.phoneInvalid),
  email: emailSchema,
};

export const demoRequestSchema = z.object({
  ...person,
  real_estate_experience: z.enum(
    EXPERIENCE_OPTIONS.map((option) => option.value),
    { error: formMessages.experienceRequired },
  ),
  monthly_budget: z.enum(BUDGET_OPTIONS, { error: formMessages.budgetRequired }),
  preferred_datetime: z.iso
    .datetime({ offset: true, error: formMessages.dateTimeRequired })
    .refine((value) => Date.parse(value) > Date.now(), formMessages.dateTimeFuture),
});

export const registrationSchema = z.object({
  ...person,
  company: text(formMessages.companyRequired),
  reason_for_attending: text(formMessages.reasonRequired, REASON_LIMIT),
});

export type NewsletterSubscription = z.infer<typeof newsletterSchema>;
export type DemoRequest = z.infer<typeof demoRequestSchema>;
export type EventRegistration = z.infer<typeof registrationSchema>;

/**
 * The field of the demo's form that shows what is wrong with one of the request's: where the request has one moment, the
 * form has a date and a time, and the first of them that is empty is to blame.
 */
export const demoFieldOf = (
  requestField: string,
  { preferred_date }: Readonly<Record<string, string>>,
): string => {
  if (requestField !== 'preferred_datetime') return requestField;
  return preferred_date ? 'preferred_time' : 'preferred_date';
};

/** The first message of each field that a schema refused, by field name. */
export const fieldMessages = (error: z.ZodError): Record<string, string> => {
  const messages: Record<string, string> = {};
  for (const issue of error.issues) {
    const field = String(issue.path[0] ?? '');
    messages[field] ??= issue.message;
  }
  return messages;
};
