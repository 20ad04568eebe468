import type { ApiAnswer, CallParams } from '../../../contract/calls.ts';
import type { ContentApi } from '../api/contentApi.ts';
import type { LeadService } from '../../leads/leadService.ts';
import type { Upstream } from '../../gateway/upstream.ts';

/** The exact number would tell whether a person has registered: registering the person again leaves it as it is. */
const PLACES_SHOWN = [0, 5, 10, 20, 50, 100, 200, 500, 1000];

/** The smallest step that is not below the number of free seats, at most the capacity. */
const shownPlaces = (free: number, capacity: number): number =>
  Math.min(PLACES_SHOWN.find((step) => free <= step) ?? Infinity, capacity);

export const createEmbeddedUpstream = (
  content: Pick<ContentApi, 'read' | 'findEvent'>,
  leads: Pick<LeadService, 'subscribe' | 'requestDemo' | 'register' | 'placesLeft'>,
): Upstream => {
  const readEvent = async (params: CallParams<'event'>): Promise<ApiAnswer> => {
    const answer = await content.read('event', params);
    const event = content.findEvent(params.slug);
    if (!('payload' in answer) || 'message' in event || event.isPast || event.isCanceled)
      return answer;
    // Without the database the page shows everything else.
    const free = await leads.placesLeft(event).catch(() => undefined);
    if (free === undefined || event.capacity === undefined) return answer;
    const places_left = shownPlaces(free, event.capacity);
    return { ...answer, payload: { ...(answer.payload as object), places_left } };
  };

  return {
    async answer({ name, params, body, idempotencyKey, context }) {
      const form = { body, idempotencyKey, ...context };
      switch (name) {
        case 'subscribe':
          return leads.subscribe(form);
        case 'requestDemo':
          return leads.requestDemo(form);
        case 'register': {
          const event = content.findEvent(params.id ?? '');
          return 'message' in event ? event : leads.register(form, event);
        }
        case 'event':
          return readEvent(params);
        // All others read; the type of `read` refuses a form that is missing above.
        default:
          return content.read(name, params);
      }
    },
  };
};
