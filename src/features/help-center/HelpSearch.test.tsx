import { act, screen, waitFor, within } from '@testing-library/react';
import type { ApiAnswer } from '../../contract/calls.ts';
import type { HelpSearchResult } from '../../contract/entities.ts';
import { okAnswer, failedAnswer } from '../../testing/renderWithProviders.tsx';
import {
  loadHelpCenter,
  renderHelpCenter,
  searchBox,
  searchesIn,
  searchOptions,
} from './helpCenter.fixtures.tsx';
import { makeResult } from './help.fixtures.ts';

beforeAll(loadHelpCenter);

afterEach(() => jest.useRealTimers());

/** Types and waits until the results are there. */
const search = async (view: ReturnType<typeof renderHelpCenter>, query = 'round') => {
  await view.user.type(searchBox(), query);
  await screen.findByRole('listbox');
};

it('searches while somebody types, and shows where each result stands', async () => {
  const view = renderHelpCenter();
  await view.user.click(searchBox());
  expect(searchBox()).toHaveAttribute('aria-expanded', 'false');
  await search(view);

  expect(searchBox()).toHaveAttribute('aria-expanded', 'true');
  expect(searchOptions().map((option) => option.textContent)).toEqual([
    'Set up a round-robin rotation Leads and assignment / Rules',
    'Skip a turn Leads and assignment',
  ]);
  expect(searchOptions()[0]).toHaveAttribute('href', '/help-center/set-up-a-rotation');
  expect(within(searchOptions()[0]!).getByText('round').tagName).toBe('MARK');
  expect(screen.getByText('2 results available')).toBeInTheDocument();
});

it('shows no older answer while a newer one is on its way', async () => {
  const view = renderHelpCenter();
  await search(view);
  await view.user.type(searchBox(), 's');
  expect(searchOptions()).toEqual([]);
  expect(screen.getByText('Searching...')).toBeVisible();
});

it('says that nothing was found, or that it could not search', async () => {
  let answer: ApiAnswer<HelpSearchResult[]> = okAnswer([]);
  const { user } = renderHelpCenter({ answers: { helpSearch: () => answer } });
  await user.type(searchBox(), 'zebra');
  expect(await screen.findByText('No results found')).toBeVisible();
  expect(searchBox()).toHaveAttribute('aria-expanded', 'false');
  answer = failedAnswer(500);
  await user.type(searchBox(), 's');
  expect(await screen.findByText('Error fetching results')).toBeVisible();
});

it('leaves out results that have no article to open', async () => {
  const view = renderHelpCenter({
    answers: { helpSearch: okAnswer([makeResult({ slug: '' }), makeResult({ id: '2' })]) },
  });
  await search(view);
  expect(searchOptions()).toHaveLength(1);
});

it('has no dropdown for an empty query', async () => {
  const { user, services } = renderHelpCenter();
  await user.type(searchBox(), '   ');
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(screen.queryByText('Searching...')).not.toBeInTheDocument();
  expect(searchesIn(services.requests)).toEqual([]);
});

it('closes the dropdown when focus leaves, and opens it again with focus', async () => {
  const view = renderHelpCenter();
  await search(view);
  act(() => searchBox().blur());
  // Not at once: 10 ms later.
  expect(searchOptions()).toHaveLength(2);
  await waitFor(() => expect(searchOptions()).toHaveLength(0));
  await view.user.click(searchBox());
  expect(searchOptions()).toHaveLength(2);
});

it('lets Tab reach the results, and closes behind the last one', async () => {
  const view = renderHelpCenter();
  await search(view);
  await view.user.tab();
  expect(searchOptions()[0]).toHaveFocus();
  await view.user.tab();
  expect(searchOptions()[1]).toHaveFocus();
  expect(searchOptions()[1]).toHaveAttribute('aria-selected', 'true');
  await view.user.tab();
  await waitFor(() => expect(searchOptions()).toHaveLength(0));
});

it('closes with Escape and keeps focus and words', async () => {
  const view = renderHelpCenter();
  await search(view);
  await view.user.keyboard('{Escape}');
  expect(searchOptions()).toHaveLength(0);
  expect(searchBox()).toHaveFocus();
  expect(searchBox()).toHaveValue('round');
  await view.user.keyboard('{ArrowDown}');
  expect(searchOptions()).toHaveLength(2);
});
