import { act, screen, waitFor, within } from '@testing-library/react';
import type { HelpArticle } from '../../contract/entities.ts';
import { makeTestStore } from '../../testing/makeTestStore.ts';
import {
  answerFor,
  okAnswer,
  failedAnswer,
  makeTestServices,
  renderWithProviders,
  type TestAnswer,
  type TestAnswers,
  type TestServices,
} from '../../testing/renderWithProviders.tsx';
import { HelpArticlePage, helpArticlePage } from './HelpArticlePage.tsx';
import { helpCenterApi } from './helpCenterApi.ts';
import { selectVote } from './helpFeedbackSlice.ts';
import { makeArticle, makeCategory } from './help.fixtures.ts';

const SLUG = 'set-up-a-rotation';

const answersWith = (answer: TestAnswer<'helpTopic'>, others: TestAnswers = {}): TestAnswers => ({
  helpTopic: answerFor({ slug: SLUG }, answer),
  helpCategory: answerFor({ id: 'leads' }, okAnswer(makeCategory())),
  ...others,
});

const renderServices = (services: TestServices, store = makeTestStore(services)) =>
  renderWithProviders(<HelpArticlePage />, {
    ...helpArticlePage,
    path: `/help-center/${SLUG}`,
    services,
    store,
  });

const renderAnswer = (answer: TestAnswer<'helpTopic'>, others: TestAnswers = {}) =>
  renderServices(makeTestServices(answersWith(answer, others)));

const renderArticle = async (changes: Partial<HelpArticle> = {}, others: TestAnswers = {}) => {
  const article = makeArticle(changes);
  const view = renderAnswer(okAnswer(article), others);
  await screen.findByRole('heading', { level: 1, name: article.title });
  return view;
};

const yes = () => screen.getByRole('button', { name: 'Yes' });
const no = () => screen.getByRole('button', { name: 'No' });

it('shows the author and the date of the last update', async () => {
  await renderArticle();
  expect(screen.getAllByText('Grace Whitfield')).toHaveLength(2);
  expect(screen.getByText('2024-11-11').parentElement).toHaveTextContent('Last updated 2024-11-11');
  expect(document.title).toBe('Set up a rotation | Hearthline');
});

it('shows the biography of the author at the end, and no author without one', async () => {
  const author = { name: 'Grace Whitfield', bio: '', profile_photo: '' };
  const { unmount } = await renderArticle();
  expect(screen.getAllByText('Runs operations.')).toHaveLength(1);
  unmount();
  await renderArticle({ author });
  expect(screen.getAllByText('Grace Whitfield')).toHaveLength(1);
});

it('has a breadcrumb to its category and the help center', async () => {
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

it('ends with the next article, the others of its subcategory and the phone number', async () => {
  await renderArticle();
  const more = await screen.findByRole('region', { name: 'Related articles' });
  expect(
    within(more)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/help-center/skip-a-turn']);
  expect(screen.getByRole('link', { name: 'More in Leads and assignment' })).toHaveAttribute(
    'href',
    '/help-center/category/leads',
  );
  const next = within(screen.getByRole('complementary', { name: 'Next step' }));
  expect(next.getByRole('link', { name: 'Send a lead to one person' })).toBeVisible();
  expect(next.getByRole('link', { name: 'Call (503) 555-0188' })).toBeVisible();
});

it('leaves out other articles that fail', async () => {
  const { services } = await renderArticle({}, { helpCategory: failedAnswer(500) });
  await waitFor(() => expect(services.requests).toHaveLength(2));
  expect(screen.queryByText('Related articles')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Before you start' })).toBeVisible();
  expect(services.notify).not.toHaveBeenCalled();
});

it('leaves out unknown details', async () => {
  await renderArticle({
    description: '',
    content: '<p>Short.</p>',
    headings: [],
    author: null,
    updated_at: '',
    category_id: '',
    category_name: '',
  });
  expect(
    within(screen.getByRole('list', { name: 'Hearthline on social media' })).getAllByRole('link'),
  ).toHaveLength(4);
  expect(screen.queryByText(/Last updated/)).not.toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Table of contents' })).not.toBeInTheDocument();
  expect(document.body).not.toHaveTextContent(/undefined|null|NaN/);
});

it('thanks for a rating and lets the visitor change it', async () => {
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

it.each([500, 403, 0])('shows that an article did not load for status %i', async (status) => {
  const { services } = renderAnswer(failedAnswer(status));
  expect(
    await screen.findByText('Failed to load the article. Please try again later.'),
  ).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Error!' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Help Center' })).toBeVisible();
  expect(services.notify.mock.calls).toEqual([['error', 'Failed to load article']]);
  expect(services.navigate).not.toHaveBeenCalled();
});

/** A link was hovered, or the server has sent the query. */
const prefetchArticle = ({ dispatch }: ReturnType<typeof makeTestStore>) =>
  dispatch(helpCenterApi.endpoints.getHelpTopic.initiate(SLUG, { subscribe: false }));

it('opens the help center in place of a missing article, and reports it once', async () => {
  let answer: (value: ReturnType<typeof failedAnswer>) => void = () => undefined;
  const services = makeTestServices({
    helpTopic: () => new Promise((resolve) => (answer = resolve)),
  });
  const store = makeTestStore(services);
  void prefetchArticle(store);
  renderServices(services, store);
  await act(async () => answer(failedAnswer(404)));
  await waitFor(() => expect(services.navigate).toHaveBeenCalledTimes(1));
  expect(services.navigate).toHaveBeenCalledWith('/help-center', { replace: true });
  expect(services.notify.mock.calls).toEqual([['error', 'Article not found']]);
  expect(services.requests).toHaveLength(1);
});

it('reports a prefetch that failed when the article is opened', async () => {
  const services = makeTestServices({ helpTopic: failedAnswer(503) });
  const store = makeTestStore(services);
  await prefetchArticle(store);
  expect(services.notify).not.toHaveBeenCalled();
  renderServices(services, store);
  expect(services.notify.mock.calls).toEqual([['error', 'Failed to load article']]);
  expect(services.requests).toHaveLength(1);
});
