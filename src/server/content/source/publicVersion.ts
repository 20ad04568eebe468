import { hash } from 'node:crypto';
import type { WebinarEvent } from '../../../contract/entities.ts';
import type { VersionedEvent } from '../../leads/submissions/registrationEvent.ts';

/** What tells one version of an event from the next when only its public fields are known. */
export const publicVersion = (event: WebinarEvent): VersionedEvent => {
  const { title, date, duration, is_canceled, presented_by, description } = event;
  const shown = [title, date, duration, is_canceled, presented_by, description];
  return {
    id: event.id || event.slug,
    fingerprint: hash('sha256', JSON.stringify(shown)),
    updatedAt: event.updated_at,
  };
};
