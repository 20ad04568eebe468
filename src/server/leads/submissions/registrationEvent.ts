import type { Id } from '../../../contract/entities.ts';
import type { ApiError } from '../../../contract/payloads.ts';

export interface VersionedEvent {
  id: string;
  /** Differs after every change of the event. */
  fingerprint: string;
  /** ISO timestamp, which writers don't always maintain; '' if it is unknown. */
  updatedAt: string;
}

export interface RegistrationEvent extends VersionedEvent {
  id: Id;
  slug: string;
  title: string;
  startsAt: Date;
  endsAt: Date;
  capacity?: number | undefined;
  isPast: boolean;
  /** Where the event is held: only guests reach it. */
  join?: string | undefined;
  /** Slug of a video. */
  recording?: string | undefined;
  isCanceled?: boolean;
}

export interface EventSource {
  /** By the id, also a former one. */
  find: (id: string) => RegistrationEvent | ApiError;
  all: () => RegistrationEvent[];
}
