import { screen } from '@testing-library/react';
import { okAnswer, failedAnswer } from '../../testing/renderWithProviders.tsx';
import {
  loadHelpCenter,
  renderHelpCenter,
  searchBox,
  searchesIn,
  searchOptions,
  sevenCategories,
} from './helpCenter.fixtures.tsx';
import { makeCategory, makeResult } from './help.fixtures.ts';

beforeAll(loadHelpCenter);

const never = () => new Promise<never>(() => undefined);

it('lists the categories', async () => {
  renderHelpCenter();
  expect(screen.getByRole('heading', { level: 1, name: 'How can we help?' })).toBeVisible();
  await screen.findByText('Category 0');
  expect(screen.getAllByRole('heading', { level: 2, name: /^Category/ })).toHaveLength(7);
  expect(document.title).toBe('Help center: guides and answers | Hearthline');
});

it('names the ways to reach a person, with their hours', () => {
  renderHelpCenter();
  const link = (name: string) => screen.getByRole('link', { name });
  expect(link('Call (503) 555-0188')).toHaveAttribute('href', 'tel:+15035550188');
  expect(link('support@site.test')).toHaveAttribute('href', 'mailto:support@site.test');
  expect(screen.getByText('Monday to Saturday, 8 AM to 8 PM Eastern')).toBeVisible();
});

it('shows three skeleton boxes while the categories load', () => {
  renderHelpCenter({ answers: { helpCenter: never } });
  expect(screen.getAllByTestId('skeleton-card')).toHaveLength(3);
});

it('leaves out a category without a name', async () => {
  const nameless = makeCategory({ id: 'x', name: '', title: '' });
  renderHelpCenter({ answers: { helpCenter: okAnswer([nameless, makeCategory()]) } });
  await screen.findByText('Leads and assignment');
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

it('links to the article of a category or, without one, to its topics', async () => {
  const categories = [
    makeCategory({ name: '', title: 'Billing', slug: 'how-billing-works' }),
    makeCategory({ id: 'team', name: 'Team' }),
    makeCategory({ id: '', name: 'Lost' }),
  ];
  renderHelpCenter({ answers: { helpCenter: okAnswer(categories) } });
  const readMore = await screen.findByRole('link', { name: 'Read more about Billing' });
  expect(readMore).toHaveAttribute('href', '/help-center/how-billing-works');
  expect(screen.getAllByRole('link', { name: /^Read more/ })).toEqual([readMore]);
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
  renderHelpCenter({ answers: { helpCenter: okAnswer(categories) } });
  expect(await screen.findByText('Plans and invoices.')).toBeVisible();
  expect(screen.getByText(`${'c'.repeat(100)}…`)).toBeVisible();
});

it('shows a message when there are no categories', async () => {
  renderHelpCenter({ answers: { helpCenter: okAnswer([]) } });
  expect(await screen.findByText('No categories available')).toBeVisible();
});

it('shows a failure, and tries again', async () => {
  let answer = failedAnswer(500);
  const { user } = renderHelpCenter({ answers: { helpCenter: () => answer } });
  expect(await screen.findByText('Oops! Something went wrong.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to home' })).toHaveAttribute('href', '/');
  answer = okAnswer(sevenCategories);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Category 0')).toBeVisible();
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

it('shows markup in a result as text', async () => {
  renderHelpCenter({
    query: '<img',
    answers: { helpSearch: okAnswer([makeResult({ description: 'a <img src=x> tag' })]) },
  });
  expect((await screen.findByText('<img')).parentElement).toHaveTextContent('a <img src=x> tag');
});

it('shows a message when a search finds nothing, and links to all categories', async () => {
  const view = renderHelpCenter({ query: 'zebra', answers: { helpSearch: okAnswer([]) } });
  expect(await screen.findByText('No result found')).toBeVisible();
  expect(screen.getByText('Try searching another keyword.')).toBeVisible();
  await view.user.click(screen.getByRole('link', { name: 'Browse help center' }));
  expect(view.address()).toBe('/help-center');
  expect(searchBox()).toHaveValue('');
  // The link that had focus is gone.
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(await screen.findByText('Category 0')).toBeVisible();
});

it('lists popular topics when nothing was found', async () => {
  renderHelpCenter({ query: 'zebra', answers: { helpSearch: okAnswer([]) } });
  expect(await screen.findByRole('heading', { name: 'Popular topics' })).toBeVisible();
  // The first topic of each category, at most six.
  expect(screen.getAllByRole('link', { name: 'Set up a rotation' })).toHaveLength(6);
});

it('is a plain form without JavaScript', () => {
  renderHelpCenter({ query: 'round' });
  const form = screen.getByRole<HTMLFormElement>('search');
  expect(new URL(form.action).pathname).toBe('/help-center');
  expect(form.method).toBe('get');
  expect(searchBox()).toHaveAttribute('name', 'q');
});
