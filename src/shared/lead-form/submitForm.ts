import { asApiError } from '../../api/apiError.ts';
import { demoForm, HONEYPOT_FIELD, registrationForm } from '../../contract/forms.ts';
import { validateForm, type PhoneReader } from '../../contract/validateForm.ts';
import { instantOf } from '../../lib/zonedTime.ts';
import { visitorTimeZone } from '../../lib/timeZone.ts';
import { selectLeadSource } from '../../store/leadSourceSlice.ts';
import type { RootState } from '../../store/rootReducer.ts';
import type { AppListener, AppStartListening, AppThunk } from '../../store/services.ts';
import { waitToRetry } from '../../store/waitToRetry.ts';
import { formsStrings } from '../../strings/forms.ts';
import {
  clearDraft,
  getIdempotencyKey,
  markOpened,
  readDraft,
  firstRetryAfterReload,
  saveDraft,
  saveNextRetry,
  timeOnForm,
  type FormDraft,
} from './formDraft.ts';
import {
  draftChanged,
  draftRestored,
  isNextRetry,
  isSubmissionRejected,
  nextRetryOf,
  selectForm,
  selectNextRetries,
  submissionHeld,
  submissionOf,
  validationFailed,
} from './formsSlice.ts';
import {
  DEMO_FORM,
  isUnanswered,
  leadsApi,
  type DemoSubmission,
  type FormId,
  type RegistrationSubmission,
  type Submission,
} from './leadsApi.ts';
import { toastForResult, type MutationResult } from './toastForResult.ts';

/** A form is on the page. `at` is when the visitor first saw it, in milliseconds since 1970. */
export const openForm =
  (form: FormId, at: number): AppThunk =>
  (dispatch, _getState, { tabStorage }) => {
    markOpened(tabStorage, form, at);
    const draft = readDraft(tabStorage, form);
    const nextRetry = firstRetryAfterReload(tabStorage, form);
    if (Object.keys(draft).length > 0) dispatch(draftRestored({ form, draft, nextRetry }));
  };

export const changeDraft =
  (form: FormId, texts: FormDraft): AppThunk =>
  (dispatch, getState, { tabStorage }) => {
    const before = selectForm(getState(), form).draft;
    dispatch(draftChanged({ form, texts }));
    const { draft } = selectForm(getState(), form);
    if (draft !== before) saveDraft(tabStorage, form, draft);
  };

/** Combines date (`2026-12-03`) and time (`09:00`) in a zone into one instant; '' if one is missing. */
export const toDemoRequest = (
  { preferred_date, preferred_time, ...person }: FormDraft,
  zone: string,
): FormDraft => {
  const instant = instantOf(`${preferred_date} ${preferred_time}`, zone);
  return {
    ...person,
    preferred_datetime: instant === null ? '' : new Date(instant).toISOString(),
  };
};

const { requestDemo, registerForEvent } = leadsApi.endpoints;

/** The request of a submission, which can be aborted. */
interface SubmissionRequest extends PromiseLike<MutationResult> {
  abort: () => void;
}

/** The forms slice keeps the response, so RTK Query does not need to. */
const sendSubmission =
  (submission: Submission): AppThunk<SubmissionRequest> =>
  (dispatch) =>
    submission.form === DEMO_FORM
      ? dispatch(requestDemo.initiate(submission as DemoSubmission, { track: false }))
      : dispatch(registerForEvent.initiate(submission as RegistrationSubmission, { track: false }));

/** After a success, the tab forgets the form. */
const showAnswer =
  ({ form }: Submission, result: MutationResult): AppThunk =>
  (dispatch, _getState, { tabStorage }) => {
    if (result.data) clearDraft(tabStorage, form);
    const { demo, registration } = formsStrings;
    dispatch(toastForResult(result, form === DEMO_FORM ? demo : registration));
  };

interface TextReading {
  /** Of the times that the form offers. */
  zone: string;
  /** A promise while its code loads. */
  phoneReader: PhoneReader | Promise<PhoneReader>;
}

