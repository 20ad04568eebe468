import { baseApi } from '../api/baseApi.ts';
import type { ReadName } from '../contract/calls.ts';
import { blogApi } from '../features/blog/blogApi.ts';
import { helpCenterApi } from '../features/help-center/helpCenterApi.ts';
import { integrationsApi } from '../features/integrations/integrationsApi.ts';
import { legalApi } from '../features/legal/legalApi.ts';
import { pricingApi } from '../features/pricing/pricingApi.ts';
import { newsletterLinkApi } from '../features/newsletter/NewsletterLinkPage.tsx';
import { requestDemoApi } from '../features/request-demo/requestDemoApi.ts';
import { webinarsApi } from '../features/webinars/webinarsApi.ts';
import { leadsApi, registrationFormId } from '../shared/lead-form/leadsApi.ts';
import { makeTestStore } from '../testing/makeTestStore.ts';
import {
  failedAnswer,
  makeTestServices,
  okAnswer,
  type TestAnswers,
} from '../testing/testServices.ts';
import { PAYLOADS } from './payloads.fixtures.ts';

const { getBlogLanding, getPostsPage, getRecentPosts, getRelatedPosts, getPost } =
  blogApi.endpoints;
const { getHelpCategories, getHelpCategory, getTopicsBeside, getHelpTopic, searchHelp } =
  helpCenterApi.endpoints;
const { getEventsPage, getVideosPage, getEvent, getVideo } = webinarsApi.endpoints;
const { getPrivacyPolicy, getTermsOfService } = legalApi.endpoints;

/** Every read, and the tags it provides once it has arrived: `type:id`. */
const READS = {
  firstIntegrations: [
    integrationsApi.endpoints.getFirstIntegrations.initiate('20'),
    'Integration:1 LIST',
  ],
  integrationsPage: [
    integrationsApi.endpoints.getIntegrationsPage.initiate({ q: '', page: '1' }),
    'Integration:1 LIST',
  ],
  plans: [pricingApi.endpoints.getPlans.initiate(), 'Plan:Solo Team Brokerage LIST'],
  blogLanding: [getBlogLanding.initiate(), 'BlogLanding Post:150 101 102 111 LIST'],
  postsPage: [getPostsPage.initiate({ tag: '', page: '1' }), 'Post:101 102 LIST'],
  recentPosts: [getRecentPosts.initiate(), 'Post:102 LIST'],
  relatedPosts: [getRelatedPosts.initiate('post-1'), 'Post:103 LIST'],
  post: [getPost.initiate('post-1'), 'Post:101 post-1'],
  privacyPolicy: [getPrivacyPolicy.initiate(), 'LegalDocument:privacy-policy'],
  termsOfService: [getTermsOfService.initiate(), 'LegalDocument:terms-of-service'],
  helpSearch: [searchHelp.initiate('rotation'), 'HelpArticle:set-up-a-rotation LIST'],
  helpOverview: [
    getHelpCategories.initiate(),
    'HelpCategory:leads sources LIST HelpArticle:set-up-a-rotation',
  ],
  helpCategory: [
    getHelpCategory.initiate('leads'),
    'HelpCategory:leads HelpArticle:set-up-a-rotation send-a-lead-to-one-person skip-a-turn connect-a-portal',
  ],
  topicsBeside: [
    getTopicsBeside.initiate({ id: 'leads', slug: 'skip-a-turn' }),
    'HelpArticle:set-up-a-rotation send-a-lead-to-one-person skip-a-turn',
  ],
  helpTopic: [getHelpTopic.initiate('set-up-a-rotation'), 'HelpArticle:set-up-a-rotation'],
  eventsPage: [getEventsPage.initiate('1'), 'Event:7 8 LIST'],
  videosPage: [getVideosPage.initiate('1'), 'Video:9 LIST'],
  event: [getEvent.initiate('rotation'), 'Event:7 rotation'],
  video: [getVideo.initiate('first-afternoon'), 'Video:9 first-afternoon'],
  myRegistration: [
    webinarsApi.endpoints.getMyRegistration.initiate('a-token'),
    'MyRegistration:a-token',
  ],
  demoSlots: [requestDemoApi.endpoints.getDemoSlots.initiate(), 'DemoSlots'],
  newsletterLink: [
    newsletterLinkApi.endpoints.getNewsletterLink.initiate({ link: 'confirm', token: 'a-token' }),
    'NewsletterLink:a-token',
  ],
  myDemo: [requestDemoApi.endpoints.getMyDemo.initiate('a-token'), 'MyDemo:a-token'],
} as const satisfies Partial<Record<ReadName, readonly [unknown, string]>>;

