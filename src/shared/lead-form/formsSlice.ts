import { createSlice, isAnyOf, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { asApiError } from '../../api/apiError.ts';
import { DEMO_TIME_INPUTS, demoInputsFor, pickFields } from '../../contract/forms.ts';
import { rootReducer, type RootState } from '../../store/rootReducer.ts';
import type { FormDraft } from './formDraft.ts';
import {
  isUnanswered,
  leadsApi,
  type FormId,
  type LeadAnswers,
  type Submission,
} from './leadsApi.ts';

type FieldErrors = Readonly<Record<string, string>>;

interface FormState<Response = LeadAnswers[FormId]> {
  phase: 'editing' | 'submitting' | 'succeeded';
  /** After a success only the date and time of a demo, for the success view. */
  draft: FormDraft;
  errors: FieldErrors;
  alternatives: string[];
  /** Of a submission that the site has not answered, until the visitor edits or submits the form. */
  nextRetry?: Submission | undefined;
  /** Of the form that is being submitted. */
  idempotencyKey?: string;
  response?: Response;
}

interface RestoredForm {
  form: FormId;
  draft: FormDraft;
  nextRetry?: Submission | undefined;
}

type FormsState = Partial<Record<FormId, FormState>>;

const initialState: FormsState = {};

const newForm: FormState = { phase: 'editing', draft: {}, errors: {}, alternatives: [] };

/** Adds the form if it is new; undefined if it cannot be edited now. */
const ensureEditable = (state: FormsState, form: FormId): FormState | undefined => {
  const found = (state[form] ??= { ...newForm });
  return found.phase === 'editing' ? found : undefined;
};

/** The date and time inputs of a demo share one error. */
const errorsByInput = (errors: FieldErrors, draft: FormDraft): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([field, message]) =>
      demoInputsFor(field, message, draft).map((input) => [input, message]),
    ),
  );

const TIME_INPUTS: readonly string[] = DEMO_TIME_INPUTS;

interface SubmissionAction {
  meta: { arg: { originalArgs: Submission } };
}

export const submissionOf = ({ meta }: SubmissionAction): Submission => meta.arg.originalArgs;

export const nextRetryOf = (submission: Submission): Submission => ({
  ...submission,
  retryCount: submission.retryCount + 1,
});

/**
 * Whether this is the retry that the form keeps: no edit, submission or answer has taken it out. `listenToForms` of
 * `submitForm.ts` describes the cycle of retries.
 */
export const isNextRetry = (
  { nextRetry }: Pick<FormState, 'nextRetry'>,
  submission: Submission,
): boolean =>
  nextRetry?.idempotencyKey === submission.idempotencyKey &&
  nextRetry.retryCount === submission.retryCount;

/**
 * Whether the form waits for the answer to this request. Answers to others are ignored. While a retry runs in the
 * background, the form is in the phase `editing`, without the key of a submission.
 */
const isAwaited = (form: FormState, submission: Submission): boolean => {
  const isRetry = submission.retryCount > 0;
  return isRetry
    ? isNextRetry(form, submission)
    : form.idempotencyKey === submission.idempotencyKey;
};

const awaitedDraft = (state: FormsState, submission: Submission): FormDraft | undefined => {
  const form = state[submission.form];
  return form && isAwaited(form, submission) ? form.draft : undefined;
};

const { requestDemo, registerForEvent } = leadsApi.endpoints;
const isPending = isAnyOf(requestDemo.matchPending, registerForEvent.matchPending);
const isFulfilled = isAnyOf(requestDemo.matchFulfilled, registerForEvent.matchFulfilled);
export const isSubmissionRejected = isAnyOf(
  requestDemo.matchRejected,
  registerForEvent.matchRejected,
);

