import type { HelpVote, HelpVotes } from './helpFeedbackSlice.ts';

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
