import type { ApiAnswer } from '../../../contract/calls.ts';
import { formMessages } from '../../../contract/forms.ts';
import type { ApiError } from '../../../contract/payloads.ts';

export const success = <Payload>(message: string, payload: Payload): ApiAnswer<Payload> => {
  return { status: 200, message, payload };
};

export const invalidForm = (fields: Record<string, string>): ApiError => {
  const [message = '', ...more] = Object.values(fields);
  return { status: 422, message: more.length > 0 ? formMessages.correctFields : message, fields };
};
