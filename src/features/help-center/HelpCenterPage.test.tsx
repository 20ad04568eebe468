import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiRequest } from '../../api/baseQuery';
import { endpoints } from '../../contract/endpoints';
import type { HelpSearchResult } from '../../contract/entities';
import {
  apiAnswer,
  failedAnswer,
  makeTestServices,
  renderWithProviders,
  type TestAnswers,
} from '../../testing/renderWithProviders';
import { makeStore } from '../../store/makeStore';
import { HelpCenterPage, helpCenterEntered } from './HelpCenterPage';
import { TYPING_PAUSE_MS } from './helpCenterListeners';
import { makeCategory, makeResult } from './testHelp';

const SEARCH = '/api/help-center/search';
const never = () => new Promise<never>(() => undefined);

const twoResults = [
  makeResult(),
  makeResult({ id: '2', slug: 'skip-a-turn', title: 'Skip a turn', subcategory: null }),
];
const sevenCategories = Array.from({ length: 7 }, (_, index) =>
  makeCategory({ id: `c${index}`, name: `Category ${index}` }),
);

interface Setting {
  /** Of the address. */
  query?: string;
  answers?: TestAnswers;
}

const renderPage = ({ query = '', answers = {} }: Setting = {}) => {
  const services = makeTestServices({
    [endpoints.helpCenter]: apiAnswer(sevenCategories),
    [SEARCH]: apiAnswer(twoResults),
    ...answers,
  });
  const store = makeStore(services);
  const address = query ? `/help-center?q=${encodeURIComponent(query)}` : '/help-center';
  store.dispatch(helpCenterEntered({ search: new URL(address, 'http://x').searchParams }));
  return renderWithProviders(<HelpCenterPage />, {
    path: address,
    route: '/help-center',
    services,
    store,
  });
};

const box = () => screen.getByRole('combobox', { name: 'Search the help center' });
const options = () => screen.queryAllByRole('option');
const searches = (requests: ApiRequest[]) =>
  requests.map(({ path }) => path).filter((path) => path.startsWith(SEARCH));

/** Types and waits until the results are there. */
const search = async (view: ReturnType<typeof renderPage>, query = 'round') => {
  await view.user.type(box(), query);
  await screen.findByRole('listbox');
};

it('asks how it can help, and lists the categories', async () => {
  renderPage();
  expect(screen.getByRole('heading', { level: 1, name: 'How can we help?' })).toBeVisible();
  await screen.findByText('Category 0');
  expect(screen.getAllByRole('heading', { level: 2, name: /^Category/ })).toHaveLength(7);
  expect(document.title).toBe('Help center | Hearthline');
});

it('shows three skeleton boxes while the categories are on their way', () => {
  renderPage({ answers: { [endpoints.helpCenter]: never } });
  expect(screen.getAllByTestId('skeleton-card')).toHaveLength(3);
});

it('leads to the article of a category that is one, and to the topics of one that is not', async () => {
  const categories = [
    makeCategory({ name: '', title: 'Billing', slug: 'how-billing-works' }),
    makeCategory({ id: 'team', name: 'Team' }),
    makeCategory({ id: '', name: 'Lost' }),
  ];
  renderPage({ answers: { [endpoints.helpCenter]: apiAnswer(categories) } });
  const readMore = await screen.findByRole('link', { name: 'Read more about Billing' });
  expect(readMore).toHaveAttribute('href', '/help-center/how-billing-works');
  expect(screen.getByRole('link', { name: 'Browse topics about Team' })).toHaveAttribute(
    'href',
    '/help-center/category/team',
  );
  expect(screen.queryByRole('link', { name: /Lost/ })).not.toBeInTheDocument();
});

it('shows a category by its description, or by the first 100 characters of its content', async () => {
  const categories = [
    makeCategory({ id: 'a', description: 'Plans and invoices.' }),
    makeCategory({ id: 'b', description: '', content: 'c'.repeat(130) }),
  ];
  renderPage({ answers: { [endpoints.helpCenter]: apiAnswer(categories) } });
  expect(await screen.findByText('Plans and invoices.')).toBeVisible();
  expect(screen.getByText(`${'c'.repeat(100)}…`)).toBeVisible();
});

it('says that there are no categories', async () => {
  renderPage({ answers: { [endpoints.helpCenter]: apiAnswer([]) } });
  expect(await screen.findByText('No categories available')).toBeVisible();
});

it('offers to try again when the categories do not arrive', async () => {
  let answer = failedAnswer(500);
  const { user } = renderPage({ answers: { [endpoints.helpCenter]: () => answer } });
  expect(await screen.findByText('Oops! Something went wrong.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to home' })).toHaveAttribute('href', '/');
  answer = apiAnswer(sevenCategories);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Category 0')).toBeVisible();
});

