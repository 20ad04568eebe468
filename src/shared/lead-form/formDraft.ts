import { isRecord } from '../../lib/isRecord.ts';
import { parseJson } from '../../lib/json.ts';
import { randomKey } from '../../lib/randomKey.ts';
import { safeStorage } from '../../store/safeStorage.ts';
import type { AppServices } from '../../store/services.ts';
import type { Submission } from './leadsApi.ts';

export type FormDraft = Readonly<Record<string, string>>;

type TabStorage = AppServices['tabStorage'];

interface LastRequest {
  /** Its `Idempotency-Key`. */
  key: string;
  /** Its fields as JSON. */
  content: string;
}

interface StoredForm {
  draft?: FormDraft | undefined;
  openedAt?: number | undefined;
  sent?: LastRequest | undefined;
  /** The next retry of a submission that the site has not answered. */
  nextRetry?: Submission | undefined;
}

const storageKey = (form: string) => `form:${form}`;

const readTexts = (value: unknown): FormDraft =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );

/** Another text may be no valid header, so that the request would never be sent. */
export const isIdempotencyKey = (value: unknown): value is string =>
  typeof value === 'string' && /^[\x21-\x7E]{1,200}$/.test(value);

const isLastRequest = (value: unknown): value is LastRequest =>
  isRecord(value) && isIdempotencyKey(value.key) && typeof value.content === 'string';

const isSubmissionOf = (form: string, value: unknown): value is Submission =>
  isRecord(value) &&
  value.form === form &&
  isIdempotencyKey(value.idempotencyKey) &&
  isRecord(value.fields) &&
  isRecord(value.meta);

/** Ignores what this release would not have stored. */
const read = (storage: TabStorage, form: string): StoredForm => {
  const stored = parseJson(safeStorage(storage).getItem(storageKey(form)));
  const { draft, openedAt, sent, nextRetry } = isRecord(stored) ? stored : {};
  return {
    draft: readTexts(draft),
    openedAt: typeof openedAt === 'number' ? openedAt : undefined,
    sent: isLastRequest(sent) ? sent : undefined,
    nextRetry: isSubmissionOf(form, nextRetry) ? nextRetry : undefined,
  };
};

const update = (storage: TabStorage, form: string, changes: StoredForm): void => {
  const stored = { ...read(storage, form), ...changes };
  safeStorage(storage).setItem(storageKey(form), JSON.stringify(stored));
};

export const readDraft = (storage: TabStorage, form: string): FormDraft =>
  read(storage, form).draft ?? {};

export const saveDraft = (storage: TabStorage, form: string, draft: FormDraft): void =>
  update(storage, form, { draft });

/** A submission that was not answered before a reload, whose retries and their delays start over. */
export const firstRetryAfterReload = (
  storage: TabStorage,
  form: string,
): Submission | undefined => {
  const { nextRetry } = read(storage, form);
  return nextRetry && { ...nextRetry, retryCount: 1 };
};

export const saveNextRetry = (
  storage: TabStorage,
  form: string,
  nextRetry: Submission | undefined,
): void => update(storage, form, { nextRetry });

/** A reload does not reset the time: it counts from the first opening in this tab. */
export const markOpened = (storage: TabStorage, form: string, openedAt: number): void =>
  update(storage, form, { openedAt: read(storage, form).openedAt ?? openedAt });

/** Milliseconds since the form was opened; since 1970 if that is unknown. */
export const timeOnForm = (storage: TabStorage, form: string, now: number): number => {
  const { openedAt = 0 } = read(storage, form);
  // A clock that was set back tells nothing.
  return openedAt > now ? now : now - openedAt;
};

/** Removes all that the tab has stored of the form, also its key. */
export const clearDraft = (storage: TabStorage, form: string): void =>
  safeStorage(storage).removeItem(storageKey(form));

/** The `Idempotency-Key` of a form: the same until the form has arrived or its fields change, also after a reload. */
export const getIdempotencyKey = (storage: TabStorage, form: string, fields: unknown): string => {
  const content = JSON.stringify(fields);
  const { sent } = read(storage, form);
  if (sent?.content === content) return sent.key;
  const key = randomKey();
  update(storage, form, { sent: { key, content } });
  return key;
};
