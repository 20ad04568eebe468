import { rootReducer } from '../../store/rootReducer.ts';
import { faqClosed, faqSlice, faqToggled, selectOpenFaqIds } from './faqSlice.ts';

const { reducer, getInitialState } = faqSlice;

const afterToggling = (...ids: string[]) =>
  ids.reduce((state, id) => reducer(state, faqToggled(id)), getInitialState());

it('starts with every question closed', () => {
  expect(getInitialState()).toEqual({ openIds: [] });
});

it('keeps several questions open at once', () => {
  expect(afterToggling('1', '2', '3').openIds).toEqual(['1', '2', '3']);
});

it('closes an open question and leaves the others as they are', () => {
  expect(afterToggling('1', '2', '1').openIds).toEqual(['2']);
});

it('opens a question again that was closed', () => {
  expect(afterToggling('1', '1', '1').openIds).toEqual(['1']);
});

it('closes all of them when the post is left', () => {
  expect(reducer(afterToggling('1', '2'), faqClosed())).toEqual({ openIds: [] });
});

it('names its events after the questions', () => {
  expect([faqToggled.type, faqClosed.type]).toEqual(['faq/faqToggled', 'faq/faqClosed']);
});

it('tells the views which questions are open', () => {
  expect(selectOpenFaqIds(rootReducer(undefined, faqToggled('2')))).toEqual(['2']);
});