/** The forms for leads. A request continues when the visitor leaves the page; its outcome is shown on return. */
const formsSlice = createSlice({
  name: 'forms',
  initialState,
  reducers: {
    /** The tab has a draft, for example from before a reload. Texts in the state are newer. */
    draftRestored(state, { payload }: PayloadAction<RestoredForm>) {
      const isKnown = state[payload.form] !== undefined;
      const form = ensureEditable(state, payload.form);
      if (!form) return;
      form.draft = { ...payload.draft, ...form.draft };
      if (!isKnown) form.nextRetry = payload.nextRetry;
    },
    draftChanged(state, { payload }: PayloadAction<{ form: FormId; texts: FormDraft }>) {
      const form = ensureEditable(state, payload.form);
      if (!form) return;
      // Controls that were never filled in stay out of the draft.
      const changes = Object.entries(payload.texts).filter(
        ([field, text]) => text !== (form.draft[field] ?? ''),
      );
      if (changes.length === 0) return;
      form.draft = { ...form.draft, ...Object.fromEntries(changes) };
      delete form.nextRetry;
    },
    fieldEdited(state, { payload }: PayloadAction<{ form: FormId; field: string }>) {
      const form = ensureEditable(state, payload.form);
      if (!form) return;
      delete form.nextRetry;
      const edited = TIME_INPUTS.includes(payload.field) ? TIME_INPUTS : [payload.field];
      form.errors = Object.fromEntries(
        Object.entries(form.errors).filter(([field]) => !edited.includes(field)),
      );
    },
    /** A form that waits for the code that reads its phone number is shown as submitting. */
    submissionHeld(state, { payload }: PayloadAction<{ form: FormId; isHeld: boolean }>) {
      const form = state[payload.form];
      if (form && form.phase !== 'succeeded')
        form.phase = payload.isHeld ? 'submitting' : 'editing';
    },
    validationFailed(state, { payload }: PayloadAction<{ form: FormId; errors: FieldErrors }>) {
      const form = ensureEditable(state, payload.form);
      if (form) form.errors = errorsByInput(payload.errors, form.draft);
    },
  },
  extraReducers: (builder) => {
    builder
      .addMatcher(isPending, (state, action) => {
        const { form, idempotencyKey, retryCount } = submissionOf(action);
        if (retryCount > 0) return;
        const submitted = ensureEditable(state, form);
        if (!submitted) return;
        state[form] = { ...newForm, phase: 'submitting', draft: submitted.draft, idempotencyKey };
      })
      .addMatcher(isFulfilled, (state, action) => {
        const submission = submissionOf(action);
        const draft = awaitedDraft(state, submission);
        if (!draft) return;
        state[submission.form] = {
          ...newForm,
          phase: 'succeeded',
          draft: pickFields(draft, DEMO_TIME_INPUTS),
          response: action.payload.payload,
        };
      })
      .addMatcher(isSubmissionRejected, (state, action) => {
        const submission = submissionOf(action);
        const draft = awaitedDraft(state, submission);
        if (!draft) return;
        const error = asApiError(action.payload);
        const { fields = {}, alternatives = [] } = error;
        const errors = errorsByInput(fields, draft);
        const nextRetry = isUnanswered(submission, error) ? nextRetryOf(submission) : undefined;
        state[submission.form] = { ...newForm, draft, errors, alternatives, nextRetry };
      });
  },
  selectors: {
    selectNextRetries: (state): Submission[] =>
      Object.values(state).flatMap((form) => form?.nextRetry ?? []),
  },
});

declare module '../../store/rootReducer.ts' {
  export interface LazyLoadedSlices extends WithSlice<typeof formsSlice> {}
}

export const { draftChanged, draftRestored, fieldEdited, submissionHeld, validationFailed } =
  formsSlice.actions;

export const { selectNextRetries } = formsSlice.injectInto(rootReducer).selectors;

/** Each form keeps the response to its own call. A selector of the slice would lose the type parameter. */
export const selectForm = <Form extends FormId>(state: RootState, form: Form) =>
  (state.forms?.[form] ?? newForm) as FormState<LeadAnswers[Form]>;
