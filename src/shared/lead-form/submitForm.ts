import {
  demoForm,
  HONEYPOT_FIELD,
  registrationForm,
  type DemoRequest,
  type EventRegistration,
} from '../../contract/forms.ts';
import { validateForm, type PhoneReader } from '../../contract/validateForm.ts';
import { instantOf } from '../../lib/eventTime.ts';
import { visitorTimeZone } from '../../lib/timeZone.ts';
import { onlineStatusChanged } from '../../store/onlineStatusChanged.ts';
import type { AppStartListening, AppThunk } from '../../store/services.ts';
import { formsStrings } from '../../strings/forms.ts';
import {
  clearDraft,
  getIdempotencyKey,
  markOpened,
  readDraft,
  saveDraft,
  timeOnForm,
  type FormDraft,
} from './formDraft.ts';
import {
  draftChanged,
  draftRestored,
  selectForm,
  selectUnsentLeads,
  validationFailed,
} from './formsSlice.ts';
import { DEMO_FORM, leadsApi, type FormId, type Lead } from './leadsApi.ts';
import { toastForResult } from './toastForResult.ts';

/** A form is on the page. `at` is when the visitor first saw it, in milliseconds since 1970. */
export const openForm =
  (form: FormId, at: number): AppThunk =>
  (dispatch, _getState, { tabStorage }) => {
    markOpened(tabStorage, form, at);
    const draft = readDraft(tabStorage, form);
    if (Object.keys(draft).length > 0) dispatch(draftRestored({ form, draft }));
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

const sendLead =
  (lead: Lead): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { tabStorage }) => {
    const isDemo = lead.form === DEMO_FORM;
    const { requestDemo, registerForEvent } = leadsApi.endpoints;
    // The forms slice keeps the response, so RTK Query does not need to.
    const result = await (isDemo
      ? dispatch(requestDemo.initiate(lead as Lead<DemoRequest>, { track: false }))
      : dispatch(registerForEvent.initiate(lead as Lead<EventRegistration>, { track: false })));
    if (result.data) clearDraft(tabStorage, lead.form);
    dispatch(toastForResult(result, isDemo ? formsStrings.demo : formsStrings.registration));
  };

interface TextReading {
  /** Of the times that the form offers. */
  zone: string;
  readPhone: PhoneReader;
}

export const submitForm =
  (
    form: FormId,
    texts: FormDraft,
    honeypot: string,
    { zone, readPhone }: TextReading,
  ): AppThunk<Promise<void>> =>
  async (dispatch, getState, { tabStorage }) => {
    // A double click.
    if (selectForm(getState(), form).phase !== 'editing') return;
    dispatch(changeDraft(form, texts));
    const { draft } = selectForm(getState(), form);
    const { fields, errors } =
      form === DEMO_FORM
        ? validateForm(demoForm, toDemoRequest(draft, zone), readPhone)
        : validateForm(registrationForm, draft, readPhone);
    if (errors) {
      dispatch(validationFailed({ form, errors }));
      return;
    }
    await dispatch(
      sendLead({
        form,
        fields,
        meta: {
          [HONEYPOT_FIELD]: honeypot,
          form_age_ms: timeOnForm(tabStorage, form, Date.now()),
          source: getState().leadSource ?? undefined,
          time_zone: visitorTimeZone(),
        },
        idempotencyKey: getIdempotencyKey(tabStorage, form, fields),
      }),
    );
  };

export const listenToForms = (startListening: AppStartListening) => {
  startListening({
    actionCreator: onlineStatusChanged,
    effect: (_action, api) => {
      for (const lead of selectUnsentLeads(api.getState())) void api.dispatch(sendLead(lead));
    },
  });
};
