import type { CallName } from '../../../contract/calls.ts';
import type { LeadService } from '../../leads/leadService.ts';
import { apiAnswer, failure, siteAnswer } from './answers.ts';
import type { ApiAnswer } from './answers.ts';
import { isPastEvent } from '../load/contentDates.ts';
import type { ContentEvent, ContentLibrary, ContentPost } from '../load/contentLibrary.ts';
import { createHelpSearch } from '../search/helpSearch.ts';
import type { HelpSearch, HelpSearchHit } from '../search/helpSearch.ts';
import { relatedPosts } from './relatedPosts.ts';
import { warmCache } from './warmCache.ts';
import { demoRequestAnswer, registrationAnswer, subscriptionAnswer } from './submissionAnswers.ts';
import {
  articleShape,
  eventShape,
  helpCategoryShape,
  legalDocumentShape,
  postShape,
  postSummaryShape,
  videoShape,
} from './serializers.ts';

export interface CallContext {
  ip?: string | undefined;
  /** Makes a POST that is sent twice count once. */
  idempotencyKey?: string | undefined;
}

export interface ContentApi {
  /**
   * Answers one of the twenty calls of spec §7 in the spec's own envelope.
   * @param params values of the call's `:name` path parameters, decoded
   * @param body the parsed JSON of a POST, whatever it is; it is judged here
   * @returns errors, too, as an answer; rejects only when the database fails
   */
  answer(
    call: CallName,
    params: Record<string, string>,
    query: URLSearchParams,
    body: unknown,
    context: CallContext,
  ): Promise<ApiAnswer>;
  /** Does ahead what the first calls would have to wait for: renders documents, indexes them for search. */
  warmUp(): Promise<void>;
}

interface CallRequest {
  library: ContentLibrary;
  search: (text: string) => Promise<HelpSearchHit[]>;
  leadService: LeadService;
  params: Record<string, string>;
  query: URLSearchParams;
  body: unknown;
  context: CallContext;
  now: Date;
}

type Handler = (request: CallRequest) => ApiAnswer | Promise<ApiAnswer>;

/** Posts in each list of the blog's front page; the site shows the first of them (spec §9). */
const LANDING_COUNT = 12;
const RECENT_COUNT = 6;

/**
 * The embedded content API.
 * @param getLibrary asked at every call, so that a reloaded library is used at once
 * @param options.now for tests: the time that decides which events are past
 */
export const createContentApi = (
  getLibrary: () => ContentLibrary,
  leadService: LeadService,
  { now = () => new Date() }: { now?: () => Date } = {},
): ContentApi => {
  const searches = new WeakMap<ContentLibrary, Promise<HelpSearch>>();
  const searchOf = (library: ContentLibrary): Promise<HelpSearch> => {
    const search = searches.get(library) ?? createHelpSearch(library.articles);
    searches.set(library, search);
    return search;
  };

  return {
    async answer(call, params, query, body, context) {
      const library = getLibrary();
      const search = async (text: string) => (await searchOf(library))(text);
      return HANDLERS[call]({ library, search, leadService, params, query, body, context, now: now() });
    },

    async warmUp() {
      const library = getLibrary();
      await warmCache(library);
      await searchOf(library);
    },
  };
};

const HANDLERS: Record<CallName, Handler> = {
  integrations: ({ library }) => siteAnswer(library.integrations),
  plans: ({ library }) => siteAnswer(library.plans),

  blogLanding: ({ library }) => siteAnswer(landing(library.posts)),
  recentPosts: ({ library }) =>
    siteAnswer(library.posts.slice(0, RECENT_COUNT).map(postSummaryShape)),
  activePosts: ({ library }) => siteAnswer(library.posts.map(postSummaryShape)),
  relatedPosts: ({ library, params }) => {
    const post = byIdOrSlug(library.posts, params.id);
    return post
      ? siteAnswer(relatedPosts(post, library.posts).map(postSummaryShape))
      : failure(404, MISSING.post);
  },
  post: ({ library, params }) => {
    const post = byIdOrSlug(library.posts, params.id);
    return post ? siteAnswer(postShape(post)) : failure(404, MISSING.post);
  },

  privacyPolicy: ({ library }) => siteAnswer(legalDocumentShape(library.privacyPolicy)),
  termsOfService: ({ library }) => siteAnswer(legalDocumentShape(library.termsOfService)),

  subscribe: (request) => subscriptionAnswer(request),
  requestDemo: (request) => demoRequestAnswer(request),

  helpSearch: async ({ search, query }) => apiAnswer(await search(query.get('q') ?? '')),
  helpCenter: ({ library }) =>
    apiAnswer(
      library.helpCategories.map((category) => helpCategoryShape(category, library.articles)),
    ),
  helpCategory: ({ library, params }) => {
    const category = library.helpCategories.find(({ id }) => id === params.id);
    return category
      ? apiAnswer(helpCategoryShape(category, library.articles))
      : failure(404, MISSING.category);
  },
  helpTopic: ({ library, params }) => {
    const article = byIdOrSlug(library.articles, params.slug);
    return article ? apiAnswer(articleShape(article)) : failure(404, MISSING.article);
  },

  events: ({ library, now }) => apiAnswer(upcomingFirst(library, now).map(eventShape)),
  videos: ({ library }) => apiAnswer(library.videos.map(videoShape)),
  event: ({ library, params }) => {
    const event = byIdOrSlug(library.events, params.slug);
    return event ? apiAnswer(eventShape(event)) : failure(404, MISSING.event);
  },
  register: (request) => {
    const event = byIdOrSlug(request.library.events, request.params.id);
    return event
      ? registrationAnswer(request, event, request.library.eventTimeZone)
      : failure(404, MISSING.event);
  },
  video: ({ library, params }) => {
    const video = byIdOrSlug(library.videos, params.slug);
    return video ? apiAnswer(videoShape(video)) : failure(404, MISSING.video);
  },
};

const MISSING = {
  post: 'There is no blog post at this address.',
  category: 'There is no help category at this address.',
  article: 'There is no help article at this address.',
  event: 'There is no event at this address.',
  video: 'There is no video at this address.',
};

const byIdOrSlug = <Item extends { id: string; slug: string }>(
  items: Item[],
  key: string | undefined,
): Item | undefined => items.find((item) => item.slug === key || item.id === key);

const landing = (posts: ContentPost[]) => {
  const first = (chosen: ContentPost[]) => chosen.slice(0, LANDING_COUNT).map(postSummaryShape);
  const featured = posts.find((post) => post.isFeatured) ?? posts[0];
  return {
    hero: {
      title: 'Notes from the people who answer first',
      description:
        'Field reports, guides and numbers for agents, brokers and the person who runs the office.',
      post: featured ? postSummaryShape(featured) : null,
    },
    latest: first(posts.filter((post) => post !== featured)),
    guides: first(posts.filter((post) => post.isGuide)),
    trending: first(posts.filter((post) => post.isTrending)),
  };
};

/** Soonest first; those that are over come last, the latest of them first. */
const upcomingFirst = ({ events, eventTimeZone }: ContentLibrary, now: Date): ContentEvent[] => {
  const isPast = (event: ContentEvent) => isPastEvent(event, now, eventTimeZone);
  return [...events.filter((event) => !isPast(event)), ...events.filter(isPast).reverse()];
};
