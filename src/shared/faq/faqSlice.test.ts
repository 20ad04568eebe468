import { locationChangedTo } from '../../testing/stateAfter.ts';
import { faqSlice, faqToggled } from './faqSlice.ts';

const { reducer, getInitialState } = faqSlice;

const afterToggling = (...ids: string[]) =>
  ids.reduce((state, id) => reducer(state, faqToggled(id)), getInitialState());

it('keeps several questions open at once', () => {
  expect(afterToggling('1', '2', '3').openIds).toEqual(['1', '2', '3']);
});

it('closes an open question and leaves the others as they are', () => {
  expect(afterToggling('1', '2', '1').openIds).toEqual(['2']);
});

it('opens a question again that was closed', () => {
  expect(afterToggling('1', '1', '1').openIds).toEqual(['1']);
});

it('closes all of them when another post is read', () => {
  const open = afterToggling('1', '2');
  expect(reducer(open, locationChangedTo('/blog/post/other'))).toEqual({ openIds: [] });
});

it('leaves them open when the visitor goes to another part of the same post', () => {
  const open = afterToggling('1', '2');
  expect(reducer(open, locationChangedTo('/blog/post/x#faqs', { from: '/blog/post/x' }))).toBe(
    open,
  );
});
