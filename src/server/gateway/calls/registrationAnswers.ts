import type { ApiError, MyRegistration } from '../../../contract/entities.ts';
import type { OwnAnswers } from './gateway.ts';
import { comeAgain } from './embeddedUpstream.ts';
import type { LeadService } from '../../leads/leadService.ts';
import type { EventRegistrationRow } from '../../leads/database/schema.ts';

const UNKNOWN: ApiError = { status: 404, message: 'There is no such registration.' };
const BEGUN: ApiError = { status: 410, message: 'This event has begun.' };

/** What a link opens, as its page shows it. */
const payloadOf = (row: EventRegistrationRow): MyRegistration => ({
  event: {
    slug: row.event_slug,
    title: row.event_title,
    starts_at: row.event_starts_at,
  },
  first_name: row.first_name,
  last_name: row.last_name,
  email: row.email,
  is_canceled: row.canceled_at !== null,
});

const found = (row: EventRegistrationRow | 'begun' | null, message = '') => {
  if (row === null) return UNKNOWN;
  return row === 'begun' ? BEGUN : { status: 200, message, payload: payloadOf(row) };
};

/** Answers the calls of the page that a registration's link opens. */
export const createRegistrationAnswers = (
  leads: Pick<LeadService, 'registration' | 'cancelRegistration'>,
) =>
  ({
    myRegistration: ({ params }) =>
      leads
        .registration(params.token)
        .then((row) => found(row))
        .catch(comeAgain),
    cancelRegistration: ({ params }) =>
      leads
        .cancelRegistration(params.token)
        .then((row) => found(row, 'Your registration is canceled'))
        .catch(comeAgain),
  }) satisfies OwnAnswers;
