import type { EventsOf } from '../../store/eventDescription.ts';
import type { helpCategorySlice } from './helpCategorySlice.ts';
import type { articleLeft, articleOpened } from './helpCenterListeners.ts';
import type { helpFeedbackSlice } from './helpFeedbackSlice.ts';
import type { helpSearchSlice } from './helpSearchSlice.ts';

export const helpCenterEvents: EventsOf<
  | typeof helpSearchSlice
  | typeof helpCategorySlice
  | typeof helpFeedbackSlice
  | typeof articleOpened
  | typeof articleLeft
> = {
  'helpSearch/queryChanged': {
    meaning: 'Something was typed into the search box.',
    personal: ['payload'],
  },
  'helpSearch/typingPaused': {
    meaning: 'Nothing was typed for a while: the dropdown may search.',
    personal: [],
  },
  'helpSearch/searchFocused': { meaning: 'The search box got the focus.', personal: [] },
  'helpSearch/searchBlurred': {
    meaning: 'Focus went from the search box; it may come back at once.',
    personal: [],
  },
  'helpSearch/focusLost': { meaning: 'Focus has stayed elsewhere.', personal: [] },
  'helpSearch/searchDismissed': { meaning: 'The dropdown was closed by Escape.', personal: [] },
  'helpSearch/activeResultMoved': {
    meaning: 'An arrow key was pressed in the search box.',
    personal: [],
  },
  'helpSearch/resultFocused': { meaning: 'Tab reached a result of the dropdown.', personal: [] },
  'helpSearch/querySubmitted': { meaning: 'The search was submitted.', personal: [] },
  'helpCategory/filterChanged': {
    meaning: "Something was typed into the filter of a category's topics.",
    personal: ['payload'],
  },
  'helpFeedback/articleRated': {
    meaning: 'The visitor said whether an article helped.',
    personal: [],
  },
  'helpFeedback/votesRestored': {
    meaning: 'Votes of earlier visits were found in the browser.',
    personal: [],
  },
  'helpArticle/articleOpened': { meaning: 'The page of an article came on screen.', personal: [] },
  'helpArticle/articleLeft': { meaning: 'The page of an article was left.', personal: [] },
};
