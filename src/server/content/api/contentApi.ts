import type { ApiAnswer, ApiSuccess, CallParams, WholeReadName } from '../../../contract/calls.ts';
import { PREVIEW_COUNT } from '../../../contract/constants.ts';
import type { ApiError } from '../../../contract/entities.ts';
import { paths } from '../../../contract/paths.ts';
import { instantOf } from '../../../lib/eventTime.ts';
import type { RegistrationEvent } from '../../leads/submissions/registration.ts';
import { isPastEvent } from '../load/contentDates.ts';
import type {
  ContentArticle,
  ContentEvent,
  ContentLibrary,
  ContentPost,
  ContentVideo,
} from '../load/contentLibrary.ts';
import { currentAddress } from '../load/redirects.ts';
import { createHelpSearch } from '../search/helpSearch.ts';
import type { HelpSearch } from '../search/helpSearch.ts';
import { relatedPosts } from './relatedPosts.ts';
import {
  articleShape,
  eventShape,
  eventSummaryShape,
  hiddenShape,
  helpCategoryShape,
  legalDocumentShape,
  postShape,
  postSummaryShape,
  videoShape,
  videoSummaryShape,
} from './serializers.ts';

export interface ContentApi {
  /**
   * Answers one of the reads of spec §7, its payload as it is. Whole lists are the same object every time, until they
   * change: what is made of one may be kept by it.
   * @param params decoded
   * @returns errors, too, as an answer
   */
  read<Name extends WholeReadName>(name: Name, params: CallParams<Name>): Promise<ApiAnswer>;
  /** The event that a registration is for, by its slug or an alias; a 404 when there is none. */
  findEvent: (key: string) => RegistrationEvent | ApiError;
  /**
   * Walks through a library and indexes its articles for search: the first calls would have to wait for that.
   * @param library the one that is to be answered from next; without it, the present one
   */
  warmUp(library?: ContentLibrary): Promise<void>;
}

interface ReadRequest<Name extends WholeReadName> {
  library: IndexedLibrary;
  params: CallParams<Name>;
  now: Date;
}

type Handler<Name extends WholeReadName> = (
  request: ReadRequest<Name>,
) => ApiAnswer | Promise<ApiAnswer>;

/** Posts in each list of the blog's front page; the site shows the first of them (spec §9). */
const LANDING_COUNT = 12;
/** Three are shown, beside three related ones and one to read next; none of them twice, and not the post itself. */
const RECENT_COUNT = 2 * PREVIEW_COUNT + 2;

/**
 * The embedded content API.
 * @param getLibrary asked at every call, so that a reloaded library is used at once
 * @param options.now for tests: the time that decides which events are past
 */
export const createContentApi = (
  getLibrary: () => ContentLibrary,
  { now = () => new Date() }: { now?: () => Date } = {},
): ContentApi => {
  const known = new WeakMap<ContentLibrary, IndexedLibrary>();
  const searches = new WeakMap<ContentArticle[], Promise<HelpSearch>>();
  const searchOf = (articles: ContentArticle[]): Promise<HelpSearch> => {
    const search = searches.get(articles) ?? createHelpSearch(articles);
    searches.set(articles, search);
    return search;
  };
  const indexed = (library = getLibrary()): IndexedLibrary => {
    const index = known.get(library) ?? indexLibrary(library, searchOf);
    known.set(library, index);
    return index;
  };

  return {
    async read(name, params) {
      return HANDLERS[name]({ library: indexed(), params, now: now() });
    },

    findEvent(key) {
      const { content } = indexed();
      // Registrations keep the slug that an event had when they were made.
      const address = currentAddress(content.redirects, paths.event(key));
      const event = content.events.find(({ slug }) => paths.event(slug) === address);
      if (!event) return missing('event');
      const { slug, title, startsAt, endsAt } = event;
      const { eventTimeZone: zone } = content;
      return {
        id: slug,
        slug,
        title,
        startsAt: new Date(instantOf(startsAt, zone) ?? Number.NaN),
        endsAt: new Date(instantOf(endsAt, zone) ?? Number.NaN),
        isPast: isPastEvent(event, now(), zone),
        isCanceled: event.isCanceled,
        capacity: event.capacity,
      };
    },

    async warmUp(library) {
      await indexed(library).getSearch();
    },
  };
};

/** A library with what is found out of it once, so that no call has to walk through all of it. */
interface IndexedLibrary {
  content: ContentLibrary;
  postBySlug: ReadonlyMap<string, ContentPost>;
  articleBySlug: ReadonlyMap<string, ContentArticle>;
  eventBySlug: ReadonlyMap<string, ContentEvent>;
  videoBySlug: ReadonlyMap<string, ContentVideo>;
  activePosts: unknown[];
  landing: unknown;
  helpCategories: { id: string }[];
  categoryById: ReadonlyMap<string, unknown>;
  /** In the order in which they are shown at that time. */
  eventsAt: (now: Date) => unknown[];
  videos: unknown[];
  /** Made when it is first asked for: texts have to be indexed. */
  getSearch: () => Promise<HelpSearch>;
}

const bySlug = <Document extends { slug: string }>(documents: readonly Document[]) =>
  new Map(documents.map((document) => [document.slug, document]));

