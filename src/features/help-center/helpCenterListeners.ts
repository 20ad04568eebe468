import { createAction, isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import { asApiError } from '../../api/queryStatus.ts';
import { paths } from '../../contract/paths.ts';
import { helpCenterStrings } from '../../strings/helpCenter.ts';
import { startAppListening } from '../../store/listenerMiddleware.ts';
import { getServices, type AppThunk } from '../../store/services.ts';
import { helpCenterApi } from './helpCenterApi.ts';
import {
  articleRated,
  selectVotes,
  votesRestored,
  type HelpVote,
  type HelpVotes,
} from './helpFeedbackSlice.ts';
import { queryChanged, typingPaused } from './helpSearchSlice.ts';

const KEY = 'help-votes';

const isVote = (value: unknown): value is HelpVote => value === 'helpful' || value === 'unhelpful';

/** The votes kept in this browser. None where storage is forbidden or holds something else. */
export const readVotes = (): HelpVotes => {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '{}');
    return Object.fromEntries(
      Object.entries(kept ?? {}).filter((entry): entry is [string, HelpVote] => isVote(entry[1])),
    );
  } catch {
    return {};
  }
};

/** Keeps the votes, as far as the browser allows. */
export const keepVotes = (votes: HelpVotes): void => {
  try {
    window.localStorage.setItem(KEY, JSON.stringify(votes));
  } catch {
    // Storage is full or forbidden: the vote stands until the page is reloaded.
  }
};

/** Milliseconds without a key after which a query is sent. */
export const TYPING_PAUSE_MS = 250;

/** The page of an article is on screen, in a browser. */
export const articleOpened = createAction<{ slug: string }>('helpArticle/articleOpened');
export const articleLeft = createAction('helpArticle/articleLeft');

startAppListening({
  actionCreator: queryChanged,
  effect: async (_action, listener) => {
    listener.cancelActiveListeners();
    await listener.delay(TYPING_PAUSE_MS);
    listener.dispatch(typingPaused());
  },
});

/** What happens when an article does not arrive (spec §8, Help article). */
const reportFailure =
  (status: number): AppThunk =>
  (dispatch) => {
    const { notify, navigate } = dispatch(getServices);
    if (status === 404) {
      notify('error', helpCenterStrings.article.missingToast);
      navigate(paths.helpCenter, { replace: true });
    } else {
      notify('error', helpCenterStrings.article.failedToast);
    }
  };

const { matchRejected, select } = helpCenterApi.endpoints.getHelpTopic;

/** A read that failed; not one that was never sent because the same one was under way already. */
const isFailureOf = (slug: string) => (action: UnknownAction) =>
  matchRejected(action) && !action.meta.condition && action.meta.arg.originalArgs === slug;

// Only the article on screen: a link that is merely hovered is read ahead, and may fail unseen.
startAppListening({
  matcher: isAnyOf(articleOpened, articleLeft),
  effect: async (action, listener) => {
    listener.cancelActiveListeners();
    if (!articleOpened.match(action)) return;
    const { slug } = action.payload;
    const report = (error: Parameters<typeof asApiError>[0]) =>
      listener.dispatch(reportFailure(asApiError(error).status));
    // It may have failed on the way here.
    const read = select(slug)(listener.getState());
    if (read.isError) report(read.error);
    for (;;) {
      const [failure] = await listener.take(isFailureOf(slug));
      if (matchRejected(failure)) report(failure.payload);
    }
  },
});

startAppListening({
  actionCreator: articleOpened,
  effect: (_action, { dispatch }) => void dispatch(votesRestored(readVotes())),
});

startAppListening({
  actionCreator: articleRated,
  effect: (_action, listener) => keepVotes(selectVotes(listener.getState())),
});