type BrowserRead = keyof typeof READS;

const readNames = Object.keys(READS) as BrowserRead[];

interface Subscription {
  unsubscribe: () => void;
}

type Answers = Partial<Record<ReadName | 'register', unknown>>;

/** A store with subscriptions to the named queries. */
const makeVisit = async (names = readNames, answers: Answers = {}) => {
  const services = makeTestServices({
    // Parts are taken out of the whole.
    ...Object.fromEntries(
      Object.entries(PAYLOADS).map(([name, payload]) => [name, okAnswer(payload)]),
    ),
    ...answers,
  } as TestAnswers);
  const store = makeTestStore(services);
  const dispatch = store.dispatch as (read: unknown) => PromiseLike<unknown> & Subscription;
  const reads = names.map((name) => dispatch(READS[name][0]));
  await Promise.all(reads);
  return {
    store,
    leave: () => reads.forEach((read) => read.unsubscribe()),
    /** The calls that `act` makes, by name. */
    asked: async (act: () => unknown) => {
      services.requests.length = 0;
      await act();
      await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
      return services.requests.map(({ name }) => name).sort();
    },
  };
};

/** The tags that the store knows, as they are written above. */
const providedTags = ({ store }: Awaited<ReturnType<typeof makeVisit>>) => {
  const tags: { type: string; id?: string | number }[] = Object.values(
    store.getState().api.provided.keys,
  ).flat();
  return tags.map(({ type, id }) =>
    id === undefined ? type : `${type}:${String(id).replace(/^id:/, '')}`,
  );
};

const written = (tags: string) => {
  let type = '';
  return tags.split(' ').map((word) => {
    const [before, after] = word.split(':');
    if (after !== undefined) type = `${before}:`;
    return type + (after ?? before);
  });
};

it.each(readNames)('provides the tags of what %s brings', async (name) => {
  expect(providedTags(await makeVisit([name]))).toEqual(written(READS[name][1]));
});

it.each([
  ['post', 'Post:post-1'],
  ['helpCategory', 'HelpCategory:leads'],
  ['helpTopic', 'HelpArticle:set-up-a-rotation'],
  ['event', 'Event:rotation'],
  ['video', 'Video:first-afternoon'],
  ['postsPage', 'Post:LIST'],
  ['blogLanding', 'BlogLanding Post:LIST'],
  ['helpSearch', 'HelpArticle:LIST'],
] as const)('tags %s by what it was asked for when it fails', async (name, tags) => {
  expect(providedTags(await makeVisit([name], { [name]: failedAnswer() }))).toEqual(written(tags));
});

const register = (eventId: string) =>
  leadsApi.endpoints.registerForEvent.initiate({
    form: registrationFormId(eventId),
    fields: {
      first_name: 'Ada',
      last_name: 'Ek',
      phone: '+15035550142',
      email: 'a@example.com',
      company: 'Ek Homes',
      reason_for_attending: 'To learn',
    },
    meta: { opening_hours: '', form_age_ms: 60_000 },
    idempotencyKey: 'one-key',
  });

it('asks again for an event, and for lists with it, after a registration for it', async () => {
  const { asked, store } = await makeVisit(readNames, {
    register: okAnswer({ first_name: 'Ada', last_name: 'Ek', email: 'a@example.com' }),
  });
  expect(await asked(() => store.dispatch(register('7')))).toEqual([
    'event',
    'eventsPage',
    'register',
  ]);
  expect(await asked(() => store.dispatch(register('8')))).toEqual(['eventsPage', 'register']);
});

it('asks for nothing again after a registration that was refused', async () => {
  const { asked, store } = await makeVisit(readNames, { register: failedAnswer(422) });
  expect(await asked(() => store.dispatch(register('7')))).toEqual(['register']);
});
