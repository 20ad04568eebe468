import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import type { textsApi } from '../api/textsApi.ts';
import type { TextName, Texts } from '../contract/texts/texts.ts';

interface TextsState {
  byName: Partial<Texts>;
  /** Documents whose last read has failed. */
  failed: TextName[];
}

const initialState: TextsState = { byName: {}, failed: [] };

const TEXTS_ENDPOINT: keyof typeof textsApi.endpoints = 'getTexts';

type RequestStatus = 'pending' | 'fulfilled' | 'rejected';

/** An action of RTK Query about a read of words. */
interface TextsRead extends UnknownAction {
  meta: {
    requestStatus: RequestStatus;
    arg: { endpointName: typeof TEXTS_ENDPOINT; originalArgs: TextName };
    /** Nothing was sent, because the cache has the answer. */
    condition?: boolean;
  };
  payload?: unknown;
}

/** The matchers of the endpoint would bring RTK Query to every page. */
const isTextsRead =
  (status: RequestStatus) =>
  (action: UnknownAction): action is TextsRead => {
    const { meta } = action as { meta?: Partial<TextsRead['meta']> };
    return (
      meta?.requestStatus === status && meta.arg?.endpointName === TEXTS_ENDPOINT && !meta.condition
    );
  };

/**
 * The words of the pages that were read. RTK Query, which reads them, is not on pages that the server sent with their words,
 * and it forgets what no component subscribes to.
 */
export const textsSlice = createSlice({
  name: 'texts',
  initialState,
  reducers: {
    /** The code that reads words did not load. */
    textsUnavailable(state, { payload }: PayloadAction<readonly TextName[]>) {
      state.failed = [...payload];
    },
  },
  extraReducers: (builder) => {
    builder
      .addMatcher(isTextsRead('pending'), (state, { meta }) => {
        state.failed = state.failed.filter((name) => name !== meta.arg.originalArgs);
      })
      .addMatcher(isTextsRead('fulfilled'), ({ byName, failed }, { meta, payload }) => ({
        byName: { ...byName, [meta.arg.originalArgs]: payload },
        failed,
      }))
      .addMatcher(isTextsRead('rejected'), (state, { meta }) => {
        state.failed = [...state.failed, meta.arg.originalArgs];
      });
  },
  selectors: {
    selectTexts: (state) => state.byName,
    /** Whether a page can show its words. Words that were read once stay. */
    selectTextsStatus: ({ byName, failed }, names: readonly TextName[]) => {
      const missing = names.filter((name) => !byName[name]);
      if (missing.length === 0) return 'ready';
      return missing.some((name) => failed.includes(name)) ? 'failed' : 'loading';
    },
  },
});

export const { textsUnavailable } = textsSlice.actions;
export const { selectTexts, selectTextsStatus } = textsSlice.selectors;
