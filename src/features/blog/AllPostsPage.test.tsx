import { screen, within } from '@testing-library/react';
import { paths } from '../../contract/paths.ts';
import {
  loadRoute,
  renderRoute,
  okAnswer,
  type TestAnswer,
} from '../../testing/renderWithProviders.tsx';
import { makeSummaries } from './posts.fixtures.ts';

beforeAll(() => loadRoute(paths.allPosts));

const renderAllPosts = (answer: TestAnswer<'activePosts'>, query = '') =>
  renderRoute(`${paths.allPosts}${query && `?${query}`}`, {
    answers: { activePosts: answer },
  });

const findTitles = async () =>
  (await screen.findAllByRole('heading', { level: 2 })).map((heading) => heading.textContent);

const titlesOf = (...numbers: number[]) => numbers.map((number) => `Post number ${number}`);

it('shows six posts on a page, and a breadcrumb to the blog', async () => {
  renderAllPosts(okAnswer(makeSummaries(8)));
  const breadcrumb = screen.getByRole('navigation', { name: 'Breadcrumb' });
  expect(breadcrumb).toHaveTextContent('BlogsAll posts');
  expect(screen.getByRole('link', { name: 'Blogs' })).toHaveAttribute('href', '/blog');
  expect(await findTitles()).toEqual(titlesOf(1, 2, 3, 4, 5, 6));
  expect(screen.getByText('1 of 2')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
});

it('ends with a way to the newsletter', async () => {
  renderAllPosts(okAnswer(makeSummaries(1)));
  await findTitles();
  expect(screen.getByRole('link', { name: 'Get the newsletter' })).toHaveAttribute(
    'href',
    '/blog#newsletter-box',
  );
});

const renderTagged = (query: string) =>
  renderAllPosts(
    okAnswer(
      makeSummaries(16).map((post, index) => ({
        ...post,
        tags: index % 2 === 0 ? ['Rotation'] : [],
      })),
    ),
    query,
  );

it('lists and counts the posts with the tag in the address', async () => {
  renderTagged('tag=+rotation');
  expect(await findTitles()).toEqual(titlesOf(1, 3, 5, 7, 9, 11));
  expect(screen.getByRole('status')).toHaveTextContent('8 posts on “rotation”');
  expect(screen.getByRole('heading', { level: 1, name: 'All posts' })).toBeVisible();
  expect(document.title).toBe('Posts on rotation | Hearthline');
  expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

it('keeps the tag on the next page, and links to all posts', async () => {
  const { user, address } = renderTagged('tag=Rotation');
  await findTitles();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await findTitles()).toEqual(titlesOf(13, 15));
  expect(address()).toBe('/blog/all-posts?tag=Rotation&page=2');
  await user.click(screen.getByRole('link', { name: 'Show all posts' }));
  expect(await findTitles()).toEqual(titlesOf(1, 2, 3, 4, 5, 6));
  expect(address()).toBe('/blog/all-posts');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('shows a message when no post has the tag', async () => {
  renderTagged('tag=Gone');
  expect(await screen.findByText('No blogs found')).toBeVisible();
  expect(screen.getByText('No posts are tagged “Gone” yet.')).toBeVisible();
});

it.each([1, 5, 6])('has no pager for the only page of %d posts', async (count) => {
  renderAllPosts(okAnswer(makeSummaries(count)));
  await findTitles();
  expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
});

it.each(['', 'tag=team', 'tag=Calls', 'tag=Rotation'])('marks the topic of %j', async (query) => {
  renderTagged(query);
  const topics = within(await screen.findByRole('navigation', { name: 'Topic' }));
  const name = { '': 'All topics', 'tag=team': 'Team', 'tag=Calls': 'Calls' }[query];
  expect(topics.queryByRole('link', { current: 'page' })?.textContent).toBe(name);
  expect(topics.getByRole('link', { name: 'Lead response' })).toHaveAttribute(
    'href',
    '/blog/all-posts?tag=Lead+response',
  );
});

it('chooses a topic in a list where the row has no room, at the same address', async () => {
  const { user, address } = renderTagged('');
  const topics = await screen.findByRole('combobox', { name: 'Topic' });
  expect(topics).toHaveDisplayValue('All topics');
  for (const topic of ['Lead response', 'Team', 'All topics', 'Calls']) {
    await user.selectOptions(topics, topic);
    const query = topic === 'All topics' ? '' : `?${new URLSearchParams({ tag: topic })}`;
    expect(address()).toBe(`/blog/all-posts${query}`);
    expect(topics).toHaveDisplayValue(topic);
  }
  // Without scripts.
  expect(topics.closest('form')).toHaveAttribute('action', '/blog/all-posts');
  expect(topics).toHaveAttribute('name', 'tag');
});

it.each([
  ['tag=team', 'Team'],
  ['tag=+Lead+response', 'Lead response'],
  ['tag=Rotation', 'Rotation'],
  ['tag=rotation&page=2', 'rotation'],
])('shows the tag of %j as chosen', async (query, topic) => {
  renderTagged(query);
  expect(await screen.findByRole('combobox', { name: 'Topic' })).toHaveDisplayValue(topic);
});

it('shows the line, the author and the reading time of a post', async () => {
  renderAllPosts(okAnswer(makeSummaries(1).map((post) => ({ ...post, description: 'One line.' }))));
  await findTitles();
  const post = within(screen.getByRole('article'));
  expect(post.getByText('One line.')).toBeVisible();
  expect(post.getByText(/minutes? read/)).toBeVisible();
});
