import { localInstant } from '../../lib/dates.ts';
import type { FormDraft } from '../../shared/lead-form/formDraft.ts';

/**
 * The request that the form amounts to, still unjudged. Where the form has a day (`2026-12-03`) and an hour (`09:00`)
 * where the visitor is, the request has one instant, '' while one of the two is missing.
 */
export const demoRequestOf = ({
  preferred_date = '',
  preferred_time = '',
  ...person
}: FormDraft): FormDraft => {
  const instant = localInstant(preferred_date, preferred_time);
  return {
    ...person,
    preferred_datetime: instant === null ? '' : new Date(instant).toISOString(),
  };
};
