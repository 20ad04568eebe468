import type { CallName, CallParams, CallPayload } from '../../../contract/calls.ts';
import type { Gateway } from '../../gateway/gateway.ts';
import { ListFailure } from './fetchList.ts';

/**
 * The payload of a call for one document; undefined when there is no such document.
 * @throws {ListFailure} for every other failure
 */
export const fetchOne = async <Name extends CallName>(
  gateway: Gateway,
  name: Name,
  params: CallParams<Name>,
): Promise<CallPayload<Name> | undefined> => {
  const answer = await gateway.call<Name>({ name, params } as never);
  if ('payload' in answer) return answer.payload;
  if (answer.status === 404 || answer.status === 410) return undefined;
  throw new ListFailure(`${name} answered ${answer.status}`);
};
