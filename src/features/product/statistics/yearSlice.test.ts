import type { UnknownAction } from '@reduxjs/toolkit';
import { locationChangedTo, stateAfter } from '../../../testing/stateAfter.ts';
import { monthChosen, selectYear, type YearTexts } from './yearSlice.ts';

const makeMonth = (name: string, leads: number, showings = 0, closed = 0) => ({
  name,
  short: name.slice(0, 3),
  leads,
  showings,
  closed,
});

const TEXTS: YearTexts = {
  title: 'The year',
  text: 'A street of months.',
  months: [makeMonth('April', 10, 4, 1), makeMonth('May', 60, 13, 2), makeMonth('June', 31, 90, 5)],
};

const yearAfter = (actions: readonly UnknownAction[], texts: Partial<YearTexts> = {}) =>
  selectYear(stateAfter(...actions), { ...TEXTS, ...texts });

it('adds up the year', () => {
  expect(yearAfter([]).total).toEqual({ leads: 101, showings: 107, closed: 8 });
});

it.each([
  [0, 1],
  [1, 1],
  [30, 1],
  [31, 2],
  [60, 2],
  [61, 5],
  [150, 5],
  [151, 10],
  [300, 10],
  [301, 20],
  [5214, 200],
])('has windows of a size with which a house of %i leads has at most thirty: %i', (most, unit) => {
  const months = [makeMonth('May', most), makeMonth('June', 0)];
  expect(yearAfter([], { months }).unit).toBe(unit);
});

it('has a window for each started unit of leads, lit for showings but never more than there are', () => {
  const { houses } = yearAfter([]);
  expect(houses.map(({ name, panes, litPanes }) => [name, panes, litPanes])).toEqual([
    ['April', 5, 2],
    ['May', 30, 7],
    ['June', 16, 16],
  ]);
});

it.each([
  ['May', 'May'],
  ['No such month', 'June'],
])('shows for the choice %s the month %s', (chosen, name) => {
  expect(yearAfter([monthChosen(chosen)]).month.name).toBe(name);
});

it('shows the last month at first, and again on another page', () => {
  expect(yearAfter([]).month.name).toBe('June');
  const left = yearAfter([monthChosen('April'), locationChangedTo('/pricing')]);
  expect(left.month.name).toBe('June');
});
