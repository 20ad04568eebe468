import { screen, within } from '@testing-library/react';
import type { BlogLanding } from '../../contract/entities.ts';
import {
  failedAnswer,
  renderWithProviders,
  okAnswer,
  type TestAnswer,
} from '../../testing/renderWithProviders.tsx';
import { BlogPage } from './BlogPage.tsx';
import { makeLanding, makeSummary } from './posts.fixtures.ts';

const renderBlog = (answer: TestAnswer<'blogLanding'>) =>
  renderWithProviders(<BlogPage newsletter={<p>The newsletter</p>} />, {
    path: '/blog',
    answers: { blogLanding: answer },
  });

const renderLanding = (changes: Partial<BlogLanding> = {}) =>
  renderBlog(okAnswer(makeLanding(changes)));

const section = async (name: string) => within(await screen.findByRole('region', { name }));

const linkedTo = (address: string) =>
  Array.from(document.querySelectorAll<HTMLAnchorElement>('main a, a')).filter(
    (link) => link.getAttribute('href') === address,
  );

it('shows the hero with the featured post, category and reading time of guides, and names the feed', async () => {
  renderLanding();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Notes from the desk' }),
  ).toBeVisible();
  const featured = await section('The featured one');
  expect(featured.getByRole('link', { name: 'The featured one' })).toHaveAttribute(
    'href',
    '/blog/post/post-50',
  );
  expect(featured.getByText('Priya Nair, 7 minutes read')).toBeVisible();
  expect(featured.getByText('Lead response')).toBeVisible();
  expect((await section('Top guides')).getAllByText('Guide, 7 minutes read')).toHaveLength(3);
  const feed = document.querySelector('link[type="application/rss+xml"]');
  expect(feed).toHaveAttribute('href', 'https://site.test/blog/feed.xml');
});

it('shows the date of a post, and one link named by its title', async () => {
  renderLanding({ latest: [makeSummary(1), makeSummary(2, { slug: '', updated_at: '' })] });
  const latest = await section('Latest posts');
  expect(latest.getByText('2024-11-18')).toHaveAttribute('datetime', '2024-11-18');
  const [, first, second] = latest.getAllByRole('link');
  expect(first).toHaveAccessibleName('Post number 1');
  expect(first).toHaveAttribute('href', '/blog/post/post-1');
  // Without a slug the id is the address; without a change the day of publication is shown.
  expect(second).toHaveAttribute('href', '/blog/post/102');
  expect(latest.getByText('2024-11-14').parentElement).toHaveTextContent('Published 2024-11-14');
});

it.each([
  ['Latest posts', 3],
  ['Top guides', 3],
  ['Trending topics', 2],
])('shows the first of the %s, and a link to all posts', async (name, count) => {
  renderLanding();
  const list = await section(name);
  expect(list.getAllByRole('heading', { level: 3 })).toHaveLength(count);
  expect(list.getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/blog/all-posts');
});

it('leads from the title of a trending topic to its id, from its image and text to its slug', async () => {
  renderLanding({ trending: [makeSummary(21)] });
  const trending = await section('Trending topics');
  expect(trending.getByRole('link', { name: 'Post number 21' })).toHaveAttribute(
    'href',
    '/blog/post/121',
  );
  expect(trending.getByRole('link', { name: 'What post 21 is about.' })).toHaveAttribute(
    'href',
    '/blog/post/post-21',
  );
  const image = linkedTo('/blog/post/post-21').find((link) => link.querySelector('img'));
  expect(image).toHaveAttribute('tabindex', '-1');
});

it('leaves out unknown details of a post', async () => {
  const bare = {
    description: '',
    category: '',
    cover_photo: '',
    author: null,
    created_at: '',
    updated_at: '',
    reading_minutes: 0,
  };
  renderLanding({
    hero: { title: '', description: '', post: makeSummary(50, bare) },
    guides: [makeSummary(11, bare)],
    trending: [makeSummary(21, bare)],
  });
  const guides = await section('Top guides');
  expect(guides.queryByText(/minutes read/)).not.toBeInTheDocument();
  expect(document.body).not.toHaveTextContent(/undefined|null|NaN/);
});

it('shows the newsletter after a failure', async () => {
  renderBlog(failedAnswer(502));
  await screen.findByText('Oops! Something went wrong.');
  expect(screen.getByText('The newsletter')).toBeVisible();
});
