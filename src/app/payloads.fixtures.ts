import type { CallPayload, OwnName, ReadName, WholeReadName } from '../contract/calls.ts';
import { makeLanding, makePost, makeSummary } from '../features/blog/posts.fixtures.ts';
import { makeArticle, makeCategory, makeResult } from '../features/help-center/help.fixtures.ts';
import { makeIntegrations } from '../features/integrations/integrations.fixtures.ts';
import { makeCatalog } from '../features/pricing/plans.fixtures.ts';
import { makeEvent, makeVideo } from '../features/webinars/webinars.fixtures.ts';

const legal = {
  title: '',
  content: '<h2 id="keep">What we keep</h2><p>Your email address.</p>',
  headings: [{ id: 'keep', text: 'What we keep', level: 2 }],
  updated_at: '2026-10-05T00:00:00.000Z',
};

/** What each read of the specification may bring. Lists hold one or two things, and details are of the first. */
export const PAYLOADS: { [Name in WholeReadName | (OwnName & ReadName)]: CallPayload<Name> } = {
  integrations: makeIntegrations(1),
  plans: makeCatalog(),
  blogLanding: makeLanding({
    latest: [makeSummary(1), makeSummary(2)],
    guides: [makeSummary(11)],
    trending: [],
  }),
  recentPosts: [makeSummary(2)],
  activePosts: [makeSummary(1), makeSummary(2)],
  relatedPosts: [makeSummary(3)],
  post: makePost(),
  privacyPolicy: legal,
  termsOfService: legal,
  helpSearch: [makeResult()],
  helpCenter: [makeCategory(), makeCategory({ id: 'sources', subcategories: [] })],
  helpCategory: makeCategory(),
  helpTopic: makeArticle(),
  events: [makeEvent(), makeEvent({ id: '8' })],
  demoSlots: { free: ['2030-01-02T15:00:00.000Z'] },
  myDemo: {
    demo_id: 'HD-7K3M9Q',
    starts_at: '2030-01-02T15:00:00.000Z',
    meet_link: 'https://meet.test/x',
    event_link: 'https://site.test/calendar/x.ics',
    sequence: 0,
    is_canceled: false,
  },
  newsletterLink: { state: 'pending', address: 'r…@example.com' },
  videos: [makeVideo()],
  event: makeEvent(),
  video: makeVideo(),
  myRegistration: {
    event: { slug: 'rotation', title: 'Rotation', starts_at: '2099-12-03T16:00:00.000Z' },
    first_name: 'Ada',
    last_name: 'Ek',
    email: 'ada@example.com',
    is_canceled: false,
  },
};
