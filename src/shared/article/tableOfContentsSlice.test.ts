import { locationChangedTo } from '../../testing/stateAfter.ts';
import { tableOfContentsSlice, tableOfContentsToggled } from './tableOfContentsSlice.ts';

const { reducer } = tableOfContentsSlice;

it('opens, and folds again', () => {
  const opened = reducer({ open: false }, tableOfContentsToggled());
  expect(opened.open).toBe(true);
  expect(reducer(opened, tableOfContentsToggled()).open).toBe(false);
});

it.each(['/blog/post/x#costs', '/blog/post/other'])('folds when the visitor goes to %s', (to) => {
  expect(reducer({ open: true }, locationChangedTo(to, { from: '/blog/post/x' })).open).toBe(false);
});
