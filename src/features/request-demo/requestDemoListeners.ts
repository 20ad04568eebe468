import { demoRequestRules } from '../../contract/forms.ts';
import { requestDemoStrings } from '../../strings/requestDemo.ts';
import { createLeadFormListeners } from '../../shared/lead-form/createLeadFormListeners.ts';
import { demoRequestOf } from './demoRequestOf.ts';
import { requestDemoApi } from './requestDemoApi.ts';
import { demoForms } from './requestDemoSlice.ts';

const { requestDemo } = requestDemoApi.endpoints;

/** The demo form's draft, its sending, and what the visitor hears of it. */
export const listenToDemoRequests = createLeadFormListeners({
  forms: demoForms,
  endpoint: requestDemo,
  send: (dispatch, lead) => void dispatch(requestDemo.initiate(lead, { track: false })),
  rules: demoRequestRules,
  toRequest: demoRequestOf,
  words: requestDemoStrings,
});
