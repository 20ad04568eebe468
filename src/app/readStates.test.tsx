import { screen } from '@testing-library/react';
import { paths } from '../contract/paths.ts';
import { makeLanding, makeSummaries } from '../features/blog/posts.fixtures.ts';
import { makeCategory } from '../features/help-center/help.fixtures.ts';
import { makeIntegrations } from '../features/integrations/integrations.fixtures.ts';
import { makeCatalog } from '../features/pricing/plans.fixtures.ts';
import { makeEvent, makeMany, makeVideo } from '../features/webinars/webinars.fixtures.ts';
import {
  failedAnswer,
  loadRoute,
  okAnswer,
  renderRoute,
  renderWithProviders,
  type TestAnswers,
} from '../testing/renderWithProviders.tsx';
import { RouteError } from './RouteError.tsx';

// Missing in jsdom.
HTMLMediaElement.prototype.play = () => Promise.resolve();

const headingCount = () => screen.getAllByRole('heading', { level: 1 }).length;

const READS: [string, keyof TestAnswers, unknown, string][] = [
  [paths.integrations, 'integrations', makeIntegrations(2), 'App 1'],
  [paths.allIntegrations, 'integrations', makeIntegrations(2), 'App 1'],
  [paths.pricing, 'plans', makeCatalog(), 'Brokerage'],
  [paths.blog, 'blogLanding', makeLanding(), 'The featured one'],
  [paths.allPosts, 'activePosts', makeSummaries(2), 'Post number 1'],
  [paths.webinars, 'events', makeMany(makeEvent, 2), 'Number 1'],
  [paths.allEvents, 'events', makeMany(makeEvent, 2), 'Number 1'],
  [paths.allVideos, 'videos', makeMany(makeVideo, 2), 'Number 1'],
  [paths.event('rotation'), 'event', makeEvent(), makeEvent().title],
  [paths.video('first'), 'video', makeVideo(), makeVideo().title],
  [paths.helpCenter, 'helpCenter', [makeCategory()], 'Leads and assignment'],
  [paths.helpCategory('leads'), 'helpCategory', makeCategory(), 'Assignment rules'],
];

it.each(READS)(
  'has one heading while %s loads and after it fails, and tries again',
  async (path, call, payload, text) => {
    await loadRoute(path);
    let isDown = true;
    const { user } = renderRoute(path, {
      answers: { [call]: () => (isDown ? failedAnswer() : okAnswer(payload)) },
    });
    expect(headingCount()).toBe(1);
    expect(
      document.querySelectorAll('[data-testid=skeleton-card], [role=status]').length,
    ).toBeGreaterThan(0);
    await screen.findAllByText(/^(?:Oops!|Error:)/);
    expect(headingCount()).toBe(1);
    isDown = false;
    await user.click(screen.getAllByRole('button', { name: 'Try again' })[0]!);
    expect(await screen.findAllByText(text)).not.toHaveLength(0);
  },
);

it.each<[string, TestAnswers, string[]]>([
  [paths.integrations, { integrations: okAnswer([]) }, ['No Integrations found']],
  [paths.allIntegrations, { integrations: okAnswer([]) }, ['No Integrations found']],
  [
    paths.blog,
    { blogLanding: okAnswer({ hero: null, latest: [], guides: [], trending: [] }) },
    ['No posts found', 'No guides found', 'No Trending topics found'],
  ],
  [paths.allPosts, { activePosts: okAnswer([]) }, ['No blogs found']],
  [
    paths.webinars,
    { events: okAnswer([]), videos: okAnswer([]) },
    ['No events found', 'No videos found'],
  ],
  [paths.allEvents, { events: okAnswer([]) }, ['No events found']],
  [paths.allVideos, { videos: okAnswer([]) }, ['No videos found']],
  [paths.helpCenter, { helpCenter: okAnswer([]) }, ['No categories available']],
])('has a message where the lists of %s are empty', async (path, answers, messages) => {
  await loadRoute(path);
  renderRoute(path, { answers });
  for (const message of messages) expect(await screen.findByText(message)).toBeVisible();
  expect(headingCount()).toBe(1);
  // There is no filter to remove.
  expect(screen.queryByRole('link', { name: /^Show all/ })).not.toBeInTheDocument();
});

it('offers to refresh the page and to go home after an error in the code', () => {
  renderWithProviders(<RouteError />);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Refresh']);
  expect(screen.getByRole('link', { name: 'Go to home' })).toBeVisible();
});
