import { locationChangedTo } from '../../testing/stateAfter.ts';
import {
  carouselSlice,
  nextSlideRequested,
  previousSlideRequested,
  SLIDE_COUNT,
  slideChosen,
} from './carouselSlice.ts';

const { reducer } = carouselSlice;

it('moves one slide at a time', () => {
  expect(reducer({ index: 0 }, nextSlideRequested()).index).toBe(1);
  expect(reducer({ index: 2 }, previousSlideRequested()).index).toBe(1);
});

it('wraps from the last slide to the first', () => {
  expect(reducer({ index: SLIDE_COUNT - 1 }, nextSlideRequested()).index).toBe(0);
});

it('wraps from the first slide to the last', () => {
  expect(reducer({ index: 0 }, previousSlideRequested()).index).toBe(SLIDE_COUNT - 1);
});

it('shows the slide that was chosen', () => {
  expect(reducer({ index: 0 }, slideChosen({ index: 2 })).index).toBe(2);
  expect(reducer({ index: 2 }, slideChosen({ index: 0 })).index).toBe(0);
});

it.each([-1, SLIDE_COUNT, 0.5, Number.NaN])(
  'stays where it is when slide %p is chosen',
  (index) => {
    expect(reducer({ index: 1 }, slideChosen({ index })).index).toBe(1);
  },
);

it('starts anew when the visitor comes from another page, and stays for another part of this one', () => {
  expect(reducer({ index: 2 }, locationChangedTo('/integrations'))).toEqual({ index: 0 });
  const samePage = locationChangedTo('/integrations#list', { from: '/integrations' });
  expect(reducer({ index: 2 }, samePage)).toEqual({ index: 2 });
});
