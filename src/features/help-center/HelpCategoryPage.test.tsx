import { screen, within } from '@testing-library/react';
import type { HelpCategory } from '../../contract/entities.ts';
import {
  answerFor,
  okAnswer,
  failedAnswer,
  renderWithProviders,
  type TestAnswer,
} from '../../testing/renderWithProviders.tsx';
import { HelpCategoryPage, helpCategoryPage } from './HelpCategoryPage.tsx';
import { makeCategory } from './help.fixtures.ts';
import { categoryAfter } from './NextCategory.tsx';

const renderAnswer = (answer: TestAnswer<'helpCategory'>) =>
  renderWithProviders(<HelpCategoryPage />, {
    ...helpCategoryPage,
    path: '/help-center/category/leads',
    answers: {
      helpCategory: answerFor({ id: 'leads' }, answer),
      helpOverview: okAnswer([makeCategory(), makeCategory({ id: 'calls', name: 'Calling' })]),
    },
  });

const renderCategory = async (changes: Partial<HelpCategory> = {}) => {
  const view = renderAnswer(okAnswer(makeCategory(changes)));
  await screen.findByRole('heading', { level: 1, name: /Leads/ });
  return view;
};

const names = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

it('shows the name, the description, and the topics of each subcategory', async () => {
  await renderCategory();
  expect(screen.getByText('Who gets which lead, and why.')).toBeVisible();
  expect(names()).toEqual(['Assignment rules', 'Sources']);
  const rules = screen.getByRole('region', { name: 'Assignment rules' });
  expect(within(rules).getByRole('link', { name: 'Skip a turn' })).toHaveAttribute(
    'href',
    '/help-center/skip-a-turn',
  );
  expect(document.title).toBe('Leads and assignment | Hearthline');
});

const withSubtitle = () => {
  const { subcategories } = makeCategory();
  const [rules, ...others] = subcategories;
  const [first, ...topics] = rules!.topics;
  return [
    { ...rules!, topics: [{ ...first!, subtitle: 'Sources and agents' }, ...topics] },
    ...others,
  ];
};

it('starts with the first article behind a window, which is dark while topics are filtered', async () => {
  const { user } = await renderCategory({ subcategories: withSubtitle() });
  const start = screen.getByRole('link', { name: 'Start here' });
  expect(start).toHaveAttribute('href', '/help-center/set-up-a-rotation');
  const window = start.closest('article')!;
  expect(window).toHaveTextContent('Set up a rotationSources and agentsStart here');
  const filter = screen.getByRole('searchbox', { name: 'Search topics' });
  await user.type(filter, 'skip');
  expect(window).not.toBeVisible();
  await user.clear(filter);
  expect(window).toBeVisible();
});

it('says below the title of a topic what it is about', async () => {
  await renderCategory({ subcategories: withSubtitle() });
  const topic = screen.getByRole('link', { name: 'Set up a rotation' }).closest('li')!;
  expect(topic).toHaveTextContent('Set up a rotationSources and agents');
  expect(screen.getByRole('link', { name: 'Skip a turn' }).closest('li')).toHaveTextContent(
    /^Skip a turn$/,
  );
});

it.each([
  ['without topics', []],
  [
    'without an article',
    [{ id: 'a', name: 'Soon', topics: [{ id: '1', title: 'Soon', slug: '' }] }],
  ],
])('has no window for a start %s', async (_, subcategories) => {
  await renderCategory({ subcategories });
  expect(screen.queryByText('Start here')).not.toBeInTheDocument();
});

it('links to the help center for a category without topics', async () => {
  await renderCategory({ subcategories: [] });
  expect(screen.getByText('No topics found matching your search.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Help Center' })).toHaveAttribute(
    'href',
    '/help-center',
  );
});

it('shows a topic without a slug as text', async () => {
  const subcategories = [
    { id: 'a', name: 'Soon', topics: [{ id: '1', title: 'Being written', slug: '' }] },
  ];
  await renderCategory({ subcategories });
  expect(screen.getByText('Being written')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Being written' })).not.toBeInTheDocument();
});

it('shows the error of a category that does not exist', async () => {
  renderAnswer(failedAnswer(404, 'Category not found'));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Error: Category not found' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Help Center' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

it('ends with links to the next category and to support', async () => {
  await renderCategory();
  const strip = within(screen.getByRole('complementary', { name: 'Next step' }));
  expect(await strip.findByRole('link', { name: 'Calling' })).toHaveAttribute(
    'href',
    '/help-center/category/calls',
  );
  expect(strip.getByRole('link', { name: 'Call (503) 555-0188' })).toBeInTheDocument();
});

it('links to the next category, and from the last to the first', () => {
  const category = (id: string) => makeCategory({ id });
  const all = [category('a'), category('b')];
  expect(categoryAfter(all, 'a')?.id).toBe('b');
  expect(categoryAfter(all, 'b')?.id).toBe('a');
  expect(categoryAfter(all, 'other')?.id).toBe('a');
  expect(categoryAfter([category('a')], 'a')).toBeUndefined();
});

it('filters the topics while the visitor types, and shows all of them again', async () => {
  const { user } = await renderCategory();
  const filter = screen.getByRole('searchbox', { name: 'Search topics' });
  await user.type(filter, 'ROTATION');
  expect(names()).toEqual(['Assignment rules']);
  expect(screen.queryByRole('link', { name: 'Skip a turn' })).not.toBeInTheDocument();
  await user.type(filter, 's');
  expect(screen.getByRole('status')).toHaveTextContent('No topics found matching your search.');
  await user.click(screen.getByRole('link', { name: 'Show all articles' }));
  expect(filter).toHaveValue('');
  expect(names()).toEqual(['Assignment rules', 'Sources']);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('shows the film of its category below the groups', async () => {
  await renderCategory({ id: 'getting-started' });
  const film = screen.getByRole('link', { name: /Set up your office in an afternoon/ });
  expect(film).toHaveAttribute('href', '/webinars/video/your-first-afternoon');
  expect(film.closest('article')!.querySelector('img')).toHaveAttribute(
    'src',
    '/covers/c14-fanlight-clay.svg',
  );
  const groups = screen.getAllByRole('region');
  expect(film.compareDocumentPosition(groups.at(-1)!)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});

it('hides the film while the topics are filtered', async () => {
  const { user } = await renderCategory({ id: 'getting-started' });
  await user.type(screen.getByRole('searchbox', { name: 'Search topics' }), 'skip');
  expect(screen.queryByRole('link', { name: /Set up your office/ })).not.toBeInTheDocument();
});

it.each(['billing', 'integrations', 'statistics', 'unknown'])('has no film for %s', async (id) => {
  await renderCategory({ id });
  expect(screen.queryByRole('link', { name: /Video/ })).not.toBeInTheDocument();
});

it('counts the articles of each group', async () => {
  await renderCategory();
  const rules = screen.getByRole('region', { name: 'Assignment rules' });
  expect(within(rules).getByText(/^\d+ articles?$/)).toBeVisible();
});