it('searches while somebody types, and shows where each result stands', async () => {
  const view = renderPage();
  await view.user.click(box());
  expect(box()).toHaveAttribute('aria-expanded', 'false');
  await search(view);

  expect(box()).toHaveAttribute('aria-expanded', 'true');
  expect(options().map((option) => option.textContent)).toEqual([
    'Set up a round-robin rotation Leads and assignment / Rules',
    'Skip a turn Leads and assignment',
  ]);
  expect(options()[0]).toHaveAttribute('href', '/help-center/set-up-a-rotation');
  expect(within(options()[0]!).getByText('round').tagName).toBe('MARK');
  expect(screen.getByText('2 results available')).toBeInTheDocument();
});

it('sends one request for each pause in typing', async () => {
  jest.useFakeTimers();
  const { services } = renderPage();
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms), delay: 40 });
  await user.type(box(), 'round robin');
  expect(searches(services.requests)).toEqual([]);
  expect(screen.getByText('Searching...')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(TYPING_PAUSE_MS));
  await user.type(box(), 's');
  await act(() => jest.advanceTimersByTimeAsync(TYPING_PAUSE_MS));
  expect(searches(services.requests)).toEqual([
    endpoints.helpSearch('round robin'),
    endpoints.helpSearch('round robins'),
  ]);
  jest.useRealTimers();
});

it('never lets an older answer take the place of a newer one', async () => {
  const pending = new Map<string, (results: HelpSearchResult[]) => void>();
  const view = renderPage({
    answers: {
      [SEARCH]: ({ path }) =>
        new Promise((resolve) => pending.set(path, (results) => resolve(apiAnswer(results)))),
    },
  });
  await view.user.type(box(), 'ro');
  await waitFor(() => expect(pending.has(endpoints.helpSearch('ro'))).toBe(true));
  await view.user.type(box(), 'und');
  await waitFor(() => expect(pending.has(endpoints.helpSearch('round'))).toBe(true));

  await act(async () => pending.get(endpoints.helpSearch('round'))!([makeResult()]));
  expect(await screen.findByRole('option', { name: /rotation/ })).toBeVisible();
  await act(async () =>
    pending.get(endpoints.helpSearch('ro'))!([makeResult({ title: 'An older answer' })]),
  );
  expect(screen.queryByText('An older answer')).not.toBeInTheDocument();
  expect(options()).toHaveLength(1);
});

it('shows no older answer while a newer one is on its way', async () => {
  const view = renderPage();
  await search(view);
  await view.user.type(box(), 's');
  expect(options()).toEqual([]);
  expect(screen.getByText('Searching...')).toBeVisible();
});

it('says that nothing was found, or that it could not search', async () => {
  let answer = apiAnswer([]);
  const { user } = renderPage({ answers: { [SEARCH]: () => answer } });
  await user.type(box(), 'zebra');
  expect(await screen.findByText('No results found')).toBeVisible();
  expect(box()).toHaveAttribute('aria-expanded', 'false');
  answer = failedAnswer(500);
  await user.type(box(), 's');
  expect(await screen.findByText('Error fetching results')).toBeVisible();
});

it('leaves out results that have no article to open', async () => {
  const view = renderPage({
    answers: { [SEARCH]: apiAnswer([makeResult({ slug: '' }), makeResult({ id: '2' })]) },
  });
  await search(view);
  expect(options()).toHaveLength(1);
});

it('has no dropdown for an empty query', async () => {
  const { user, services } = renderPage();
  await user.type(box(), '   ');
  await act(() => new Promise((resolve) => setTimeout(resolve, TYPING_PAUSE_MS + 50)));
  expect(screen.queryByText('Searching...')).not.toBeInTheDocument();
  expect(searches(services.requests)).toEqual([]);
});

it('closes the dropdown when focus leaves, and opens it again with focus', async () => {
  const view = renderPage();
  await search(view);
  act(() => box().blur());
  // Not at once: 10 ms later (spec §4).
  expect(options()).toHaveLength(2);
  await waitFor(() => expect(options()).toHaveLength(0));
  await view.user.click(box());
  expect(options()).toHaveLength(2);
});

it('does not lose a click on a result', async () => {
  const view = renderPage();
  await search(view);
  await view.user.click(options()[1]!);
  expect(view.address()).toBe('/help-center/skip-a-turn');
});

it('lets Tab reach the results, and closes behind the last one', async () => {
  const view = renderPage();
  await search(view);
  await view.user.tab();
  expect(options()[0]).toHaveFocus();
  await view.user.tab();
  expect(options()[1]).toHaveFocus();
  expect(options()[1]).toHaveAttribute('aria-selected', 'true');
  await view.user.tab();
  await waitFor(() => expect(options()).toHaveLength(0));
});

it('moves through the results with the arrow keys and opens one with Enter', async () => {
  const view = renderPage();
  await search(view);
  expect(box()).not.toHaveAttribute('aria-activedescendant');
  await view.user.keyboard('{ArrowDown}{ArrowDown}');
  expect(box()).toHaveFocus();
  expect(box()).toHaveAttribute('aria-activedescendant', options()[1]!.id);
  expect(screen.getByRole('option', { selected: true })).toBe(options()[1]);
  await view.user.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { selected: true })).toBe(options()[0]);
  await view.user.keyboard('{ArrowUp}{Enter}');
  expect(view.address()).toBe('/help-center/skip-a-turn');
});

