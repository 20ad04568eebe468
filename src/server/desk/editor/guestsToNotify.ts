import { basename } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { documentPlace } from '../../../contract/documents.ts';
import { valuesOf } from './documentSource.ts';
import type { Draft } from './draft.ts';
import type { CopyText } from './workingCopies.ts';
import type { EditorTools } from './editorTools.tsx';

/** What a change means for the guests of an event. */
export type EventChange = 'moved' | 'canceled' | 'deleted';

/** The people who are registered for an event; 0 without the database. */
export const guestsOf = async (
  { content, leadService }: EditorTools,
  { kind, savedPath, isNew }: Draft,
): Promise<number> => {
  if (kind.name !== 'events' || isNew) return 0;
  const event = content.events.find(basename(savedPath, '.md'));
  return 'id' in event ? leadService.countGuests(event).catch(() => 0) : 0;
};

const MOVING_FIELDS = ['date', 'duration', 'join'];

type EventData = Readonly<Record<string, unknown>>;

const eventDataOf = (path: string, text: CopyText): EventData => ({ ...valuesOf(path, text).data });

const differIn = (fields: readonly string[], before: EventData, after: EventData): boolean =>
  fields.some((key) => !isDeepStrictEqual(before[key], after[key]));

/** Undefined when guests get no email. */
const eventChange = ({ kind, savedPath, stored, values }: Draft): EventChange | undefined => {
  if (kind.name !== 'events') return undefined;
  const before = eventDataOf(savedPath, { slug: '', category: '', source: stored });
  const after: EventData = { ...values.data };
  if (after.canceled === true && before.canceled !== true) return 'canceled';
  return differIn(MOVING_FIELDS, before, after) ? 'moved' : undefined;
};

/** Whether guests would be told something else by another text of the working copy of an event. */
export const changesNews = (path: string, before: CopyText, after: CopyText): boolean =>
  documentPlace(path)?.kind === 'events' &&
  differIn([...MOVING_FIELDS, 'canceled'], eventDataOf(path, before), eventDataOf(path, after));

/** What the email to the guests of an event is about, and how many they are; undefined without an email. */
export const guestsToNotify = async (
  tools: EditorTools,
  draft: Draft,
  change: EventChange | undefined = eventChange(draft),
): Promise<{ change: EventChange; guests: number } | undefined> => {
  if (change === undefined) return undefined;
  const guests = await guestsOf(tools, draft);
  return guests > 0 ? { change, guests } : undefined;
};
