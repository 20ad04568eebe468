import { createSlice, isAnyOf, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { DEMO_TIME_INPUTS, demoInputsFor, pickFields } from '../../contract/forms.ts';
import { rootReducer } from '../../store/rootReducer.ts';
import type { FormDraft } from './formDraft.ts';
import { leadsApi, type FormId, type Lead } from './leadsApi.ts';

/** Error messages by the name of the control that shows them. */
type FieldErrors = Readonly<Record<string, string>>;

interface EditedForm {
  phase: 'editing';
  draft: FormDraft;
  errors: FieldErrors;
  /** Free slots near a demo time that was taken: ISO instants, soonest first. */
  alternatives?: readonly string[];
  /** A lead that did not reach the server. It is sent again once the browser is online. */
  unsent?: Lead;
}

type FormState =
  | EditedForm
  /** Responses to other requests than the one with this `Idempotency-Key` are ignored. */
  | { phase: 'submitting'; draft: FormDraft; idempotencyKey: string }
  /** `moment` holds the date and time of a demo, for the success view. */
  | { phase: 'succeeded'; response: unknown; moment: FormDraft };

type FormsState = Partial<Record<FormId, FormState>>;

const initialState: FormsState = {};

const NO_DRAFT: FormDraft = {};
const NO_ERRORS: FieldErrors = {};
const NO_ALTERNATIVES: readonly string[] = [];

const editedForm = (state: FormsState, form: FormId): EditedForm | undefined => {
  const found = (state[form] ??= { phase: 'editing', draft: {}, errors: {} });
  return found.phase === 'editing' ? found : undefined;
};

/** A draft with the current texts of its controls. Controls that were never filled in stay out of it. */
const withTexts = (draft: FormDraft, texts: FormDraft): FormDraft => {
  const changed = Object.entries(texts).filter(([field, text]) => text !== (draft[field] ?? ''));
  return changed.length === 0 ? draft : { ...draft, ...Object.fromEntries(changed) };
};

/** The date and time inputs of a demo share one error. */
const errorsByInput = (errors: FieldErrors, draft: FormDraft): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([field, message]) =>
      demoInputsFor(field, draft).map((input) => [input, message]),
    ),
  );

const TIME_INPUTS: readonly string[] = DEMO_TIME_INPUTS;

interface LeadAction {
  meta: { arg: { originalArgs: Lead } };
}

const leadOf = (action: LeadAction): Lead => action.meta.arg.originalArgs;

const submittingForm = (state: FormsState, { form, idempotencyKey }: Lead) => {
  const found = state[form];
  return found?.phase === 'submitting' && found.idempotencyKey === idempotencyKey
    ? found
    : undefined;
};

const { requestDemo, registerForEvent } = leadsApi.endpoints;

/** The forms for leads. A request continues when the visitor leaves the page; its outcome is shown on return. */
const formsSlice = createSlice({
  name: 'forms',
  initialState,
  reducers: {
    /** The tab has a draft, for example from before a reload. Texts in the state are newer. */
    draftRestored(state, { payload }: PayloadAction<{ form: FormId; draft: FormDraft }>) {
      const form = editedForm(state, payload.form);
      if (form) form.draft = { ...payload.draft, ...form.draft };
    },
    draftChanged(state, { payload }: PayloadAction<{ form: FormId; texts: FormDraft }>) {
      const form = editedForm(state, payload.form);
      if (!form) return;
      const draft = withTexts(form.draft, payload.texts);
      if (draft === form.draft) return;
      form.draft = draft;
      delete form.unsent;
    },
    fieldEdited(state, { payload }: PayloadAction<{ form: FormId; field: string }>) {
      const form = editedForm(state, payload.form);
      if (!form) return;
      delete form.unsent;
      const edited = TIME_INPUTS.includes(payload.field) ? TIME_INPUTS : [payload.field];
      form.errors = Object.fromEntries(
        Object.entries(form.errors).filter(([field]) => !edited.includes(field)),
      );
    },
    validationFailed(state, { payload }: PayloadAction<{ form: FormId; errors: FieldErrors }>) {
      const form = editedForm(state, payload.form);
      if (form) form.errors = errorsByInput(payload.errors, form.draft);
    },
  },
  extraReducers: (builder) => {
    builder
      .addMatcher(
        isAnyOf(requestDemo.matchPending, registerForEvent.matchPending),
        (state, action) => {
          const { form, idempotencyKey } = leadOf(action);
          const edited = editedForm(state, form);
          if (edited) state[form] = { phase: 'submitting', draft: edited.draft, idempotencyKey };
        },
      )
      .addMatcher(
        isAnyOf(requestDemo.matchFulfilled, registerForEvent.matchFulfilled),
        (state, action) => {
          const lead = leadOf(action);
          const form = submittingForm(state, lead);
          if (!form) return;
          state[lead.form] = {
            phase: 'succeeded',
            response: action.payload.payload,
            moment: pickFields(form.draft, DEMO_TIME_INPUTS),
          };
        },
      )
      .addMatcher(
        isAnyOf(requestDemo.matchRejected, registerForEvent.matchRejected),
        (state, action) => {
          const lead = leadOf(action);
          const draft = submittingForm(state, lead)?.draft;
          if (!draft) return;
          const { status, fields = NO_ERRORS, alternatives } = action.payload ?? {};
          state[lead.form] = {
            phase: 'editing',
            draft,
            errors: errorsByInput(fields, draft),
            ...(alternatives && { alternatives }),
            ...(status === 0 && { unsent: lead }),
          };
        },
      );
  },
  selectors: {
    selectPhase: (state, form: FormId) => state[form]?.phase ?? 'editing',
    selectDraft: (state, form: FormId): FormDraft => {
      const found = state[form];
      return found && 'draft' in found ? found.draft : NO_DRAFT;
    },
    selectErrors: (state, form: FormId): FieldErrors => {
      const found = state[form];
      return found?.phase === 'editing' ? found.errors : NO_ERRORS;
    },
    selectAlternatives: (state, form: FormId): readonly string[] => {
      const found = state[form];
      return (found?.phase === 'editing' && found.alternatives) || NO_ALTERNATIVES;
    },
    selectIsUnsent: (state, form: FormId): boolean => {
      const found = state[form];
      return found?.phase === 'editing' && found.unsent !== undefined;
    },
    selectUnsentLeads: (state): Lead[] =>
      Object.values(state).flatMap((form) =>
        form?.phase === 'editing' && form.unsent ? [form.unsent] : [],
      ),
    selectResponse: (state, form: FormId): unknown => {
      const found = state[form];
      return found?.phase === 'succeeded' ? found.response : undefined;
    },
    selectMoment: (state, form: FormId): FormDraft => {
      const found = state[form];
      return found?.phase === 'succeeded' ? found.moment : NO_DRAFT;
    },
  },
});

declare module '../../store/rootReducer.ts' {
  export interface LazyLoadedSlices extends WithSlice<typeof formsSlice> {}
}

export const { draftChanged, draftRestored, fieldEdited, validationFailed } = formsSlice.actions;

export const {
  selectAlternatives,
  selectDraft,
  selectErrors,
  selectIsUnsent,
  selectMoment,
  selectPhase,
  selectResponse,
  selectUnsentLeads,
} = formsSlice.injectInto(rootReducer).selectors;
