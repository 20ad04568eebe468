import { randomKey } from '../../lib/browser.ts';
import type { AppServices } from '../../store/services.ts';

export type FormDraft = Readonly<Record<string, string>>;

type TabStorage = AppServices['tabStorage'];

interface StoredForm {
  draft?: FormDraft;
  openedAt?: number;
  /** The last request: its `Idempotency-Key`, and its fields as JSON. */
  sent?: { key: string; content: string };
}

const storageKey = (form: string) => `form:${form}`;

const read = (storage: TabStorage, form: string): StoredForm =>
  JSON.parse(storage.getItem(storageKey(form)) ?? '{}') as StoredForm;

const update = (storage: TabStorage, form: string, changes: StoredForm): void => {
  try {
    const stored = { ...read(storage, form), ...changes };
    storage.setItem(storageKey(form), JSON.stringify(stored));
  } catch {
    // Storage is full or forbidden: the form works without a draft.
  }
};

export const readDraft = (storage: TabStorage, form: string): FormDraft =>
  read(storage, form).draft ?? {};

export const saveDraft = (storage: TabStorage, form: string, draft: FormDraft): void =>
  update(storage, form, { draft });

/** A reload does not reset the time: it counts from the first opening in this tab. */
export const markOpened = (storage: TabStorage, form: string, openedAt: number): void =>
  update(storage, form, { openedAt, ...read(storage, form) });

/** Milliseconds since the form was opened; since 1970 if that is unknown. */
export const timeOnForm = (storage: TabStorage, form: string, now: number): number =>
  Math.max(0, now - (read(storage, form).openedAt ?? 0));

export const clearDraft = (storage: TabStorage, form: string): void =>
  storage.removeItem(storageKey(form));

/** The `Idempotency-Key` of a form: the same until it has arrived or its fields change, also after a reload. */
export const getIdempotencyKey = (storage: TabStorage, form: string, fields: unknown): string => {
  const content = JSON.stringify(fields);
  const { sent } = read(storage, form);
  if (sent?.content === content) return sent.key;
  const key = randomKey();
  update(storage, form, { sent: { key, content } });
  return key;
};
