import type { CallName, CallParams, CallPayload } from '../../contract/calls.ts';
import type { TextName, Texts } from '../../contract/texts/texts.ts';
import type { Gateway } from '../gateway/gateway.ts';

/** A read failed, and the content may be there. */
export class ReadFailure extends Error {}

/**
 * Undefined when the content API has no such document or list.
 * @throws ReadFailure for every other failure: a sitemap with a gap tells search engines that pages are gone
 */
export const fetchOne = async <Name extends CallName>(
  gateway: Gateway,
  name: Name,
  params: CallParams<Name>,
): Promise<CallPayload<Name> | undefined> => {
  const answer = await gateway.call<Name>({ name, params } as never);
  if ('payload' in answer) return answer.payload;
  if (answer.status === 404 || answer.status === 410) return undefined;
  throw new ReadFailure(`${name} answered ${answer.status}`);
};

/** A file with a missing text is better than none. */
export const fetchTexts = async <Name extends TextName>(
  gateway: Gateway,
  name: Name,
): Promise<Texts[Name] | undefined> => {
  const texts = await fetchOne(gateway, 'texts', { name }).catch(() => undefined);
  return texts as Texts[Name] | undefined;
};

type ListName = 'activePosts' | 'events' | 'videos' | 'helpCenter' | 'integrations';

/** Like `fetchOne`; a missing list is an empty one. */
export const fetchList = async <Name extends ListName>(
  gateway: Gateway,
  name: Name,
): Promise<CallPayload<Name>> =>
  (await fetchOne(gateway, name, {} as CallParams<Name>)) ?? ([] as CallPayload<Name>);
