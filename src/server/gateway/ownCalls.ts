import type { ApiAnswer, ApiRequest, CallPayload, OwnName } from '../../contract/calls.ts';
import type { TextName, Texts } from '../../contract/texts/texts.ts';
import type { LeadService } from '../leads/leadService.ts';
import { failure } from './errors.ts';
import type { CallContext } from './upstream.ts';

export interface OwnCallSources {
  leads: LeadService;
  getTexts: () => Partial<Texts>;
}

/** Answers a call that is this site's own, also beside another content API. */
export const answerOwnCall = async (
  { leads, getTexts }: OwnCallSources,
  call: ApiRequest<OwnName>,
  context: CallContext,
): Promise<ApiAnswer> => {
  const form = { body: call.body, ...context };
  switch (call.name) {
    case 'texts':
      return readTexts(getTexts(), call.params.name);
    case 'newsletterLink':
      return leads.newsletterLink(call.params);
    case 'followNewsletterLink':
      return leads.followNewsletterLink(call.params, form);
    case 'demoSlots':
      return leads.demoSlots();
    case 'myDemo':
      return leads.myDemo(call.params);
    case 'moveDemo':
      return leads.moveDemo(call.params, form);
    case 'cancelDemo':
      return leads.cancelDemo(call.params, form);
    case 'joinEvent':
      return leads.joinEvent(call.params);
    case 'myRegistration':
      return leads.myRegistration(call.params);
    case 'emailMyLink':
      return leads.emailMyLink(call.params, form);
    case 'cancelRegistration':
      return leads.cancelRegistration(call.params);
  }
};

const readTexts = (texts: Partial<Texts>, name: string): ApiAnswer<CallPayload<'texts'>> => {
  if (!isTextName(texts, name) || name === 'emails') return failure(404);
  const words = texts[name];
  // The document has problems; its page exists.
  return words ? { status: 200, message: '', payload: words } : failure(503);
};

const isTextName = (texts: Partial<Texts>, name: string): name is TextName =>
  Object.hasOwn(texts, name);
