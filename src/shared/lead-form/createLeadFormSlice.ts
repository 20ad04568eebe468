import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ApiSuccess } from '../../contract/calls.ts';
import type { ApiError } from '../../contract/entities.ts';
import { pickFields } from '../../contract/forms.ts';
import type { RootState } from '../../store/rootReducer.ts';
import type { FormDraft, Lead } from './formDraft.ts';

/** What is wrong, by the name of the field that shows it. */
export type FieldErrors = Readonly<Record<string, string>>;

export type LeadFormState =
  | {
      phase: 'editing';
      draft: FormDraft;
      errors: FieldErrors;
      /** What never reached the server. It is sent again, as it is, once the network is back. */
      unsent?: Lead<unknown>;
    }
  /** `key` is the sending's `Idempotency-Key`: no other's answer counts. */
  | { phase: 'submitting'; draft: FormDraft; key: string }
  /** `kept` is what the success view says again of what was sent; nothing, for most forms. */
  | { phase: 'succeeded'; answer: unknown; kept?: FormDraft };

/** By the form's name, which is also that of its draft in the tab. */
export type LeadFormsState = Record<string, LeadFormState>;

interface Sending {
  type: string;
  meta: { arg: { originalArgs: Lead<unknown> } };
}

type Matcher<Action> = (action: unknown) => action is Action;

/** Of a mutation endpoint, the three moments that move a form on. */
export interface LeadFormEndpoint<Answer> {
  matchPending: Matcher<Sending>;
  matchFulfilled: Matcher<Sending & { payload: ApiSuccess<Answer> }>;
  matchRejected: Matcher<Sending & { payload: ApiError | undefined }>;
}

export interface LeadFormRules {
  /** The fields that show what is wrong with one of the request's; the one of that name if left out. */
  fieldsOf?: (requestField: string, draft: FormDraft) => readonly string[];
  /** Fields that have one error between them. */
  together?: readonly string[];
  /** Fields that the success view says again; of all others nothing is kept. */
  kept?: readonly string[];
}

const initialState: LeadFormsState = {};

const NOTHING: FormDraft = {};
const NO_ERRORS: FieldErrors = {};

/** The form, if it can be edited now. One that nobody has opened yet is empty. */
const editedForm = (state: LeadFormsState, form: string) => {
  const found = (state[form] ??= { phase: 'editing', draft: {}, errors: {} });
  return found.phase === 'editing' ? found : undefined;
};

/** The form, if it is this lead that it waits for. */
const sentForm = (state: LeadFormsState, { meta }: Sending) => {
  const { form, idempotencyKey } = meta.arg.originalArgs;
  const found = state[form];
  return found?.phase === 'submitting' && found.key === idempotencyKey ? found : undefined;
};

/** A draft with what its controls hold now. A control that is still empty is not part of it. */
const withTexts = (draft: FormDraft, texts: FormDraft): FormDraft => {
  const changed = Object.entries(texts).filter(([field, text]) => text !== (draft[field] ?? ''));
  return changed.length === 0 ? draft : { ...draft, ...Object.fromEntries(changed) };
};

/**
 * Forms that bring leads, each a small state machine of its own: two events' registrations know nothing of each other.
 * A sending goes on wherever the visitor goes; its answer, or what is wrong, is there when they come back.
 */
