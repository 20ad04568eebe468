import type { CallName, CallParams, CallPayload } from '../../contract/calls.ts';
import type { Gateway } from '../gateway/calls/gateway.ts';

/** Calls that answer a list and need no parameters. */
type ListName = {
  [Name in CallName]: CallPayload<Name> extends unknown[]
    ? keyof CallParams<Name> extends never
      ? Name
      : never
    : never;
}[CallName];

/** The payload of a list call, or nothing when it fails: a sitemap or a feed with a gap is better than none. */
export const fetchList = async <Name extends ListName>(
  gateway: Gateway,
  name: Name,
): Promise<CallPayload<Name>[number][]> => {
  const answer = await gateway.call<ListName>({ name, params: {} });
  return 'payload' in answer ? answer.payload : [];
};
