import { callPath, type ApiAnswer, type ApiRequest } from '../../contract/calls.ts';
import { DEMO_TIME_INPUTS, demoInputsFor, formMessages, pickFields } from '../../contract/forms.ts';
import { paths } from '../../contract/paths.ts';
import { DEMO_SLOTS } from '../../lib/demoTime.ts';
import { instantOf, wallClockAt } from '../../lib/eventTime.ts';
import { toE164 } from '../../lib/phone.ts';
import type { FormResult } from '../../shared/lead-form/FormResult.ts';
import { myDemoStrings } from '../../strings/myDemo.ts';
import { myRegistrationStrings } from '../../strings/myRegistration.ts';
import { requestDemoStrings } from '../../strings/requestDemo.ts';
import { webinarsStrings } from '../../strings/webinars.ts';
import { readRecord } from '../gateway/calls/readValue.ts';

/** What a visitor typed, field by field. */
type Typed = Readonly<Record<string, string>>;

/** A form that a browser without scripts may send, and the page that answers it. */
export interface NoScriptForm {
  /** Address of the form's call. */
  action: string;
  /** Path of the page with the form. */
  page: string;
  /** The fields as the call takes them. */
  toRequest: (typed: Typed, zone: FormZone) => Record<string, string>;
  /** The field that shows what is wrong with one of the request's. */
  fieldsOf: (requestField: string, typed: Typed) => readonly string[];
  /** The fields that the page of a form that was taken says again. */
  kept: readonly string[];
  /** Said of a failure for which the server has no words (spec §8). */
  failed: string;
}

/** A phone number in the visitor's own writing, as the form's script would send it. */
const withPhone = (typed: Typed): Record<string, string> => ({
  ...typed,
  ...(typed.phone !== undefined && { phone: toE164(typed.phone) }),
});

/** What a form without scripts is read by: there the visitor's zone is not known, and the form says which one counts. */
interface FormZone {
  zone: string;
  /** The office says which hours are offered, and judges them: else they are those of spec §9. */
  hasOfficeHours: boolean;
}

/** A moment as it was sent: one of those that were offered instead, else a day and a time. */
const momentOf = (typed: Typed, { zone, hasOfficeHours }: FormZone): string => {
  const { preferred_date = '', preferred_time = '', preferred_datetime } = typed;
  if (preferred_datetime !== undefined) return preferred_datetime;
  const isOffered = hasOfficeHours
    ? preferred_time.endsWith(':00')
    : DEMO_SLOTS.some(({ value }) => value === preferred_time);
  const instant = isOffered ? instantOf(`${preferred_date} ${preferred_time}`, zone) : null;
  return instant === null ? '' : new Date(instant).toISOString();
};

const demoRequest = (typed: Typed, zone: FormZone): Record<string, string> => {
  const { preferred_date: _date, preferred_time: _time, ...person } = typed;
  return { ...withPhone(person), preferred_datetime: momentOf(typed, zone) };
};

/** Of a demo that is there already. */
const demoChange = (typed: Typed, zone: FormZone): Record<string, string> => ({
  sequence: typed.sequence ?? '',
  preferred_datetime: momentOf(typed, zone),
});

/** The page of an event by the slug that its visitor came by, else by the id. */
const eventPage = (eventId: string, referer: string): string =>
  referer.startsWith(paths.event('')) ? referer : paths.event(eventId);

/**
 * The form that makes this call and is answered by its page; undefined for every other call.
 * @param referer path of the page that the form was sent from
 */
export const noScriptFormOf = (
  { name, params }: ApiRequest,
  referer: string,
): NoScriptForm | undefined => {
  if (name === 'requestDemo') {
    return {
      action: callPath(name),
      page: paths.requestDemo,
      toRequest: demoRequest,
      fieldsOf: demoInputsFor,
      kept: DEMO_TIME_INPUTS,
      failed: requestDemoStrings.failed,
    };
  }
  if (name === 'cancelRegistration') {
    return {
      action: callPath(name, params),
      page: paths.myRegistration(params.token),
      toRequest: () => ({}),
      fieldsOf: (field) => [field],
      kept: [],
      failed: myRegistrationStrings.failed,
    };
  }
  if (name === 'moveDemo' || name === 'cancelDemo') {
    return {
      action: callPath(name, params),
      page: paths.myDemo(params.token),
      toRequest: demoChange,
      fieldsOf: demoInputsFor,
      kept: [],
      failed: myDemoStrings.failed,
    };
  }
  if (name === 'register') {
    return {
      action: callPath(name, params),
      page: eventPage(params.id, referer),
      toRequest: withPhone,
      fieldsOf: (field) => [field],
      kept: [],
      failed: webinarsStrings.registration.failed,
    };
  }
  return undefined;
};

/**
 * The fields of a form's body that are text; a field that came twice counts once. A moment that was pressed stands in the
 * fields for day and time, too, in the zone that counts.
 */
export const typedFields = (body: unknown, zone: string): Typed => {
  const fields = Object.entries(readRecord(body)).map(([name, value]): [string, unknown] => [
    name,
    Array.isArray(value) ? value.at(-1) : value,
  ]);
  const typed: Typed = Object.fromEntries(
    fields.filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
  const instant = Date.parse(typed.preferred_datetime ?? '');
  if (Number.isNaN(instant)) return typed;
  const [preferred_date = '', preferred_time = ''] = wallClockAt(instant, zone).split(' ');
  return { ...typed, preferred_date, preferred_time };
};

/** What the form's page has to show of the call's answer. */
export const formResult = (
  { action, fieldsOf, kept, failed }: NoScriptForm,
  typed: Typed,
  answer: ApiAnswer,
): FormResult => {
  if ('payload' in answer) {
    const values = pickFields(typed, kept);
    return { action, values, fields: {}, message: '', data: answer.payload };
  }
  const wrong = Object.entries(answer.fields ?? {}).flatMap(([field, message]) =>
    fieldsOf(field, typed).map((shown): [string, string] => [shown, message]),
  );
  const isSaidAtField = wrong.some(([, words]) => words === answer.message);
  return {
    action,
    values: typed,
    fields: Object.fromEntries(wrong),
    alternatives: answer.alternatives,
    message: isSaidAtField ? formMessages.correctFields : answer.message || failed,
    data: null,
  };
};