export const createLeadFormSlice = <Name extends string, Answer>(
  name: Name,
  endpoint: LeadFormEndpoint<Answer>,
  { fieldsOf = (field) => [field], together = [], kept = [] }: LeadFormRules = {},
) => {
  const shownErrors = (errors: FieldErrors, draft: FormDraft): FieldErrors =>
    Object.fromEntries(
      Object.entries(errors).flatMap(([field, message]) =>
        fieldsOf(field, draft).map((shown) => [shown, message]),
      ),
    );

  return createSlice({
    name,
    initialState,
    reducers: {
      /** The form is on the page. `at` is when the visitor first saw it, in milliseconds since 1970. */
      formOpened(state, { payload }: PayloadAction<{ form: string; at: number }>) {
        editedForm(state, payload.form);
      },
      /** The tab had kept a draft. What the state knows is newer. */
      draftRestored(state, { payload }: PayloadAction<{ form: string; draft: FormDraft }>) {
        const form = editedForm(state, payload.form);
        if (form) form.draft = { ...payload.draft, ...form.draft };
      },
      /** A field was left, a choice was made, or the visitor goes: this is what the controls hold. */
      draftKept(state, { payload }: PayloadAction<{ form: string; draft: FormDraft }>) {
        const form = editedForm(state, payload.form);
        if (!form) return;
        const draft = withTexts(form.draft, payload.draft);
        if (draft === form.draft) return;
        form.draft = draft;
        // The visitor is at it again, and sends it when it is as they want it.
        delete form.unsent;
      },
      /** Something was changed in a field: what was wrong with it need not be so any more. */
      fieldEdited(state, { payload }: PayloadAction<{ form: string; field: string }>) {
        const form = editedForm(state, payload.form);
        if (!form) return;
        delete form.unsent;
        const edited = together.includes(payload.field) ? together : [payload.field];
        form.errors = Object.fromEntries(
          Object.entries(form.errors).filter(([field]) => !edited.includes(field)),
        );
      },
      /** The button was pressed. `trap` is what the field holds that people don't see. */
      submitted(
        state,
        { payload }: PayloadAction<{ form: string; draft: FormDraft; trap: string }>,
      ) {
        const form = editedForm(state, payload.form);
        if (form) form.draft = withTexts(form.draft, payload.draft);
      },
      /** Nothing is sent: something is wrong, by the fields of the request. */
      validationFailed(state, { payload }: PayloadAction<{ form: string; errors: FieldErrors }>) {
        const form = editedForm(state, payload.form);
        if (form) form.errors = shownErrors(payload.errors, form.draft);
      },
    },
    extraReducers: (builder) => {
      builder
        .addMatcher(endpoint.matchPending, (state, { meta }) => {
          const { form, idempotencyKey } = meta.arg.originalArgs;
          const edited = editedForm(state, form);
          if (!edited) return;
          state[form] = { phase: 'submitting', draft: edited.draft, key: idempotencyKey };
        })
        .addMatcher(endpoint.matchFulfilled, (state, action) => {
          const sent = sentForm(state, action);
          if (!sent) return;
          const { form } = action.meta.arg.originalArgs;
          state[form] = {
            phase: 'succeeded',
            answer: action.payload.payload,
            ...(kept.length > 0 && { kept: pickFields(sent.draft, kept) }),
          };
        })
        .addMatcher(endpoint.matchRejected, (state, action) => {
          const sent = sentForm(state, action);
          if (!sent) return;
          const { draft } = sent;
          const errors = shownErrors(action.payload?.fields ?? NO_ERRORS, draft);
          const lead = action.meta.arg.originalArgs;
          // No status: there was no answer.
          const unsent = action.payload?.status === 0 && { unsent: lead };
          state[lead.form] = { phase: 'editing', draft, errors, ...unsent };
        });
    },
    selectors: {
      selectPhase: (state, form: string) => state[form]?.phase ?? 'editing',
      /** What the visitor has written, field by field; nothing once it was sent. */
      selectDraft: (state, form: string): FormDraft => {
        const found = state[form];
        return found && 'draft' in found ? found.draft : NOTHING;
      },
      selectErrors: (state, form: string): FieldErrors => {
        const found = state[form];
        return found?.phase === 'editing' ? found.errors : NO_ERRORS;
      },
      /** Whether the form waits for the network, to be sent again by itself. */
      selectIsUnsent: (state, form: string): boolean => {
        const found = state[form];
        return found?.phase === 'editing' && found.unsent !== undefined;
      },
      /** Of all forms, what waits for the network. */
      selectUnsent: (state): Lead<unknown>[] =>
        Object.values(state).flatMap((form) =>
          form.phase === 'editing' && form.unsent ? [form.unsent] : [],
        ),
      /** What the success view shows. */
      selectAnswer: (state, form: string): Answer | undefined => {
        const found = state[form];
        return found?.phase === 'succeeded' ? (found.answer as Answer) : undefined;
      },
      /** What the success view says again of what was sent. */
      selectKept: (state, form: string): FormDraft => {
        const found = state[form];
        return (found?.phase === 'succeeded' && found.kept) || NOTHING;
      },
    },
  });
};

type LeadFormEvents = ReturnType<typeof createLeadFormSlice>['actions'];

/** What views and listeners need of such a slice: its events, and what it tells of a form. */
export interface LeadForms extends LeadFormEvents {
  selectPhase: (state: RootState, form: string) => LeadFormState['phase'];
  selectDraft: (state: RootState, form: string) => FormDraft;
  selectErrors: (state: RootState, form: string) => FieldErrors;
  selectIsUnsent: (state: RootState, form: string) => boolean;
  selectUnsent: (state: RootState) => Lead<unknown>[];
}
