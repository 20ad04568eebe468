import { locationChangedTo, stateAfter } from '../../testing/stateAfter.ts';
import { faqSlice, faqToggled, selectOpenFaqIds } from './faqSlice.ts';

const { reducer, getInitialState } = faqSlice;

const afterToggling = (...ids: string[]) =>
  ids.reduce((state, id) => reducer(state, faqToggled(id)), getInitialState());

it.each([
  [
    ['1', '2', '3'],
    ['1', '2', '3'],
  ],
  [['1', '2', '1'], ['2']],
  [['1', '1', '1'], ['1']],
])('opens and closes questions independently: %j', (toggled, open) => {
  expect(selectOpenFaqIds(stateAfter(...toggled.map((id) => faqToggled(id))))).toEqual(open);
});

it('closes all questions on another page', () => {
  const open = afterToggling('1', '2');
  expect(reducer(open, locationChangedTo('/blog/post/other'))).toEqual({ openIds: [] });
});

it('keeps questions open when only the hash changes', () => {
  const open = afterToggling('1', '2');
  expect(reducer(open, locationChangedTo('/blog/post/x#faqs', { from: '/blog/post/x' }))).toBe(
    open,
  );
});
