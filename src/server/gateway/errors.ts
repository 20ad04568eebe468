import type { CallDescription, CallName } from '../../contract/calls.ts';
import { isRecord } from '../../lib/isRecord.ts';
import { line, MAX_ID, MAX_PARTS } from './schemas/values.ts';
import type { GatewayAnswer } from './upstream.ts';

const MESSAGES: ReadonlyMap<number, string> = new Map([
  [400, 'The request could not be understood. Please check it and try again.'],
  [404, 'We couldn’t find that.'],
  [405, 'This address does not answer requests of that kind.'],
  [408, 'The request took too long. Please try again.'],
  [413, 'The request is too large.'],
  [415, 'Please send the form as JSON.'],
  [422, 'Please check what you entered and try again.'],
  [429, 'Too many requests. Please wait a minute and try again.'],
  [502, 'We couldn’t reach our server. Please try again later.'],
  [503, 'We’re temporarily unavailable. Please try again in a few minutes.'],
  [504, 'Our server took too long to respond. Please try again later.'],
]);
const CLIENT_ERROR = 'The request could not be answered. Please check it and try again.';
const SERVER_ERROR = 'Something went wrong on the server. Please try again later.';

const FORM_MESSAGES: Partial<Record<CallName, string>> = {
  requestDemo: 'Submission failed. Please try again.',
  register: 'Registration failed. Please try again.',
};

export const statusMessage = (status: number): string =>
  MESSAGES.get(status) ?? (status < 500 ? CLIENT_ERROR : SERVER_ERROR);

export const failure = (
  status: number,
  headers: Record<string, string> = {},
  name?: CallName,
): GatewayAnswer<never> => ({
  message: (name && FORM_MESSAGES[name]) ?? statusMessage(status),
  status,
  headers,
});

export const firstText = (...values: unknown[]): string =>
  values.map((value) => line.parse(value)).find((text) => text.trim() !== '') ?? '';

/** Reads messages by field; some servers send a list of messages for a field. */
const readFields = (value: unknown): Record<string, string> | undefined => {
  if (!isRecord(value)) return undefined;
  const messages = Object.entries(value)
    .map(([field, message]) => [field, firstText(...[message].flat().slice(0, 1))] as const)
    .filter(([field, message]) => message !== '' && field !== '__proto__' && field.length <= MAX_ID)
    .slice(0, MAX_PARTS);
  return messages.length > 0 ? Object.fromEntries(messages) : undefined;
};

/** A form without a message gets none here: its page has one. */
export const upstreamError = (status: number, body: unknown, method: CallDescription['method']) => {
  const source = isRecord(body) ? body : {};
  const message = firstText(
    source.message,
    isRecord(source.data) && source.data.message,
    isRecord(source.error) && source.error.message,
    source.error,
  );
  const fields = readFields(source.fields) ?? readFields(source.errors);
  return {
    message: message || (method === 'GET' ? statusMessage(status) : ''),
    status,
    ...(fields && { fields }),
  };
};
