import { act, screen, within, waitFor } from '@testing-library/react';
import type { Post } from '../../contract/entities.ts';
import {
  answerFor,
  failedAnswer,
  renderWithProviders,
  okAnswer,
  type TestAnswer,
  type TestAnswers,
} from '../../testing/renderWithProviders.tsx';
import { PostPage, postPage } from './PostPage.tsx';
import { makePost, makeSummaries } from './posts.fixtures.ts';

const never = () => new Promise<never>(() => undefined);

const renderAnswer = (answer: TestAnswer<'post'>, others: TestAnswers = {}, id = 'post-1') =>
  renderWithProviders(<PostPage />, {
    ...postPage,
    path: `/blog/post/${id}`,
    answers: {
      post: answerFor({ id }, answer),
      relatedPosts: answerFor({ id }, okAnswer([])),
      recentPosts: okAnswer([]),
      ...others,
    },
  });

const renderPost = async (changes: Partial<Post> = {}, others: TestAnswers = {}) => {
  const post = makePost(changes);
  const view = renderAnswer(okAnswer(post), others);
  await screen.findByRole('heading', { level: 1, name: post.title });
  return view;
};

/** Titles in a related list, once it has loaded. */
const titlesIn = async (list: string) => {
  await waitFor(() => expect(screen.queryAllByTestId('skeleton-card')).toHaveLength(0));
  return within(screen.getByRole('region', { name: list }))
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);
};

const titles = (...numbers: number[]) => numbers.map((number) => `Post number ${number}`);

it('shows the shape of an article while it loads', () => {
  renderAnswer(never);
  expect(screen.getByRole('heading', { level: 1, name: 'Loading article' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toBeInTheDocument();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

it('keeps focus on the heading when the post arrives', async () => {
  let arrive: (answer: ReturnType<typeof okAnswer>) => void = () => undefined;
  renderAnswer(() => new Promise((resolve) => (arrive = resolve)));
  const heading = screen.getByRole('heading', { level: 1 });
  heading.tabIndex = -1;
  heading.focus();
  await act(async () => arrive(okAnswer(makePost())));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'The first five minutes' }),
  ).toHaveFocus();
});

it('shows the author, the reading time and the dates', async () => {
  await renderPost();
  expect(screen.getAllByText('Priya Nair')).toHaveLength(2);
  expect(screen.getByText('7 minutes read')).toBeVisible();
  expect(screen.getByText('2024-11-14').parentElement).toHaveTextContent('Published 2024-11-14');
  expect(screen.getByText('2024-11-18').parentElement).toHaveTextContent('Updated 2024-11-18');
});

it('shows a reading time of at least one minute', async () => {
  await renderPost({ reading_minutes: 0 });
  expect(screen.getByText('1 minutes read')).toBeVisible();
});

it('has a breadcrumb to the blog', async () => {
  await renderPost();
  const breadcrumb = screen.getByRole('navigation', { name: 'Breadcrumb' });
  expect(
    within(breadcrumb)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Blogs', 'Lead response', 'The first five minutes']);
  expect(within(breadcrumb).getByRole('link', { name: 'Blogs' })).toHaveAttribute('href', '/blog');
});

it('shows the text, its tags and its author', async () => {
  await renderPost();
  expect(screen.getByRole('heading', { level: 2, name: 'What we counted' })).toBeVisible();
  const tags = within(screen.getByRole('list', { name: 'Tags' })).getAllByRole('listitem');
  expect(tags.map((tag) => tag.textContent)).toEqual(['First reply', 'Rotation']);
  expect(within(tags[0]!).getByRole('link')).toHaveAttribute(
    'href',
    '/blog/all-posts?tag=First+reply',
  );
  for (const link of screen.getAllByRole('link', { name: 'Lead response' }))
    expect(link).toHaveAttribute('href', '/blog/all-posts?tag=Lead+response');
  expect(screen.getByRole('heading', { level: 2, name: 'Priya Nair' })).toBeVisible();
  expect(screen.getByText('Agent at Alder & Vane Realty.')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Reading progress' })).toHaveAttribute(
    'aria-valuenow',
  );
  expect(screen.getByRole('navigation', { name: 'Table of contents' })).toBeVisible();
});

it('shows a message when there are no FAQs', async () => {
  await renderPost({ faqs: [] });
  expect(screen.getByText('No FAQs Available')).toBeVisible();
});

it('shows three related and three recent posts, none of them twice, and the next one', async () => {
  await renderPost(
    {},
    {
      relatedPosts: answerFor({ id: 'post-1' }, okAnswer(makeSummaries(9).slice(4))),
      recentPosts: okAnswer(makeSummaries(8)),
    },
  );
  expect(await titlesIn('Related blogs')).toEqual(titles(5, 6, 7));
  expect(await titlesIn('Recent blogs')).toEqual(titles(2, 3, 4));
  const strip = within(screen.getByRole('complementary', { name: 'Next step' }));
  expect(strip.getByRole('link', { name: 'Post number 8' })).toHaveAttribute(
    'href',
    '/blog/post/post-8',
  );
  expect(strip.getByRole('link', { name: 'Get the newsletter' })).toHaveAttribute(
    'href',
    '/blog#newsletter-box',
  );
});

it('shows three skeleton cards for each related list that loads', async () => {
  await renderPost({}, { relatedPosts: never, recentPosts: never });
  expect(screen.getAllByTestId('skeleton-card')).toHaveLength(6);
});

it('leaves out related lists that fail or are empty', async () => {
  await renderPost({}, { relatedPosts: failedAnswer(500) });
  await screen.findByText('A lead does not go cold.');
  await waitFor(() => {
    expect(screen.queryByText('Related blogs')).not.toBeInTheDocument();
    expect(screen.queryByText('Recent blogs')).not.toBeInTheDocument();
  });
  expect(screen.queryByText(/went wrong/)).not.toBeInTheDocument();
});

it('leaves out unknown details', async () => {
  await renderPost({
    description: '',
    category: '',
    cover_photo: '',
    author: null,
    created_at: '',
    updated_at: '',
    tags: [],
    faqs: [],
    headings: [],
  });
  expect(screen.queryByText(/Published|Updated/)).not.toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'Tags' })).not.toBeInTheDocument();
  expect(document.body).not.toHaveTextContent(/undefined|null|NaN/);
});

