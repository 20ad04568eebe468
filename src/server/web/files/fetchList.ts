import type { CallName, CallParams, CallPayload } from '../../../contract/calls.ts';
import type { Gateway } from '../../gateway/gateway.ts';

/** Calls that answer a list and need no parameters. */
type ListName = {
  [Name in CallName]: CallPayload<Name> extends unknown[]
    ? keyof CallParams<Name> extends never
      ? Name
      : never
    : never;
}[CallName];

/** A list that could not be read; the gateway has logged why. */
export class ListFailure extends Error {
  override name = 'ListFailure';
}

/**
 * The payload of a list call; nothing when the content API has no such list.
 * @throws {ListFailure} for every other failure: a sitemap with a gap tells search engines that pages are gone
 */
export const fetchList = async <Name extends ListName>(
  gateway: Gateway,
  name: Name,
): Promise<CallPayload<Name>[number][]> => {
  const answer = await gateway.call<ListName>({ name, params: {} });
  if ('payload' in answer) return answer.payload;
  if (answer.status === 404 || answer.status === 410) return [];
  throw new ListFailure(`${name} answered ${answer.status}`);
};
