import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import type { ApiAnswer, ApiRequest } from '../../contract/calls.ts';
import type { HelpSearchResult } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { makeTestStore } from '../../testing/makeTestStore.ts';
import {
  failedAnswer,
  loadRoute,
  okAnswer,
  renderRoute,
  type TestAnswers,
} from '../../testing/renderWithProviders.tsx';
import { makeCategory, makeResult } from './help.fixtures.ts';
import { HelpSearch } from './HelpSearch.tsx';

const twoResults = [
  makeResult(),
  makeResult({ id: '2', slug: 'skip-a-turn', title: 'Skip a turn', subcategory: null }),
];

const sevenCategories = Array.from({ length: 7 }, (_, index) =>
  makeCategory({ id: `c${index}`, name: `Category ${index}` }),
);

interface Setting {
  /** In the address. */
  query?: string;
  answers?: TestAnswers;
}

/** The help center's home; searches find two articles by default. */
const renderHelpCenter = ({ query = '', answers = {} }: Setting = {}) => {
  return renderRoute(
    query ? `${paths.helpCenter}?q=${encodeURIComponent(query)}` : paths.helpCenter,
    {
      answers: {
        helpCenter: okAnswer(sevenCategories),
        helpSearch: okAnswer(twoResults),
        ...answers,
      },
    },
  );
};

beforeAll(() => loadRoute(paths.helpCenter));

const searchBox = () => screen.getByRole('combobox', { name: 'Search the help center' });
const searchOptions = () => screen.queryAllByRole('option');

/** The queries of the search requests, in order. */
const searchesIn = (requests: ApiRequest[]) =>
  requests.flatMap((request) => (request.name === 'helpSearch' ? request.params.q : []));

it('lists the categories', async () => {
  renderHelpCenter();
  expect(screen.getByRole('heading', { level: 1, name: 'How can we help?' })).toBeVisible();
  await screen.findByText('Category 0');
  expect(screen.getAllByRole('heading', { level: 2, name: /^Category/ })).toHaveLength(7);
  expect(document.title).toBe('Help center: guides and answers | Hearthline');
});

