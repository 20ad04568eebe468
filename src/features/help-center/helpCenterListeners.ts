import { createAction, isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import { HELP_BLUR_DELAY_MS } from '../../contract/constants.ts';
import { asApiError } from '../../api/queryStatus.ts';
import { paths } from '../../contract/paths.ts';
import { helpCenterStrings } from '../../strings/helpCenter.ts';
import type { AppStartListening } from '../../store/services.ts';
import { visitorNotified } from '../../store/visitorNotified.ts';
import { helpCenterApi } from './helpCenterApi.ts';
import {
  articleRated,
  selectVote,
  selectVotes,
  votesRestored,
  type HelpVote,
  type HelpVotes,
} from './helpFeedbackSlice.ts';
import {
  focusLost,
  queryChanged,
  searchBlurred,
  searchFocused,
  typingPaused,
} from './helpSearchSlice.ts';

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

const { rateArticle } = helpCenterApi.endpoints;
const { matchRejected, select } = helpCenterApi.endpoints.getHelpTopic;

/** A read that failed; not one that was never sent because the same one was under way already. */
const isFailureOf = (slug: string) => (action: UnknownAction) =>
  matchRejected(action) && !action.meta.condition && action.meta.arg.originalArgs === slug;

/** What happens when an article does not arrive (spec §8, Help article), and to the votes of those that do. */
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
        listener.dispatch(visitorNotified('error', isMissing ? missingToast : failedToast));
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

  startListening({
    actionCreator: articleOpened,
    effect: (_action, { dispatch }) => void dispatch(votesRestored(readVotes())),
  });

  startListening({
    actionCreator: articleRated,
    effect: ({ payload: { slug, vote } }, listener) => {
      keepVotes(selectVotes(listener.getState()));
      const instead = selectVote(listener.getOriginalState(), slug);
      // The visitor has been thanked: a vote that does not arrive is a count less.
      if (vote !== instead) void listener.dispatch(rateArticle.initiate({ slug, vote, instead }));
    },
  });
};
