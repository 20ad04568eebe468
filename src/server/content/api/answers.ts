import type { ApiErrorBody } from '../../../contract/entities.ts';

/** What a call answers: a status and a body to be sent as JSON. */
export interface ApiAnswer {
  status: number;
  body: unknown;
}

/** The envelope of the first group of spec §7: the payload sits in `data.data`. */
export const siteAnswer = (payload: unknown): ApiAnswer => ({
  status: 200,
  body: { message: 'OK', data: { data: payload } },
});

/** The envelope of the second group: the payload sits in `data`. */
export const apiAnswer = (payload: unknown): ApiAnswer => ({
  status: 200,
  body: { message: 'OK', data: payload },
});

/** The answer to a form that was taken. */
export const formAnswer = (message: string, data?: unknown): ApiAnswer => ({
  status: 200,
  body: data === undefined ? { message } : { message, data },
});

/** @param message a sentence for the visitor */
export const failure = (
  status: number,
  message: string,
  fields?: Record<string, string>,
): ApiAnswer => {
  const body: ApiErrorBody = fields ? { message, status, fields } : { message, status };
  return { status, body };
};
