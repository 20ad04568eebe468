import type { HONEYPOT_FIELD } from '../../contract/forms.ts';
import type { LeadSource } from '../../contract/leadSource.ts';
import { randomKey } from '../../lib/browser.ts';
import type { AppServices, AppThunk } from '../../store/services.ts';

/** What a form holds before it is sent, field by field. */
export type FormDraft = Readonly<Record<string, string>>;

const draftKey = (form: string) => `draft:${form}`;
const sendingKey = (form: string) => `sending:${form}`;
const openedKey = (form: string) => `opened:${form}`;

/** What tells a machine from a person; sent along with every form. */
export interface FormGuards {
  /** A field that people don't see. */
  [HONEYPOT_FIELD]: string;
  /** Milliseconds since the form was opened in this tab. */
  form_age_ms: number;
  /** What brought the visitor here, if anything is known of it. */
  source?: LeadSource;
}

/** A form's content as it leaves the browser. */
export interface Lead<Fields> {
  /** Name of the form that it comes from. */
  form: string;
  fields: Fields;
  guards: FormGuards;
  /** The same for every try to send the same fields. */
  idempotencyKey: string;
}

const isDraft = (value: unknown): value is FormDraft =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string');

const parse = (text: string | null): FormDraft => {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return isDraft(value) ? value : {};
  } catch {
    return {};
  }
};

const store = (storage: AppServices['tabStorage'], key: string, value: FormDraft) => {
  try {
    storage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or forbidden: the form works without a draft.
  }
};

/** The draft of a form that this tab has kept; empty when there is none. */
export const readDraft =
  (form: string): AppThunk<FormDraft> =>
  (_dispatch, _getState, { tabStorage }) =>
    parse(tabStorage.getItem(draftKey(form)));

/** Keeps a draft in this tab, so that it survives a reload. */
export const keepDraft =
  (form: string, draft: FormDraft): AppThunk =>
  (_dispatch, _getState, { tabStorage }) => {
    const written = Object.entries(draft).filter(([, text]) => text !== '');
    store(tabStorage, draftKey(form), Object.fromEntries(written));
  };

/** The form is on the page. Its age counts from the first time in this tab: a reload does not make it younger. */
export const noteOpening =
  (form: string, now: number): AppThunk =>
  (_dispatch, _getState, { tabStorage }) => {
    const { at } = parse(tabStorage.getItem(openedKey(form)));
    if (!at) store(tabStorage, openedKey(form), { at: String(now) });
  };

/** Milliseconds since the form was opened in this tab; as long as you like when the tab has forgotten. */
export const formAge =
  (form: string, now: number): AppThunk<number> =>
  (_dispatch, _getState, { tabStorage }) =>
    Math.max(0, now - Number(parse(tabStorage.getItem(openedKey(form))).at ?? 0));

/** The form was sent: nothing of it stays behind. */
export const dropDraft =
  (form: string): AppThunk =>
  (_dispatch, _getState, { tabStorage }) => {
    tabStorage.removeItem(draftKey(form));
    tabStorage.removeItem(sendingKey(form));
    tabStorage.removeItem(openedKey(form));
  };

/**
 * The `Idempotency-Key` for sending `fields`: the same one for the same content until it has arrived, so that sending
 * twice (a retry, a reload after a lost answer) makes one lead; a new one as soon as something was changed.
 */
export const keyForSending =
  (form: string, fields: unknown): AppThunk<string> =>
  (_dispatch, _getState, { tabStorage }) => {
    const content = JSON.stringify(fields);
    const last = parse(tabStorage.getItem(sendingKey(form)));
    if (last.key && last.content === content) return last.key;
    const key = randomKey();
    store(tabStorage, sendingKey(form), { key, content });
    return key;
  };
