import { demoForm } from '../../contract/forms.ts';
import { localDay, localTime } from '../../lib/dates.ts';
import { requestDemoStrings } from '../../strings/requestDemo.ts';
import type { AppStartListening } from '../../store/services.ts';
import { createLeadFormListeners } from '../../shared/lead-form/createLeadFormListeners.ts';
import { alternativeChosen } from './demoChoiceSlice.ts';
import { demoRequestOf } from './demoRequestOf.ts';
import { requestDemoApi } from './requestDemoApi.ts';
import { DEMO_FORM, demoForms } from './requestDemoSlice.ts';

const { requestDemo } = requestDemoApi.endpoints;

/** The demo form's draft, its sending, and what the visitor hears of it. */
export const listenToDemoRequests = createLeadFormListeners({
  forms: demoForms,
  endpoint: requestDemo,
  send: (dispatch, lead) => void dispatch(requestDemo.initiate(lead, { track: false })),
  rules: demoForm,
  toRequest: demoRequestOf,
  words: requestDemoStrings,
});

/** Books the hour that was pressed with all that has been written already. */
export const listenToChoices = (startListening: AppStartListening) => {
  startListening({
    actionCreator: alternativeChosen,
    effect: ({ payload }, { dispatch }) => {
      const instant = Date.parse(payload);
      const draft = { preferred_date: localDay(instant), preferred_time: localTime(instant) };
      dispatch(demoForms.submitted({ form: DEMO_FORM, draft, trap: '' }));
    },
  });
};
