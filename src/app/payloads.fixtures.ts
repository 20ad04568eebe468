import { textsApi } from '../api/textsApi.ts';
import type { CallPayload, OwnName, ReadName, WholeReadName } from '../contract/calls.ts';
import { blogApi } from '../features/blog/blogApi.ts';
import { makeLanding, makePost, makeSummary } from '../features/blog/posts.fixtures.ts';
import { makeArticle, makeCategory, makeResult } from '../features/help-center/help.fixtures.ts';
import { helpCenterApi } from '../features/help-center/helpCenterApi.ts';
import { makeIntegrations } from '../features/integrations/integrations.fixtures.ts';
import { integrationsApi } from '../features/integrations/integrationsApi.ts';
import { legalApi } from '../features/legal/legalApi.ts';
import { newsletterLinkApi } from '../features/newsletter/newsletterLinkApi.ts';
import { makeCatalog } from '../features/pricing/plans.fixtures.ts';
import { pricingApi } from '../features/pricing/pricingApi.ts';
import { requestDemoApi } from '../features/request-demo/requestDemoApi.ts';
import { makeEvent, makeEventJoin, makeVideo } from '../features/webinars/webinars.fixtures.ts';
import { webinarsApi } from '../features/webinars/webinarsApi.ts';
import { SITE_TEXTS } from '../testing/siteTexts.ts';

const legal = {
  title: '',
  content: '<h2 id="keep">What we keep</h2><p>Your email address.</p>',
  headings: [{ id: 'keep', text: 'What we keep', level: 2 }],
  updated_at: '2026-10-05T00:00:00.000Z',
};

/** What each read of the specification may bring. Lists hold one or two things, and details are of the first. */
export const PAYLOADS: { [Name in WholeReadName | (OwnName & ReadName)]: CallPayload<Name> } = {
  texts: SITE_TEXTS['feature-dashboard'],
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
  page: { ...legal, title: 'Careers', description: 'Work with us.', parent: '/about-us' },
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
  joinEvent: makeEventJoin(),
  myRegistration: {
    event: makeEventJoin().event,
    calendar_link: 'https://site.test/calendar/key.ics',
    first_name: 'Ada',
    last_name: 'Ek',
    email: 'ada@example.com',
    is_canceled: false,
  },
};

const { getBlogLanding, getPostsPage, getRecentPosts, getRelatedPosts, getPost } =
  blogApi.endpoints;
const { getHelpCategories, getHelpCategory, getTopicsBeside, getHelpTopic, searchHelp } =
  helpCenterApi.endpoints;
const { getEventsPage, getVideosPage, getEvent, getVideo, getEventJoin, getMyRegistration } =
  webinarsApi.endpoints;
const { getTexts } = textsApi.endpoints;
const { getFirstIntegrations, getIntegrationsPage } = integrationsApi.endpoints;
const { getPage, getPrivacyPolicy, getTermsOfService } = legalApi.endpoints;
const { getDemoSlots, getMyDemo } = requestDemoApi.endpoints;
const { getNewsletterLink } = newsletterLinkApi.endpoints;

const link = { link: 'confirm', token: 'a-token' } as const;
const topic = { id: 'leads', slug: 'skip-a-turn' };
const LEADS_TOPICS = 'set-up-a-rotation send-a-lead-to-one-person skip-a-turn';

/** Every read of the browser: the parameters of its call, and the tags that its payload provides. */
export const READS = {
  texts: [
    getTexts.initiate('feature-dashboard'),
    { name: 'feature-dashboard' },
    'Texts:feature-dashboard',
  ],
  firstIntegrations: [getFirstIntegrations.initiate('9'), { count: '9' }, 'Integration:1 LIST'],
  integrationsPage: [
    getIntegrationsPage.initiate({ q: '', group: '', page: '1' }),
    { q: '', group: '', page: '1' },
    'Integration:1 LIST',
  ],
  plans: [pricingApi.endpoints.getPlans.initiate(), {}, 'Plan:Solo Team Brokerage LIST'],
  blogLanding: [getBlogLanding.initiate(), {}, 'BlogLanding Post:150 101 102 111 LIST'],
  postsPage: [
    getPostsPage.initiate({ tag: '', page: '1' }),
    { tag: '', page: '1' },
    'Post:101 102 LIST',
  ],
  recentPosts: [getRecentPosts.initiate(), {}, 'Post:102 LIST'],
  relatedPosts: [getRelatedPosts.initiate('post-1'), { id: 'post-1' }, 'Post:103 LIST'],
  post: [getPost.initiate('post-1'), { id: 'post-1' }, 'Post:101 post-1'],
  privacyPolicy: [getPrivacyPolicy.initiate(), {}, 'LegalDocument:privacy-policy'],
  termsOfService: [getTermsOfService.initiate(), {}, 'LegalDocument:terms-of-service'],
  page: [getPage.initiate('careers'), { slug: 'careers' }, 'LegalDocument:careers'],
  helpSearch: [searchHelp.initiate('rota'), { q: 'rota' }, 'HelpArticle:set-up-a-rotation LIST'],
  helpOverview: [
    getHelpCategories.initiate(),
    {},
    'HelpCategory:leads sources LIST HelpArticle:set-up-a-rotation',
  ],
  helpCategory: [
    getHelpCategory.initiate('leads'),
    { id: 'leads' },
    `HelpCategory:leads HelpArticle:${LEADS_TOPICS} connect-a-portal`,
  ],
  topicsBeside: [getTopicsBeside.initiate(topic), topic, `HelpArticle:${LEADS_TOPICS}`],
  helpTopic: [
    getHelpTopic.initiate('set-up-a-rotation'),
    { slug: 'set-up-a-rotation' },
    'HelpArticle:set-up-a-rotation',
  ],
  eventsPage: [getEventsPage.initiate('1'), { page: '1' }, 'Event:7 8 LIST'],
  videosPage: [getVideosPage.initiate('1'), { page: '1' }, 'Video:9 LIST'],
  event: [getEvent.initiate('rotation'), { slug: 'rotation' }, 'Event:7 rotation'],
  video: [getVideo.initiate('first'), { slug: 'first' }, 'Video:9 first'],
  joinEvent: [getEventJoin.initiate('key'), { token: 'key' }, 'MyRegistration:key'],
  myRegistration: [getMyRegistration.initiate('key'), { token: 'key' }, 'MyRegistration:key'],
  demoSlots: [getDemoSlots.initiate(), {}, 'DemoSlots'],
  myDemo: [getMyDemo.initiate('key'), { token: 'key' }, 'MyDemo:key'],
  newsletterLink: [getNewsletterLink.initiate(link), link, 'NewsletterLink:a-token'],
} as const satisfies Partial<Record<ReadName, readonly [unknown, object, string]>>;
