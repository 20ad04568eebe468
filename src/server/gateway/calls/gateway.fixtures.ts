import type { Gateway } from './gateway.ts';
import { readHttpCall, writeHttpAnswer, writeHttpError } from './httpCalls.ts';
import type { HttpAnswer, RequestBody } from './httpCalls.ts';
import type { CallContext } from './upstream.ts';

/** Answers a request to `/api/...` as the web server does. */
export const handleOverHttp =
  (gateway: Gateway) =>
  async (
    method: string,
    address: string,
    body?: RequestBody,
    context: CallContext = {},
  ): Promise<HttpAnswer> => {
    const call = readHttpCall(method, address, body);
    if (!('name' in call)) return writeHttpError(call);
    return writeHttpAnswer(call.name, await gateway.call(call, context));
  };
