import { randomKey } from '../../lib/browser.ts';
import type { AppServices } from '../../store/services.ts';

/** The values of a form's controls by name. */
export type FormDraft = Readonly<Record<string, string>>;

type TabStorage = AppServices['tabStorage'];

const draftKey = (form: string) => `draft:${form}`;
const sendingKey = (form: string) => `sending:${form}`;
const openedKey = (form: string) => `opened:${form}`;

const isDraft = (value: unknown): value is FormDraft =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string');

const read = (storage: TabStorage, key: string): FormDraft => {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? '{}');
    return isDraft(value) ? value : {};
  } catch {
    return {};
  }
};

const write = (storage: TabStorage, key: string, value: FormDraft): void => {
  try {
    storage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or forbidden: the form works without a draft.
  }
};

export const readDraft = (storage: TabStorage, form: string): FormDraft =>
  read(storage, draftKey(form));

/** Saves a draft in this tab, where it survives a reload. */
export const saveDraft = (storage: TabStorage, form: string, draft: FormDraft): void => {
  const filled = Object.entries(draft).filter(([, text]) => text !== '');
  if (filled.length === 0) storage.removeItem(draftKey(form));
  else write(storage, draftKey(form), Object.fromEntries(filled));
};

/** A reload does not reset the time: it counts from the first opening in this tab. */
export const markOpened = (storage: TabStorage, form: string, now: number): void => {
  const { at } = read(storage, openedKey(form));
  if (!at) write(storage, openedKey(form), { at: String(now) });
};

/** Milliseconds since the form was opened; since 1970 if that is unknown. */
export const timeOnForm = (storage: TabStorage, form: string, now: number): number =>
  Math.max(0, now - Number(read(storage, openedKey(form)).at ?? 0));

/** Removes everything that the tab stores about a form. */
export const clearDraft = (storage: TabStorage, form: string): void => {
  for (const key of [draftKey, sendingKey, openedKey]) storage.removeItem(key(form));
};

/** The `Idempotency-Key` of a form: the same until it has arrived or its fields change, also after a reload. */
export const getIdempotencyKey = (storage: TabStorage, form: string, fields: unknown): string => {
  const content = JSON.stringify(fields);
  const last = read(storage, sendingKey(form));
  if (last.key && last.content === content) return last.key;
  const key = randomKey();
  write(storage, sendingKey(form), { key, content });
  return key;
};
