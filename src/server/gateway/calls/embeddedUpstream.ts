import type { ApiAnswer, CallName, CallParams, FormName } from '../../../contract/calls.ts';
import type { ContentApi } from '../../content/api/contentApi.ts';
import type { LeadService } from '../../leads/leadService.ts';
import type { SentForm } from '../../leads/submissions/submitForm.ts';
import { RETRY_AFTER_SECONDS, StorageFailure } from '../../leads/database/storageFailure.ts';
import { UpstreamFailure } from './upstream.ts';
import type { Upstream } from './upstream.ts';

/** Answers the gateway's calls in this process: reads from the site's own content, forms go where leads are kept. */
export const createEmbeddedUpstream = (
  content: Pick<ContentApi, 'read' | 'findEvent'>,
  leads: Pick<LeadService, 'subscribe' | 'requestDemo' | 'register' | 'placesLeft'>,
): Upstream => {
  const forms: {
    [Name in FormName]: (form: SentForm, params: CallParams<Name>) => Promise<ApiAnswer>;
  } = {
    subscribe: (form) => leads.subscribe(form),
    requestDemo: (form) => leads.requestDemo(form),
    async register(form, { id }) {
      const event = content.findEvent(id);
      return 'message' in event ? event : leads.register(form, event);
    },
  };
  const isForm = (name: CallName): name is FormName => Object.hasOwn(forms, name);

  /** What content says of an event, and how many places of it are left. */
  const readEvent = async (params: CallParams<'event'>): Promise<ApiAnswer> => {
    const answer = await content.read('event', params);
    const event = content.findEvent(params.slug);
    if (!('payload' in answer) || 'message' in event) return answer;
    if (event.isPast || event.isCanceled) return answer;
    // While the database is away the page shows everything else.
    const places_left = await leads.placesLeft(event).catch(() => undefined);
    if (places_left === undefined) return answer;
    return { ...answer, payload: { ...(answer.payload as object), places_left } };
  };

  return ({ name, params, body, idempotencyKey, context }) => {
    if (isForm(name))
      return forms[name]({ body, idempotencyKey, ...context }, params).catch(comeAgain);
    return name === 'event' ? readEvent(params) : content.read(name, params);
  };
};

/** What the database did not take now it may take later: whoever sent it is told when. */
export const comeAgain = (error: unknown): never => {
  if (!(error instanceof StorageFailure)) throw error;
  throw new UpstreamFailure(503, error.message, {
    cause: error,
    headers: { 'retry-after': String(RETRY_AFTER_SECONDS) },
  });
};
