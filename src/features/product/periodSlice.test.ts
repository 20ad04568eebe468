import { locationChanged } from '../../store/navigationSlice.ts';
import { periodChosen, periodSlice } from './periodSlice.ts';

const { reducer } = periodSlice;
const initial = reducer(undefined, { type: 'init' });
const yearly = reducer(initial, periodChosen('yearly'));

const arriveFrom = (from: string) =>
  locationChanged({
    pathname: '/features/dashboard',
    search: '',
    hash: '',
    cause: 'link',
    key: '',
    from,
  });

it('starts with the week and keeps the chosen period', () => {
  expect(initial.period).toBe('weekly');
  expect(yearly.period).toBe('yearly');
});

it('returns to the week on a new page, but not on a change of the hash', () => {
  expect(reducer(yearly, arriveFrom('/pricing')).period).toBe('weekly');
  expect(reducer(yearly, arriveFrom('/features/dashboard')).period).toBe('yearly');
});
