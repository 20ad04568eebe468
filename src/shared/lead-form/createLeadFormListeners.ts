import { asApiError } from '../../api/apiError.ts';
import {
  validateForm,
  HONEYPOT_FIELD,
  type FieldsOf,
  type FormFields,
} from '../../contract/forms.ts';
import type { AppDispatch, StartListeners } from '../../store/services.ts';
import { onlineStatusChanged } from '../../store/onlineStatusChanged.ts';
import { toastShown } from '../../store/toastShown.ts';
import type { LeadFormEndpoint, LeadForms } from './createLeadFormSlice.ts';
import {
  dropDraft,
  formAge,
  keepDraft,
  keyForSending,
  noteOpening,
  readDraft,
  type FormDraft,
  type Lead,
} from './formDraft.ts';
import { sourceFields } from './sourceFields.ts';

export interface LeadFormEffects<Rules extends FormFields> {
  forms: LeadForms;
  endpoint: LeadFormEndpoint<unknown>;
  /** Starts the endpoint's mutation. The form's own state has its answer, so nobody else needs to keep it. */
  send: (dispatch: AppDispatch, lead: Lead<FieldsOf<Rules>>) => void;
  /** The contract's: the server judges by the same. */
  rules: Rules;
  /** The request that a draft amounts to, still unjudged; the draft itself if left out. */
  toRequest?: (draft: FormDraft) => unknown;
  /** What the visitor is told where the server says nothing. */
  words: { submitted: string; failed: string };
}

/**
 * What forms for leads do to the world outside: they keep a draft in the tab, judge what is submitted, send it, once more
 * when the network was away, and tell the visitor how that went.
 */
export const createLeadFormListeners =
  <Rules extends FormFields>(options: LeadFormEffects<Rules>): StartListeners =>
  (startListening) => {
    const { forms, endpoint, send, rules, toRequest = (draft) => draft, words } = options;
    const { draftKept, draftRestored, formOpened, submitted, validationFailed } = forms;

    startListening({
      actionCreator: formOpened,
      effect: ({ payload: { form, at } }, { dispatch }) => {
        dispatch(noteOpening(form, at));
        const draft = dispatch(readDraft(form));
        if (Object.keys(draft).length > 0) dispatch(draftRestored({ form, draft }));
      },
    });

    startListening({
      actionCreator: draftKept,
      effect: ({ payload: { form } }, listener) => {
        const draft = forms.selectDraft(listener.getState(), form);
        const before = forms.selectDraft(listener.getOriginalState(), form);
        if (draft !== before) listener.dispatch(keepDraft(form, draft));
      },
    });

    startListening({
      actionCreator: submitted,
      effect: ({ payload: { form, trap } }, listener) => {
        const { dispatch } = listener;
        const state = listener.getState();
        // The second of two quick clicks.
        if (forms.selectPhase(state, form) !== 'editing') return;
        const draft = forms.selectDraft(state, form);
        dispatch(keepDraft(form, draft));
        const { fields, errors } = validateForm(rules, toRequest(draft));
        if (errors) {
          dispatch(validationFailed({ form, errors }));
          return;
        }
        send(dispatch, {
          form,
          fields,
          guards: {
            [HONEYPOT_FIELD]: trap,
            form_age_ms: dispatch(formAge(form, Date.now())),
            ...dispatch(sourceFields()),
          },
          idempotencyKey: dispatch(keyForSending(form, fields)),
        });
      },
    });

    // The same lead under the same key: whatever the server has of it already, it counts once.
    startListening({
      actionCreator: onlineStatusChanged,
      effect: (_action, listener) => {
        const { dispatch } = listener;
        for (const lead of forms.selectUnsent(listener.getState()))
          send(dispatch, lead as Lead<FieldsOf<Rules>>);
      },
    });

    startListening({
      matcher: endpoint.matchFulfilled,
      effect: ({ payload, meta }, { dispatch }) => {
        dispatch(dropDraft(meta.arg.originalArgs.form));
        dispatch(toastShown('success', payload.message || words.submitted));
      },
    });

    startListening({
      matcher: endpoint.matchRejected,
      effect: ({ payload }, { dispatch }) => {
        const { status, message } = asApiError(payload);
        // Without a status there was no server to say anything.
        dispatch(toastShown('error', (status > 0 && message) || words.failed));
      },
    });
  };
