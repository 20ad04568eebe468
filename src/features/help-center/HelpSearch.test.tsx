import { act, render, screen, waitFor, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import type { ApiAnswer } from '../../contract/calls.ts';
import type { HelpSearchResult } from '../../contract/entities.ts';
import { makeTestStore } from '../../testing/makeTestStore.ts';
import { okAnswer, failedAnswer } from '../../testing/renderWithProviders.tsx';
import {
  loadHelpCenter,
  renderHelpCenter,
  searchBox,
  searchOptions,
} from './helpCenter.fixtures.tsx';
import { makeResult } from './help.fixtures.ts';
import { HelpSearch } from './HelpSearch.tsx';

beforeAll(loadHelpCenter);

/** Types and waits for the results. */
const search = async (view: ReturnType<typeof renderHelpCenter>, query = 'round') => {
  await view.user.type(searchBox(), query);
  await screen.findByRole('listbox');
};

it('searches while the visitor types, and shows the category of each result', async () => {
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

it('shows no older results while newer ones load', async () => {
  const view = renderHelpCenter();
  await search(view);
  await view.user.type(searchBox(), 's');
  expect(searchOptions()).toEqual([]);
  expect(screen.getByText('Searching...')).toBeVisible();
});

it('shows a message for no results and for a failed search', async () => {
  let answer: ApiAnswer<HelpSearchResult[]> = okAnswer([]);
  const { user } = renderHelpCenter({ answers: { helpSearch: () => answer } });
  await user.type(searchBox(), 'zebra');
  expect(await screen.findByText('No results found')).toBeVisible();
  expect(searchBox()).toHaveAttribute('aria-expanded', 'false');
  answer = failedAnswer(500);
  await user.type(searchBox(), 's');
  expect(await screen.findByText('Error fetching results')).toBeVisible();
});

it('leaves out results without an article', async () => {
  const view = renderHelpCenter({
    answers: { helpSearch: okAnswer([makeResult({ slug: '' }), makeResult({ id: '2' })]) },
  });
  await search(view);
  expect(searchOptions()).toHaveLength(1);
});

it('closes the dropdown when focus leaves, and opens it again with focus', async () => {
  const view = renderHelpCenter();
  await search(view);
  act(() => searchBox().blur());
  await waitFor(() => expect(searchOptions()).toHaveLength(0));
  await view.user.click(searchBox());
  expect(searchOptions()).toHaveLength(2);
});

it('lets Tab reach the results, and closes after the last one', async () => {
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

it('closes with Escape and keeps focus and text', async () => {
  const view = renderHelpCenter();
  await search(view);
  await view.user.keyboard('{Escape}');
  expect(searchOptions()).toHaveLength(0);
  expect(searchBox()).toHaveFocus();
  expect(searchBox()).toHaveValue('round');
  await view.user.keyboard('{ArrowDown}');
  expect(searchOptions()).toHaveLength(2);
});

it('notices focus that came before hydration', () => {
  const store = makeTestStore();
  const page = (
    <Provider store={store}>
      <HelpSearch />
    </Provider>
  );
  const rendered = render(page);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = rendered.container.innerHTML;
  rendered.unmount();
  searchBox().focus();
  render(page, { container, hydrate: true });
  expect(store.getState().helpSearch?.box).toBe('open');
});
