import { basename } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { valuesOf } from './documentSource.ts';
import type { Draft } from './draft.ts';
import type { Writing } from './writing.tsx';

/** What a change means for the guests of an event. */
export type EventChange = 'moved' | 'canceled' | 'deleted';

/** The people who are registered for an event; 0 without the database. */
export const guestsOf = async (
  { content, leadService }: Writing,
  { kind, savedPath, isNew }: Draft,
): Promise<number> => {
  if (kind.name !== 'events' || isNew) return 0;
  const event = content.events.find(basename(savedPath, '.md'));
  return 'id' in event ? leadService.countGuests(event).catch(() => 0) : 0;
};

const NOTIFYING_FIELDS = ['date', 'duration', 'join'];

/** Undefined when guests get no email. */
const eventChange = ({ kind, savedPath, stored, values }: Draft): EventChange | undefined => {
  if (kind.name !== 'events') return undefined;
  const before = valuesOf(savedPath, { slug: '', category: '', source: stored }).data as Record<
    string,
    unknown
  >;
  const after = values.data as Record<string, unknown>;
  if (after.canceled === true && before.canceled !== true) return 'canceled';
  const isMoved = NOTIFYING_FIELDS.some((key) => !isDeepStrictEqual(before[key], after[key]));
  return isMoved ? 'moved' : undefined;
};

/** What the email to the guests of an event is about, and how many they are; undefined without an email. */
export const guestsToNotify = async (
  writing: Writing,
  draft: Draft,
  change: EventChange | undefined = eventChange(draft),
): Promise<{ change: EventChange; guests: number } | undefined> => {
  if (change === undefined) return undefined;
  const guests = await guestsOf(writing, draft);
  return guests > 0 ? { change, guests } : undefined;
};
