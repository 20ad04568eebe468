import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import { asApiError } from '../../api/apiError.ts';
import { locationChanged } from '../../store/navigationSlice.ts';
import { rootReducer } from '../../store/rootReducer.ts';
import { newsletterLinkApi } from './newsletterLinkApi.ts';

export interface NewsletterLinkState {
  /** `submitting` until the link has been read again: then it says what has become of it. */
  phase: 'idle' | 'submitting';
  /** Why it came to nothing, as the server says it; '' when it did not. */
  problem: string;
  /** A newer link was asked for, and is on its way. */
  isMailSent: boolean;
}

const initialState: NewsletterLinkState = { phase: 'idle', problem: '', isMailSent: false };

const { getNewsletterLink, followNewsletterLink } = newsletterLinkApi.endpoints;

/** What the visitor does on the page of a link of the newsletter's mails. */
const newsletterLinkSlice = createSlice({
  name: 'newsletterLink',
  initialState,
  reducers: {
    /** The page's button was pressed. */
    linkFollowed: () => ({ ...initialState, phase: 'submitting' as const }),
  },
  extraReducers: (builder) => {
    builder
      // Without scripts the server leads back here, and the address says what was asked for.
      .addCase(locationChanged, (_state, { payload }) => ({
        ...initialState,
        isMailSent: new URLSearchParams(payload.search).get('mail') === 'sent',
      }))
      .addMatcher(followNewsletterLink.matchFulfilled, (state, { meta }) => {
        state.isMailSent = meta.arg.originalArgs.isForNewMail;
      })
      .addMatcher(followNewsletterLink.matchRejected, (state, { payload }) => {
        state.phase = 'idle';
        state.problem = asApiError(payload).message;
      })
      .addMatcher(getNewsletterLink.matchFulfilled, (state) => {
        state.phase = 'idle';
      })
      .addMatcher(getNewsletterLink.matchRejected, (state) => {
        state.phase = 'idle';
      });
  },
  selectors: { selectNewsletterLink: (state) => state },
});

declare module '../../store/rootReducer.ts' {
  export interface LazyLoadedSlices extends WithSlice<typeof newsletterLinkSlice> {}
}

export const { linkFollowed } = newsletterLinkSlice.actions;
export const { selectNewsletterLink } = newsletterLinkSlice.injectInto(rootReducer).selectors;
