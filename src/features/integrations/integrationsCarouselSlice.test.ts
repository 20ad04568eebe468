import { locationChangedTo, stateAfter } from '../../testing/stateAfter.ts';
import {
  integrationsCarouselSlice,
  nextSlideRequested,
  previousSlideRequested,
  selectSlideIndex,
  slideChosen,
} from './integrationsCarouselSlice.ts';

const { reducer } = integrationsCarouselSlice;

it.each([
  [0, 1, 2],
  [1, 2, 0],
  [2, 0, 1],
])('goes from slide %i to the next %i and the previous %i', (index, next, previous) => {
  expect(reducer({ index }, nextSlideRequested({ count: 3 })).index).toBe(next);
  expect(reducer({ index }, previousSlideRequested({ count: 3 })).index).toBe(previous);
});

it('shows the chosen slide', () => {
  expect(selectSlideIndex(stateAfter())).toBe(0);
  expect(selectSlideIndex(stateAfter(slideChosen({ index: 2 })))).toBe(2);
});

it('starts with the first slide on a new page, but not for a hash of the same page', () => {
  expect(reducer({ index: 2 }, locationChangedTo('/integrations'))).toEqual({ index: 0 });
  const samePage = locationChangedTo('/integrations#list', { from: '/integrations' });
  expect(reducer({ index: 2 }, samePage)).toEqual({ index: 2 });
});