const indexLibrary = (
  content: ContentLibrary,
  searchOf: (articles: ContentArticle[]) => Promise<HelpSearch>,
): IndexedLibrary => {
  const bySubcategory = Map.groupBy(content.articles, ({ category, subcategory }) =>
    JSON.stringify([category.id, subcategory.id]),
  );
  const helpCategories = content.helpCategories.map((category) =>
    helpCategoryShape(
      category,
      (subcategory) => bySubcategory.get(JSON.stringify([category.id, subcategory])) ?? [],
    ),
  );
  return {
    content,
    postBySlug: bySlug(content.posts),
    articleBySlug: bySlug(content.articles),
    eventBySlug: bySlug(content.events),
    videoBySlug: bySlug(content.videos),
    activePosts: content.posts.map(postSummaryShape),
    landing: landing(content.posts),
    helpCategories,
    categoryById: new Map(helpCategories.map((category) => [category.id, category])),
    eventsAt: eventLists(content),
    videos: content.videos.map(videoSummaryShape),
    getSearch: () => searchOf(content.articles),
  };
};

/** The list of events; another one only when an event has come to its end. */
const eventLists = (content: ContentLibrary) => {
  let shown: { order: ContentEvent[]; list: unknown[] } = { order: [], list: [] };
  return (now: Date): unknown[] => {
    const order = upcomingFirst(content, now);
    if (order.some((event, place) => event !== shown.order[place])) {
      shown = { order, list: order.map(eventSummaryShape) };
    }
    return shown.list;
  };
};

const found = (payload: unknown): ApiSuccess => ({ status: 200, message: 'OK', payload });

const missing = (what: string): ApiError => ({
  status: 404,
  message: `There is no ${what} at this address.`,
});

const HANDLERS: { [Name in WholeReadName]: Handler<Name> } = {
  integrations: ({ library }) => found(library.content.integrations),
  plans: ({ library }) => found(library.content.plans),

  blogLanding: ({ library }) => found(library.landing),
  recentPosts: ({ library }) => found(library.activePosts.slice(0, RECENT_COUNT)),
  activePosts: ({ library }) => found(library.activePosts),
  relatedPosts: ({ library, params }) => {
    const post = library.postBySlug.get(params.id);
    return post
      ? found(relatedPosts(post, library.content.posts).map(postSummaryShape))
      : missing('blog post');
  },
  post: ({ library, params, now }) => {
    const post = library.postBySlug.get(params.id);
    return post
      ? found({
          ...postShape(post, library.content),
          ...hiddenShape(post, now, library.content.eventTimeZone),
        })
      : missing('blog post');
  },

  privacyPolicy: ({ library }) =>
    found(legalDocumentShape(library.content.privacyPolicy, library.content)),
  termsOfService: ({ library }) =>
    found(legalDocumentShape(library.content.termsOfService, library.content)),

  helpSearch: async ({ library, params }) => found((await library.getSearch())(params.q)),
  helpCenter: ({ library }) => found(library.helpCategories),
  helpCategory: ({ library, params }) => {
    const category = library.categoryById.get(params.id);
    return category ? found(category) : missing('help category');
  },
  helpTopic: ({ library, params, now }) => {
    const article = library.articleBySlug.get(params.slug);
    return article
      ? found({
          ...articleShape(article, library.content),
          ...hiddenShape(article, now, library.content.eventTimeZone),
        })
      : missing('help article');
  },

  events: ({ library, now }) => found(library.eventsAt(now)),
  videos: ({ library }) => found(library.videos),
  event: ({ library, params, now }) => {
    const event = library.eventBySlug.get(params.slug);
    return event
      ? found({
          ...eventShape(event, library.content),
          ...hiddenShape(event, now, library.content.eventTimeZone),
        })
      : missing('event');
  },
  video: ({ library, params, now }) => {
    const video = library.videoBySlug.get(params.slug);
    return video
      ? found({
          ...videoShape(video, library.content),
          ...hiddenShape(video, now, library.content.eventTimeZone),
        })
      : missing('video');
  },
};

/** The site shows the first posts of each list: those that stand above already come last. */
const landing = (posts: ContentPost[]) => {
  const featured = posts.find((post) => post.isFeatured) ?? posts[0];
  const above = new Set([featured]);
  const list = (chosen: ContentPost[]) => {
    const listed = [
      ...chosen.filter((post) => !above.has(post)),
      ...chosen.filter((post) => above.has(post)),
    ].slice(0, LANDING_COUNT);
    for (const post of listed.slice(0, PREVIEW_COUNT)) above.add(post);
    return listed.map(postSummaryShape);
  };
  return {
    hero: {
      title: 'Notes from the people who answer first',
      description:
        'Field reports, guides and numbers for agents, brokers and the person who runs the office.',
      post: featured ? postSummaryShape(featured) : null,
    },
    latest: list(posts.filter((post) => post !== featured)),
    guides: list(posts.filter((post) => post.isGuide)),
    trending: list(posts.filter((post) => post.isTrending)),
  };
};

/** Soonest first; those that are over come last, the latest of them first. */
const upcomingFirst = ({ events, eventTimeZone }: ContentLibrary, now: Date): ContentEvent[] => {
  const isPast = (event: ContentEvent) => isPastEvent(event, now, eventTimeZone);
  return [...events.filter((event) => !isPast(event)), ...events.filter(isPast).reverse()];
};
