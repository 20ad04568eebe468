import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import type { TextName, Texts } from '../contract/texts/texts.ts';

interface TextsState {
  words: Partial<Texts>;
  /** Documents whose last read has failed. */
  failed: TextName[];
}

const initialState: TextsState = { words: {}, failed: [] };

interface TextsRead extends UnknownAction {
  meta: { arg: { originalArgs: TextName }; condition?: boolean };
  payload?: unknown;
}

const readAction =
  (outcome: 'pending' | 'fulfilled' | 'rejected') =>
  (action: UnknownAction): action is TextsRead => {
    const { meta } = action as { meta?: { arg?: { endpointName?: unknown }; condition?: unknown } };
    return (
      action.type === `api/executeQuery/${outcome}` &&
      meta?.arg?.endpointName === 'getTexts' &&
      !meta.condition
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
      .addMatcher(readAction('pending'), (state, { meta }) => {
        state.failed = state.failed.filter((name) => name !== meta.arg.originalArgs);
      })
      .addMatcher(readAction('fulfilled'), ({ words, failed }, { meta, payload }) => ({
        words: { ...words, [meta.arg.originalArgs]: payload },
        failed,
      }))
      .addMatcher(readAction('rejected'), (state, { meta }) => {
        state.failed = [...state.failed, meta.arg.originalArgs];
      });
  },
  selectors: {
    selectWords: (state) => state.words,
    /** Whether a page can show its words. Words that were read once stay. */
    selectTextsStatus: ({ words, failed }, names: readonly TextName[]) => {
      const missing = names.filter((name) => !words[name]);
      if (missing.length === 0) return 'ready';
      return missing.some((name) => failed.includes(name)) ? 'failed' : 'loading';
    },
  },
});

export const { textsUnavailable } = textsSlice.actions;
export const { selectWords, selectTextsStatus } = textsSlice.selectors;
