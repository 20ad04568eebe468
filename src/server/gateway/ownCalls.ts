import type { ApiAnswer, CallParams, CallPayload, OwnName } from '../../contract/calls.ts';
import type { TextName, Texts } from '../../contract/texts/texts.ts';
import type { LeadService } from '../leads/leadService.ts';
import type { SentForm } from '../leads/submissions/submitForm.ts';
import { failure } from './errors.ts';

/** Calls that this site answers itself, also beside another content API. */
export type OwnCalls = {
  [Name in OwnName]: (
    params: CallParams<Name>,
    form: SentForm,
  ) => Promise<ApiAnswer<CallPayload<Name>>>;
};

const readTexts = async (
  texts: Partial<Texts>,
  name: string,
): Promise<ApiAnswer<CallPayload<'texts'>>> => {
  if (!isTextName(texts, name) || name === 'emails') return failure(404);
  const words = texts[name];
  // The document has problems; its page exists.
  return words ? { status: 200, message: '', payload: words } : failure(503);
};

const isTextName = (texts: Partial<Texts>, name: string): name is TextName =>
  Object.hasOwn(texts, name);

export const createOwnCalls = (leads: LeadService, getTexts: () => Partial<Texts>): OwnCalls => ({
  texts: ({ name }) => readTexts(getTexts(), name),
  newsletterLink: (params) => leads.newsletterLink(params),
  followNewsletterLink: (params, form) => leads.followNewsletterLink(params, form),
  demoSlots: () => leads.demoSlots(),
  myDemo: (params) => leads.myDemo(params),
  moveDemo: (params, form) => leads.moveDemo(params, form),
  cancelDemo: (params, form) => leads.cancelDemo(params, form),
  joinEvent: (params) => leads.joinEvent(params),
  myRegistration: (params) => leads.myRegistration(params),
  emailMyLink: (params, form) => leads.emailMyLink(params, form),
  cancelRegistration: (params) => leads.cancelRegistration(params),
});