/** A form that waits for the result cannot be edited: what is sent is what it shows. */
const holdFor =
  <Result>(form: FormId, result: Promise<Result>): AppThunk<Promise<Result>> =>
  async (dispatch) => {
    dispatch(submissionHeld({ form, isHeld: true }));
    const value = await result;
    dispatch(submissionHeld({ form, isHeld: false }));
    return value;
  };

export const submitForm =
  (
    form: FormId,
    texts: FormDraft,
    honeypot: string,
    { zone, phoneReader }: TextReading,
  ): AppThunk<Promise<void>> =>
  async (dispatch, getState, { tabStorage }) => {
    const isEditing = () => selectForm(getState(), form).phase === 'editing';
    // A double click.
    if (!isEditing()) return;
    dispatch(changeDraft(form, texts));
    const readPhone =
      phoneReader instanceof Promise ? await dispatch(holdFor(form, phoneReader)) : phoneReader;
    // A retry may have arrived meanwhile.
    if (!isEditing()) return;
    const { draft } = selectForm(getState(), form);
    const { fields, errors } =
      form === DEMO_FORM
        ? validateForm(demoForm, toDemoRequest(draft, zone), readPhone)
        : validateForm(registrationForm, draft, readPhone);
    if (errors) {
      dispatch(validationFailed({ form, errors }));
      return;
    }
    const submission: Submission = {
      form,
      fields,
      meta: {
        [HONEYPOT_FIELD]: honeypot,
        form_age_ms: timeOnForm(tabStorage, form, Date.now()),
        source: selectLeadSource(getState()) ?? undefined,
        time_zone: visitorTimeZone(),
      },
      idempotencyKey: getIdempotencyKey(tabStorage, form, fields),
      retryCount: 0,
    };
    dispatch(showAnswer(submission, await dispatch(sendSubmission(submission))));
  };

/** Sends a submission again in the background, unless the visitor has edited or submitted its form. */
const retrySubmission = async (submission: Submission, listener: AppListener): Promise<void> => {
  const isWanted = (state: RootState) =>
    isNextRetry(selectForm(state, submission.form), submission);
  if (!isWanted(listener.getState())) return;
  const request = listener.dispatch(sendSubmission(submission));
  const abort = () => request.abort();
  const isReplaced = listener.condition((_action, state) => !isWanted(state));
  void isReplaced.then(abort, () => undefined);
  const result = await request;
  const isShown = result.data
    ? // An edit that came before the success leaves the form as it is, with its draft.
      selectForm(listener.getState(), submission.form).phase === 'succeeded'
    : // Without an answer, the next retry follows.
      !isUnanswered(submission, asApiError(result.error));
  if (isShown) listener.dispatch(showAnswer(submission, result));
};

/**
 * The cycle of a submission that the site does not answer:
 *
 * 1. Its request is rejected. The slice sets `nextRetry`, and the first listener stores it in the tab.
 * 2. The second listener waits and sends the retry. A rejection is step 1 again.
 * 3. An answer, an edit or a submission takes `nextRetry` out of the slice, which aborts a retry that is on its way.
 *
 * After a reload, the third listener begins at step 2 with what the tab has stored.
 */
export const listenToForms = (startListening: AppStartListening) => {
  startListening({
    predicate: (_action, state, before) => state.forms !== before.forms,
    effect: (_action, { extra, ...listener }) => {
      const state = listener.getState();
      // Those of the state before may have been sent or dropped, so that the tab must forget them.
      const nextRetries = [listener.getOriginalState(), state].flatMap(selectNextRetries);
      for (const { form } of nextRetries)
        saveNextRetry(extra.tabStorage, form, selectForm(state, form).nextRetry);
    },
  });

  startListening({
    matcher: isSubmissionRejected,
    effect: async (action, listener) => {
      const submission = submissionOf(action);
      if (!isUnanswered(submission, asApiError(action.payload))) return;
      await waitToRetry(listener, submission.retryCount);
      await retrySubmission(nextRetryOf(submission), listener);
    },
  });

  startListening({
    actionCreator: draftRestored,
    effect: async ({ payload: { nextRetry } }, listener) => {
      if (!nextRetry) return;
      // Text that was typed before hydration is newer, and is read in this task.
      await listener.delay(0);
      await retrySubmission(nextRetry, listener);
    },
  });
};