it('shows a not-found message for a missing post', async () => {
  renderAnswer(failedAnswer(404));
  expect(await screen.findByRole('heading', { level: 1, name: 'Post Not Found' })).toBeVisible();
  expect(
    screen.getByText("The blog post you're looking for doesn't exist or may have been removed."),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog');
});

it.each([500, 403, 0])('shows that a post did not load for status %i', async (status) => {
  renderAnswer(failedAnswer(status));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Error Loading Post' }),
  ).toBeVisible();
  expect(
    screen.getByText('We encountered an error while loading this post. Please try again later.'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog');
});

it('loads a post by its id; its slug is the canonical address', async () => {
  renderAnswer(okAnswer(makePost()), {}, '101');
  await screen.findByRole('heading', { level: 1, name: 'The first five minutes' });
  expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute(
    'href',
    'https://site.test/blog/post/post-1',
  );
  expect(document.title).toBe('The first five minutes | Hearthline');
});

const TABLE =
  '<table><thead><tr><th>First reply</th><th>Inquiries</th><th>Showings</th></tr></thead><tbody>' +
  '<tr><td>Under 2 minutes</td><td>530</td><td>117</td></tr>' +
  '<tr><td>Longer</td><td>88</td><td>9</td></tr></tbody></table>';
const CHART = {
  title: 'After five minutes, half the windows go dark',
  text: 'A lit window is a showing.',
  part: 'Showings',
  whole: 'Inquiries',
};

it('draws the finding from its table, which stays below it', async () => {
  const { container } = await renderPost({ content: TABLE, chart: CHART });
  const figure = screen.getByRole('figure', { name: /half the windows/ });
  const [first, last] = within(figure).getAllByRole('listitem');
  expect(first).toHaveTextContent('22 of 100Under 2 minutes117 of 530');
  expect(last).toHaveTextContent('10 of 100Longer9 of 88');
  expect(container.querySelector('details table')).toBeInTheDocument();
});

it.each([
  ['no chart', undefined],
  ['a chart of other columns', { ...CHART, part: 'Closed' }],
])('shows the table alone with %s', async (_, chart) => {
  const { container } = await renderPost({ content: TABLE, ...(chart && { chart }) });
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
  expect(container.querySelector('details table')).toBeNull();
  expect(screen.getByRole('table')).toBeVisible();
});
