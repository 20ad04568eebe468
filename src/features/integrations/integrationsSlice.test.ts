import type { UnknownAction } from '@reduxjs/toolkit';
import { locationChangedTo, stateAfter } from '../../testing/stateAfter.ts';
import { selectIntegrationsSearch } from './integrationsSelectors.ts';
import {
  queryChanged,
  querySubmitted,
  selectIntegrationsPage,
  selectSearchedQuery,
  selectTypedQuery,
  typingPaused,
} from './integrationsSlice.ts';

const after = (...events: UnknownAction[]) => stateAfter(...events);
const found = (query: string) => locationChangedTo(`/integrations/all-integrations${query}`);

it('keeps what is typed as it is, and searches for it without the spaces around', () => {
  const typed = after(queryChanged(' mail '));
  expect([selectTypedQuery(typed), selectSearchedQuery(typed)]).toEqual([' mail ', '']);
  expect(selectSearchedQuery(after(queryChanged(' mail '), typingPaused()))).toBe('mail');
  expect(selectSearchedQuery(after(queryChanged(' mail '), querySubmitted()))).toBe('mail');
});

it('takes over the query of the address', () => {
  const state = after(queryChanged('other'), found('?q=+mail+'));
  expect([selectTypedQuery(state), selectSearchedQuery(state)]).toEqual(['mail', 'mail']);
});

it('leaves what is being typed alone when the address names what is shown already', () => {
  const state = after(queryChanged('mail '), typingPaused(), found('?q=mail'));
  expect(selectTypedQuery(state)).toBe('mail ');
});

it('forgets everything when the page is left', () => {
  const state = after(queryChanged('mail'), typingPaused(), locationChangedTo('/pricing?q=mail'));
  expect([selectTypedQuery(state), selectSearchedQuery(state)]).toEqual(['', '']);
});

it('shows the first page of a new search', () => {
  const state = after(found('?page=3'), queryChanged('mail'), typingPaused());
  expect(selectIntegrationsPage(state)).toBe(0);
});

it('says the query of its address: the search, and the page', () => {
  expect(selectIntegrationsSearch(after(found('?q=mail&page=2')))).toBe('?q=mail&page=2');
  expect(selectIntegrationsSearch(after())).toBe('');
});

it('reads at most 200 characters of the query of the address', () => {
  const state = after(found(`?q=${'word+'.repeat(1100)}`));
  expect(selectSearchedQuery(state)).toHaveLength(199);
});
