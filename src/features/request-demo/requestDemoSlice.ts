import type { WithSlice } from '@reduxjs/toolkit';
import { DEMO_TIME_INPUTS, demoInputsFor } from '../../contract/forms.ts';
import { createLeadFormSlice } from '../../shared/lead-form/createLeadFormSlice.ts';
import { rootReducer } from '../../store/rootReducer.ts';
import { requestDemoApi } from './requestDemoApi.ts';

/** The form that asks for a demo. Date and time have one error between them. */
const requestDemoSlice = createLeadFormSlice('requestDemo', requestDemoApi.endpoints.requestDemo, {
  fieldsOf: demoInputsFor,
  together: DEMO_TIME_INPUTS,
  kept: DEMO_TIME_INPUTS,
});

declare module '../../store/rootReducer.ts' {
  export interface LazyLoadedSlices extends WithSlice<typeof requestDemoSlice> {}
}

/** Name of the form, of which there is one. */
export const DEMO_FORM = 'request-demo';

export const demoForms = {
  ...requestDemoSlice.actions,
  ...requestDemoSlice.injectInto(rootReducer).selectors,
};