it('goes on with the arrow keys from a result that Tab has reached', async () => {
  const view = renderPage();
  await search(view);
  await view.user.tab();
  await view.user.keyboard('{ArrowDown}');
  expect(box()).toHaveFocus();
  expect(screen.getByRole('option', { selected: true })).toBe(options()[1]);
});

it('closes with Escape and keeps focus and words', async () => {
  const view = renderPage();
  await search(view);
  await view.user.keyboard('{Escape}');
  expect(options()).toHaveLength(0);
  expect(box()).toHaveFocus();
  expect(box()).toHaveValue('round');
  await view.user.keyboard('{ArrowDown}');
  expect(options()).toHaveLength(2);
});

it('shows the results in place of the categories after Enter, and keeps the query in the address', async () => {
  const view = renderPage();
  await screen.findByText('Category 0');
  await view.user.type(box(), ' round {Enter}');
  expect(view.address()).toBe('/help-center?q=round');
  expect(
    await screen.findByRole('heading', { level: 2, name: 'Results for “round”' }),
  ).toBeVisible();
  expect(await screen.findByText('2 articles')).toBeVisible();
  expect(screen.queryByText('Category 0')).not.toBeInTheDocument();
  expect(options()).toHaveLength(0);
  expect(
    screen.getByRole('link', { name: 'Read more about Set up a round-robin rotation' }),
  ).toHaveAttribute('href', '/help-center/set-up-a-rotation');
});

it('shows the categories again when an empty query is submitted', async () => {
  const view = renderPage({ query: 'round' });
  await screen.findByText('2 articles');
  await view.user.clear(box());
  await view.user.keyboard('{Enter}');
  expect(view.address()).toBe('/help-center');
  expect(await screen.findByText('Category 0')).toBeVisible();
});

it('opens with the results of the query in the address', async () => {
  const { services } = renderPage({ query: 'round' });
  expect(box()).toHaveValue('round');
  expect(await screen.findByText('2 articles')).toBeVisible();
  expect(searches(services.requests)).toEqual([endpoints.helpSearch('round')]);
  expect(options()).toHaveLength(0);
});

it('shows 100 characters around the match, with the match marked', async () => {
  const content = `${'before '.repeat(40)}rotation ${'after '.repeat(40)}`;
  renderPage({
    query: 'rotation',
    answers: { [SEARCH]: apiAnswer([makeResult({ title: 'A', description: '', content })]) },
  });
  const mark = await screen.findByText('rotation');
  expect(mark.tagName).toBe('MARK');
  expect(mark.parentElement).toHaveTextContent(/^….*before rotation after.*…$/);
  expect(mark.parentElement!.textContent.length).toBeLessThanOrEqual(102);
});

it('shows markup in a result as the text that it is', async () => {
  renderPage({
    query: '<img',
    answers: { [SEARCH]: apiAnswer([makeResult({ description: 'a <img src=x> tag' })]) },
  });
  expect((await screen.findByText('<img')).parentElement).toHaveTextContent('a <img src=x> tag');
});

it('shows three skeleton boxes while a submitted search is on its way', () => {
  renderPage({ query: 'round', answers: { [SEARCH]: never } });
  expect(screen.getAllByTestId('skeleton-card')).toHaveLength(3);
  expect(screen.getByText('Loading results')).toBeVisible();
});

it('offers to try again when a submitted search fails', async () => {
  renderPage({ query: 'round', answers: { [SEARCH]: failedAnswer(500) } });
  expect(await screen.findByText('Oops! Something went wrong.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

it('says that a search found nothing, and leads back to all of the help center', async () => {
  const view = renderPage({ query: 'zebra', answers: { [SEARCH]: apiAnswer([]) } });
  expect(await screen.findByText('No result found')).toBeVisible();
  expect(screen.getByText('Try searching another keyword.')).toBeVisible();
  expect(screen.queryByText(/Did you mean/)).not.toBeInTheDocument();
  await view.user.click(screen.getByRole('link', { name: 'Browse help center' }));
  expect(view.address()).toBe('/help-center');
  expect(box()).toHaveValue('');
  // The link that had focus is gone.
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(await screen.findByText('Category 0')).toBeVisible();
});

it('guesses what was meant and names popular topics when nothing was found', async () => {
  renderPage({ query: 'voicemial', answers: { [SEARCH]: apiAnswer([]) } });
  expect(await screen.findByRole('link', { name: 'voicemail' })).toHaveAttribute(
    'href',
    '/help-center?q=voicemail',
  );
  expect(await screen.findByRole('heading', { name: 'Popular topics' })).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Set up a rotation' })).toHaveLength(6);
});

it('is a plain form that asks for the same address without scripts', () => {
  renderPage({ query: 'round' });
  const form = screen.getByRole<HTMLFormElement>('search');
  expect(new URL(form.action).pathname).toBe('/help-center');
  expect(form.method).toBe('get');
  expect(box()).toHaveAttribute('name', 'q');
});

it('leads to a person', () => {
  renderPage();
  expect(screen.getByRole('link', { name: 'Request a demo' })).toHaveAttribute(
    'href',
    '/request-demo',
  );
});
