import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { asApiError } from '../../api/apiError.ts';
import { resetOnNewPage } from '../../store/navigationSlice.ts';
import { rootReducer } from '../../store/rootReducer.ts';
import { webinarsApi } from './webinarsApi.ts';

const { emailMyLink } = webinarsApi.endpoints;

const initialState = {
  /** What is wrong with the address. */
  error: '',
};

const myLinkSlice = createSlice({
  name: 'myLink',
  initialState,
  reducers: {
    guestAddressRefused(state, { payload }: PayloadAction<string>) {
      state.error = payload;
    },
    guestAddressEdited: () => initialState,
  },
  extraReducers: (builder) => {
    resetOnNewPage(initialState)(builder);
    builder
      .addMatcher(emailMyLink.matchPending, () => initialState)
      .addMatcher(emailMyLink.matchRejected, (state, { payload }) => {
        state.error = asApiError(payload).fields?.email ?? '';
      });
  },
  selectors: {
    selectGuestAddressError: ({ error }) => error,
  },
});

declare module '../../store/rootReducer.ts' {
  export interface LazyLoadedSlices extends WithSlice<typeof myLinkSlice> {}
}

export const { guestAddressEdited, guestAddressRefused } = myLinkSlice.actions;
export const { selectGuestAddressError } = myLinkSlice.injectInto(rootReducer).selectors;
