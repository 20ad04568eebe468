import { createAction, isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import { HELP_BLUR_DELAY_MS } from '../../contract/constants.ts';
import { asApiError } from '../../api/apiError.ts';
import { paths } from '../../contract/paths.ts';
import { helpCenterStrings } from '../../strings/helpCenter.ts';
import type { AppStartListening } from '../../store/services.ts';
import { toastShown } from '../../store/toastShown.ts';
import { helpCenterApi } from './helpCenterApi.ts';
import {
  focusLost,
  queryChanged,
  searchBlurred,
  searchFocused,
  typingPaused,
} from './helpSearchSlice.ts';

/** Milliseconds without a key after which a query is sent. */
const TYPING_PAUSE_MS = 250;

/** The page of an article is on screen, in a browser. */
export const articleOpened = createAction<{ slug: string }, 'helpArticle/articleOpened'>(
  'helpArticle/articleOpened',
);
export const articleLeft = createAction('helpArticle/articleLeft');

/** What the search box does by and by: it searches when typing pauses, and closes when focus has gone. */
export const listenToHelpSearch = (startListening: AppStartListening) => {
  startListening({
    actionCreator: queryChanged,
    effect: async (_action, listener) => {
      listener.cancelActiveListeners();
      await listener.delay(TYPING_PAUSE_MS);
      listener.dispatch(typingPaused());
    },
  });

  startListening({
    matcher: isAnyOf(searchBlurred, searchFocused),
    effect: async (action, listener) => {
      listener.cancelActiveListeners();
      if (searchFocused.match(action)) return;
      await listener.delay(HELP_BLUR_DELAY_MS);
      listener.dispatch(focusLost());
    },
  });
};

const { matchRejected, select } = helpCenterApi.endpoints.getHelpTopic;

/** A read that failed; not one that was never sent because the same one was under way already. */
const isFailureOf = (slug: string) => (action: UnknownAction) =>
  matchRejected(action) && !action.meta.condition && action.meta.arg.originalArgs === slug;

/** What happens when an article does not arrive. */
export const listenToHelpArticles = (startListening: AppStartListening) => {
  // Only the article on screen: a link that is merely hovered is read ahead, and may fail unseen.
  startListening({
    matcher: isAnyOf(articleOpened, articleLeft),
    effect: async (action, listener) => {
      listener.cancelActiveListeners();
      if (!articleOpened.match(action)) return;
      const { slug } = action.payload;
      const report = (error: Parameters<typeof asApiError>[0]) => {
        const isMissing = asApiError(error).status === 404;
        const { missingToast, failedToast } = helpCenterStrings.article;
        listener.dispatch(toastShown('error', isMissing ? missingToast : failedToast));
        if (isMissing) listener.extra.navigate(paths.helpCenter, { replace: true });
      };
      // It may have failed on the way here.
      const read = select(slug)(listener.getState());
      if (read.isError) report(read.error);
      for (;;) {
        const [failure] = await listener.take(isFailureOf(slug));
        if (matchRejected(failure)) report(failure.payload);
      }
    },
  });
};
