import type { UnknownAction } from '@reduxjs/toolkit';
import { locationChangedTo, stateAfter } from '../../testing/stateAfter.ts';
import {
  billingPeriodChosen,
  comparedPlanChosen,
  differencesOnlyToggled,
  inputChanged,
  pricingSlice,
  selectBillingPeriod,
  selectIsExample,
  selectIsInputRefused,
  selectInputs,
  selectInputText,
  selectPricingSearch,
} from './pricingSlice.ts';

const { reducer, getInitialState } = pricingSlice;

it.each([
  ['/pricing?billing=annual', 'annual'],
  ['/pricing', 'monthly'],
  ['/pricing?billing=weekly', 'monthly'],
])('takes the period that %s asks for', (address, period) => {
  const annual = reducer(undefined, billingPeriodChosen('annual'));
  expect(reducer(annual, locationChangedTo(address)).billingPeriod).toBe(period);
});

it('keeps the period that was chosen last', () => {
  const annual = reducer(undefined, billingPeriodChosen('annual'));
  expect(annual.billingPeriod).toBe('annual');
  expect(reducer(annual, billingPeriodChosen('annual')).billingPeriod).toBe('annual');
  expect(reducer(annual, billingPeriodChosen('monthly')).billingPeriod).toBe('monthly');
});

it('has the period of the address', () => {
  expect(selectBillingPeriod(stateAfter(locationChangedTo('/pricing?billing=annual')))).toBe(
    'annual',
  );
});

it('keeps the rows and the plan that are chosen while the address follows the period', () => {
  const chosen = [differencesOnlyToggled(), comparedPlanChosen(1)].reduce(
    reducer,
    getInitialState(),
  );
  const projected = locationChangedTo('/pricing?billing=annual', {
    cause: 'sync',
    from: '/pricing',
  });
  expect(reducer(chosen, projected)).toEqual({
    billingPeriod: 'annual',
    differencesOnly: true,
    chosenPlanIndex: 1,
    inputs: { people: 6, leadsPerMonth: 128 },
    typed: {},
  });
});

it('resets after another page', () => {
  const chosen = reducer(undefined, differencesOnlyToggled());
  expect(reducer(chosen, locationChangedTo('/about-us'))).toEqual(getInitialState());
});

const peopleTyped = (text: string) => inputChanged({ input: 'people', text });

const inputAfter = (...actions: UnknownAction[]) => {
  const state = stateAfter(...actions);
  return {
    text: selectInputText(state, 'people'),
    count: selectInputs(state).people,
    isRefused: selectIsInputRefused(state, 'people'),
  };
};

it.each(['0', '-1', '2.5', '10000', 'six', '1e3', '12 people'])('keeps and refuses %j', (text) => {
  const synced = locationChangedTo('/pricing?billing=annual', { cause: 'sync' });
  const refused = { text, count: null, isRefused: true };
  expect(inputAfter(peopleTyped('7'), peopleTyped(text))).toEqual(refused);
  expect(inputAfter(peopleTyped(text), synced)).toEqual(refused);
  expect(inputAfter(peopleTyped(text), peopleTyped('8'))).toEqual({
    text: '8',
    count: 8,
    isRefused: false,
  });
});

it.each([
  ['1,200', 1200],
  [' 12 ', 12],
  ['１２', 12],
  ['007', 7],
])('keeps %j as it is typed and takes it for %i', (text, count) => {
  expect(inputAfter(peopleTyped(text))).toEqual({ text, count, isRefused: false });
  const state = stateAfter(peopleTyped(text));
  expect(selectPricingSearch(state)).toBe(`?people=${count}`);
  expect(inputAfter(peopleTyped(text), locationChangedTo(`/pricing?people=${count}`)).text).toBe(
    String(count),
  );
});

it.each(['', '  '])('does not refuse the empty text %j', (text) => {
  expect(inputAfter(peopleTyped(text))).toEqual({ text, count: null, isRefused: false });
  const synced = locationChangedTo('/pricing?billing=annual', { cause: 'sync' });
  expect(inputAfter(peopleTyped(text), synced).count).toBeNull();
});

it('shows the example again when the page is opened without an office', () => {
  const seven = reducer(undefined, peopleTyped('7'));
  expect(reducer(seven, locationChangedTo('/pricing')).inputs).toEqual(getInitialState().inputs);
});

it('replaces the text of an input when Back brings another count', () => {
  const back = locationChangedTo('/pricing?people=8', { cause: 'back', from: '/pricing' });
  expect(inputAfter(peopleTyped('007'), back)).toEqual({ text: '8', count: 8, isRefused: false });
});

it.each([
  ['at first', [], true],
  ['with other people', [peopleTyped('7')], false],
  ['with other leads', [inputChanged({ input: 'leadsPerMonth', text: '40' })], false],
  ['with its own count again', [peopleTyped('7'), peopleTyped('6')], true],
])('shows the example or an office of the visitor %s', (_when, actions, isExample) => {
  expect(selectIsExample(stateAfter(...actions))).toBe(isExample);
});

it.each([
  ['', 6, 128],
  ['?people=7&leads=40', 7, 40],
  ['?people=0&leads=-3', 6, 128],
  ['?people=six&leads=1e3', 6, 128],
  ['?people=1%2C200&leads=+40', 1200, 40],
])('reads the office from %s', (search, people, leadsPerMonth) => {
  const state = reducer(undefined, locationChangedTo(`/pricing${search}`));
  expect(state.inputs).toEqual({ people, leadsPerMonth });
});

it('omits default values from the query', () => {
  const query = (...actions: UnknownAction[]) => selectPricingSearch(stateAfter(...actions));
  const leadsTyped = (text: string) => inputChanged({ input: 'leadsPerMonth', text });
  expect(query()).toBe('');
  expect(query(peopleTyped(''))).toBe('');
  expect(query(peopleTyped('7'), leadsTyped('40'))).toBe('?people=7&leads=40');
  expect(query(billingPeriodChosen('annual'), peopleTyped('7'), leadsTyped(''))).toBe(
    '?billing=annual&people=7',
  );
});
