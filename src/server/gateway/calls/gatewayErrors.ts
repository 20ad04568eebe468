import type { CallDescription, CallName } from '../../../contract/calls.ts';
import type { ApiError } from '../../../contract/entities.ts';
import { firstText, isRecord, MAX_ID, MAX_PARTS, readText } from './readValue.ts';
import type { GatewayAnswer } from './upstream.ts';

/** Sentences for errors that come without one of their own. */
const MESSAGES: ReadonlyMap<number, string> = new Map([
  [400, 'The request could not be understood. Please check it and try again.'],
  [404, 'There is nothing at this address.'],
  [405, 'This address does not answer requests of that kind.'],
  [408, 'The request took too long. Please try again.'],
  [415, 'Please send the form as JSON.'],
  [422, 'Please check what you entered and try again.'],
  [429, 'There were too many requests. Please wait a moment and try again.'],
  [502, 'The server could not be reached. Please try again later.'],
  [503, 'The server is not available at the moment. Please try again later.'],
  [504, 'The server took too long to answer. Please try again later.'],
]);
const CLIENT_ERROR = 'The request could not be answered. Please check it and try again.';
const SERVER_ERROR = 'Something went wrong on the server. Please try again later.';

const errorMessage = (status: number): string =>
  MESSAGES.get(status) ?? (status < 500 ? CLIENT_ERROR : SERVER_ERROR);

type Method = CallDescription['method'];

/** A page has its own text for a form that the API refuses without a message, so none is added here. */
const errorOf = (status: number, message = '', method: Method = 'GET'): ApiError => ({
  message: message || (method === 'GET' ? errorMessage(status) : ''),
  status,
});

/** What the pages of these forms say of a failure without a message. */
const FORM_MESSAGES: Partial<Record<CallName, string>> = {
  requestDemo: 'Submission failed. Please try again.',
  register: 'Registration failed. Please try again.',
};

/** An error of the gateway itself: there is no answer, so no message of an API either. */
export const failure = (
  status: number,
  headers: Record<string, string> = {},
  name?: CallName,
): GatewayAnswer<never> => ({
  ...errorOf(status, name && FORM_MESSAGES[name]),
  headers,
});

const readFields = (value: unknown): Record<string, string> | undefined => {
  if (!isRecord(value)) return undefined;
  const messages = Object.entries(value)
    // Some servers give each field a list of messages: the first is shown.
    .map(([field, message]): [string, string] => [
      field,
      readText(Array.isArray(message) ? message[0] : message),
    ])
    .filter(([field, message]) => message !== '' && field !== '__proto__' && field.length <= MAX_ID)
    .slice(0, MAX_PARTS);
  return messages.length > 0 ? Object.fromEntries(messages) : undefined;
};

/** The uniform error of what an upstream answered: its own words where it has any. */
export const upstreamError = (status: number, body: unknown, method: Method): ApiError => {
  if (!isRecord(body)) return errorOf(status, '', method);
  const inner = isRecord(body.data) ? body.data : {};
  const nested = isRecord(body.error) ? body.error : {};
  const message = firstText(body.message, inner.message, nested.message, body.error);
  const fields = readFields(body.fields) ?? readFields(body.errors);
  const error = errorOf(status, message, method);
  return fields ? { ...error, fields } : error;
};
