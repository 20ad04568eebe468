import { act, screen, waitFor, within } from '@testing-library/react';
import type { HelpArticle } from '../../contract/entities.ts';
import {
  answerFor,
  okAnswer,
  failedAnswer,
  renderWithProviders,
  type TestAnswer,
  type TestAnswers,
} from '../../testing/renderWithProviders.tsx';
import { HelpArticlePage, helpArticlePage } from './HelpArticlePage.tsx';
import { selectVote } from './helpFeedbackSlice.ts';
import { makeArticle, makeCategory } from './help.fixtures.ts';

const SLUG = 'set-up-a-rotation';

const answersWith = (answer: TestAnswer<'helpTopic'>, others: TestAnswers = {}): TestAnswers => ({
  helpTopic: answerFor({ slug: SLUG }, answer),
  helpCategory: answerFor({ id: 'leads' }, okAnswer(makeCategory())),
  ...others,
});

const renderAnswer = (answer: TestAnswer<'helpTopic'>, others: TestAnswers = {}) =>
  renderWithProviders(<HelpArticlePage />, {
    ...helpArticlePage,
    path: `/help-center/${SLUG}`,
    answers: answersWith(answer, others),
  });

const renderArticle = async (changes: Partial<HelpArticle> = {}, others: TestAnswers = {}) => {
  const article = makeArticle(changes);
  const view = renderAnswer(okAnswer(article), others);
  await screen.findByRole('heading', { level: 1, name: article.title });
  return view;
};

const yes = () => screen.getByRole('button', { name: 'Yes' });
const no = () => screen.getByRole('button', { name: 'No' });

it('shows the title, who wrote it, and when it was last updated', async () => {
  await renderArticle();
  expect(screen.getAllByText('Grace Whitfield')).toHaveLength(2);
  expect(screen.getByText('Last updated', { exact: false })).toHaveTextContent(
    'Last updated 2024-11-11',
  );
  expect(document.title).toBe('Set up a rotation | Hearthline');
});

it('leads back to its category and to the help center by its breadcrumb', async () => {
  await renderArticle();
  const breadcrumb = screen.getByRole('navigation', { name: 'Breadcrumb' });
  expect(
    within(breadcrumb)
      .getAllByRole('listitem')
      .map((item) => [item.textContent, item.querySelector('a')?.getAttribute('href')]),
  ).toEqual([
    ['Help center', '/help-center'],
    ['Leads and assignment', '/help-center/category/leads'],
    ['Set up a rotation', undefined],
  ]);
});

it('shows how far it has been read, and its headings of levels 1 to 3', async () => {
  const { user } = await renderArticle();
  expect(screen.getByRole('progressbar', { name: 'Reading progress' })).toHaveAttribute(
    'aria-valuenow',
  );
  const contents = screen.getByRole('navigation', { name: 'Table of contents' });
  expect(Array.from(contents.querySelectorAll('a'), (link) => link.getAttribute('href'))).toEqual([
    '#before',
    '#hours',
  ]);
  await user.click(within(contents).getByRole('button', { name: 'On this page' }));
  expect(
    within(contents).getByRole('button', { name: 'On this page', expanded: true }),
  ).toBeVisible();
});

it('shows the four social icons, with an author or without one', async () => {
  const { unmount } = await renderArticle();
  expect(
    within(screen.getByRole('list', { name: 'Hearthline elsewhere' })).getAllByRole('link'),
  ).toHaveLength(4);
  unmount();
  await renderArticle({ author: null });
  expect(
    within(screen.getByRole('list', { name: 'Hearthline elsewhere' })).getAllByRole('link'),
  ).toHaveLength(4);
});

it('lists the other articles of its subcategory', async () => {
  await renderArticle();
  const more = await screen.findByRole('region', { name: 'More in Assignment rules' });
  expect(
    within(more)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/help-center/send-a-lead-to-one-person', '/help-center/skip-a-turn']);
});

it('is whole without the others', async () => {
  const { services } = await renderArticle({}, { helpCategory: failedAnswer(500) });
  await waitFor(() => expect(services.requests).toHaveLength(2));
  expect(screen.queryByText(/More in/)).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Before you start' })).toBeVisible();
  expect(services.notify).not.toHaveBeenCalled();
});

it('leaves out what it does not know', async () => {
  await renderArticle({
    description: '',
    content: '<p>Short.</p>',
    headings: [],
    author: null,
    updated_at: '',
    category_id: '',
    category_name: '',
  });
  expect(screen.queryByText(/Last updated/)).not.toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Table of contents' })).not.toBeInTheDocument();
  expect(document.body).not.toHaveTextContent(/undefined|null|NaN/);
});

it('asks whether it was helpful, says thanks, and lets the answer be changed', async () => {
  const { user, store } = await renderArticle();
  expect(screen.getByRole('group', { name: 'Was this helpful?' })).toBeVisible();
  await user.click(yes());
  expect(yes()).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('Thanks. Good to know.')).toBeVisible();
  await user.click(no());
  expect(yes()).toHaveAttribute('aria-pressed', 'false');
  expect(no()).toHaveAttribute('aria-pressed', 'true');
  expect(selectVote(store.getState(), SLUG)).toBe('unhelpful');
});

it('shows the shape of an article while it loads', () => {
  renderAnswer(() => new Promise<never>(() => undefined));
  expect(screen.getByRole('heading', { level: 1, name: 'Loading article' })).toBeInTheDocument();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

it('keeps focus on the heading when the article arrives', async () => {
  let arrive: (answer: ReturnType<typeof okAnswer>) => void = () => undefined;
  renderAnswer(() => new Promise((resolve) => (arrive = resolve)));
  const heading = screen.getByRole('heading', { level: 1 });
  heading.tabIndex = -1;
  heading.focus();
  await act(async () => arrive(okAnswer(makeArticle())));
  expect(await screen.findByRole('heading', { level: 1, name: 'Set up a rotation' })).toHaveFocus();
});

it('ends with the article after it, and a demo', async () => {
  await renderArticle();
  const strip = within(screen.getByRole('complementary', { name: 'Next step' }));
  expect(await strip.findByRole('link', { name: 'Send a lead to one person' })).toHaveAttribute(
    'href',
    '/help-center/send-a-lead-to-one-person',
  );
  expect(strip.getByRole('link', { name: 'Request a demo' })).toBeInTheDocument();
});