it('links to often read articles below the search box, if the texts have any', () => {
  const links = () => screen.queryByRole('group', { name: 'Often read' });
  renderHelpCenter();
  const [first] = within(links()!).getAllByRole('link');
  expect(first).toHaveAttribute('href', '/help-center/set-up-a-round-robin-rotation');
  expect(
    searchBox().compareDocumentPosition(first!) & Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy();
});

it('names the ways to reach a person, with their hours', () => {
  renderHelpCenter();
  const link = (name: string) => screen.getByRole('link', { name });
  expect(link('Call (503) 555-0188')).toHaveAttribute('href', 'tel:+15035550188');
  expect(link('support@site.test')).toHaveAttribute('href', 'mailto:support@site.test');
  expect(screen.getByText(/^Monday to Saturday, 8 AM to 8 PM Eastern/)).toBeVisible();
});

it('leaves out a category without a name', async () => {
  const nameless = makeCategory({ id: 'x', name: '', title: '' });
  renderHelpCenter({ answers: { helpCenter: okAnswer([nameless, makeCategory()]) } });
  await screen.findByText('Leads and assignment');
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

it('links to the article of a category or, without one, to its topics with their number', async () => {
  const categories = [
    makeCategory({ name: '', title: 'Billing', slug: 'how-billing-works' }),
    makeCategory({ id: 'team', name: 'Team' }),
    makeCategory({ id: 'soon', name: 'Soon', subcategories: [] }),
    makeCategory({ id: '', name: 'Lost' }),
  ];
  renderHelpCenter({ answers: { helpCenter: okAnswer(categories) } });
  const readMore = await screen.findByRole('link', { name: 'Read more about Billing' });
  expect(readMore).toHaveAttribute('href', '/help-center/how-billing-works');
  expect(screen.getAllByRole('link', { name: /^Read more/ })).toEqual([readMore]);
  expect(screen.getByRole('link', { name: '4 articles about Team' })).toHaveAttribute(
    'href',
    '/help-center/category/team',
  );
  expect(screen.getByRole('link', { name: 'Browse articles about Soon' })).toHaveAttribute(
    'href',
    '/help-center/category/soon',
  );
  expect(screen.queryByRole('link', { name: /Lost/ })).not.toBeInTheDocument();
});

it('links to the first article of each category, unless it cannot be read', async () => {
  const categoryWith = (title: string, slug: string) =>
    makeCategory({
      id: title,
      subcategories: [{ id: 'plan', name: 'Plan', topics: [{ id: title, slug, title }] }],
    });
  const categories = [
    categoryWith('Change your plan', 'change-your-plan'),
    categoryWith('Nowhere', ''),
  ];
  renderHelpCenter({ answers: { helpCenter: okAnswer(categories) } });
  const link = await screen.findByRole('link', { name: 'Change your plan' });
  expect(link).toHaveAttribute('href', '/help-center/change-your-plan');
  expect(screen.queryByText('Nowhere')).not.toBeInTheDocument();
});

it('shows a category by its description, or by the first 100 characters of its content', async () => {
  const categories = [
    makeCategory({ id: 'a', description: 'Plans and invoices.' }),
    makeCategory({ id: 'b', description: '', content: 'c'.repeat(130) }),
  ];
  renderHelpCenter({ answers: { helpCenter: okAnswer(categories) } });
  expect(await screen.findByText('Plans and invoices.')).toBeVisible();
  expect(screen.getByText(`${'c'.repeat(100)}…`)).toBeVisible();
});

it('shows the results in place of the categories after Enter, and keeps the query in the address', async () => {
  const view = renderHelpCenter();
  await screen.findByText('Category 0');
  await view.user.type(searchBox(), ' round {Enter}');
  expect(view.address()).toBe('/help-center?q=round');
  expect(
    await screen.findByRole('heading', { level: 2, name: 'Results for “round”' }),
  ).toBeVisible();
  expect(await screen.findByText('2 articles')).toBeVisible();
  expect(screen.queryByText('Category 0')).not.toBeInTheDocument();
  expect(searchOptions()).toHaveLength(0);
  expect(
    screen.getByRole('link', { name: 'Read more about Set up a round-robin rotation' }),
  ).toHaveAttribute('href', '/help-center/set-up-a-rotation');
});

it('opens with the results of the query in the address', async () => {
  const { services } = renderHelpCenter({ query: 'round' });
  expect(searchBox()).toHaveValue('round');
  expect(await screen.findByText('2 articles')).toBeVisible();
  expect(searchesIn(services.requests)).toEqual(['round']);
  expect(searchOptions()).toHaveLength(0);
});

it('shows the description or the start of the content of a result, and the text around the match', async () => {
  const content = `${'before '.repeat(40)}rotation ${'after '.repeat(40)}`;
  const results = [
    makeResult({ id: '1', title: 'A', description: 'Take turns.', content }),
    makeResult({ id: '2', title: 'B', description: '', content }),
    makeResult({ id: '3', title: 'C', description: 'A rotation gives turns.', content }),
  ];
  renderHelpCenter({ query: 'rotation', answers: { helpSearch: okAnswer(results) } });
  await screen.findByText('3 articles');
  const textsOf = (card: HTMLElement) =>
    [...card.querySelectorAll('p')].map(({ textContent }) => textContent);
  const excerpt = expect.stringMatching(/^….*before rotation after.{0,80}…$/);
  expect(screen.getAllByRole('article').map(textsOf)).toEqual([
    ['Take turns.', excerpt],
    [`${'before '.repeat(15).slice(0, 100).trim()}…`, excerpt],
    ['A rotation gives turns.'],
  ]);
  expect(screen.getAllByText('rotation').map(({ tagName }) => tagName)).toEqual(
    Array(3).fill('MARK'),
  );
});

it('shows a message and popular articles when a search finds nothing, and links to all categories', async () => {
  const view = renderHelpCenter({ query: 'zebra', answers: { helpSearch: okAnswer([]) } });
  expect(await screen.findByText('No result found')).toBeVisible();
  expect(screen.getByText('Try searching another keyword.')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Popular articles' })).toBeVisible();
  // The first topic of each category, at most six.
  expect(screen.getAllByRole('link', { name: 'Set up a rotation' })).toHaveLength(6);
  await view.user.click(screen.getByRole('link', { name: 'Browse help center' }));
  expect(view.address()).toBe('/help-center');
  expect(searchBox()).toHaveValue('');
  // The link that had focus is gone.
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(await screen.findByText('Category 0')).toBeVisible();
});

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

it.each(['Enter', 'ArrowDown', 'ArrowUp', 'Escape'])(
  'leaves the key %s to an input method that is composing',
  async (key) => {
    const view = renderHelpCenter();
    await search(view);
    for (const composing of [{ isComposing: true }, { keyCode: 229 }]) {
      expect(fireEvent.keyDown(searchBox(), { key, ...composing })).toBe(true);
    }
    expect(searchOptions()).toHaveLength(2);
    expect(searchBox()).not.toHaveAttribute('aria-activedescendant');
  },
);

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
