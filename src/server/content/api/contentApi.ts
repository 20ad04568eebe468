import type { ApiAnswer, CallParams, WholeReadName } from '../../../contract/calls.ts';
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
import type { Scheduled } from '../load/visibility.ts';
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
   * Answers a read of the specification. A complete list is the same object until content changes, so that its parsed form
   * can be cached.
   */
  read<Name extends WholeReadName>(name: Name, params: CallParams<Name>): Promise<ApiAnswer>;
  /** Finds the event of a registration by slug or alias; a 404 if there is none. */
  findEvent: (key: string) => RegistrationEvent | ApiError;
  /** Indexes a library, the current one by default, so that the first calls need not wait for it. */
  warmUp(library?: ContentLibrary): Promise<void>;
}

/** Posts in each list of the blog's front page; the site shows the first of them. */
const LANDING_COUNT = 12;
/** The site shows three that are neither the post itself, nor the three related ones, nor the next one. */
const RECENT_COUNT = 2 * PREVIEW_COUNT + 2;

/** The embedded content API. `getLibrary` runs at every call, because content can be reloaded. */
export const createContentApi = (
  getLibrary: () => ContentLibrary,
  { now = () => new Date() }: { now?: () => Date } = {},
): ContentApi => {
  const indexes = new WeakMap<ContentLibrary, LibraryIndex>();
  const searches = new WeakMap<ContentArticle[], Promise<HelpSearch>>();

  const indexOf = (library: ContentLibrary): LibraryIndex => {
    const index = indexes.get(library) ?? indexLibrary(library);
    indexes.set(library, index);
    return index;
  };
  const searchIn = ({ articles }: ContentLibrary): Promise<HelpSearch> => {
    const search = searches.get(articles) ?? createHelpSearch(articles);
    searches.set(articles, search);
    return search;
  };

  return {
    async read(name, params) {
      const library = getLibrary();
      const search = () => searchIn(library);
      return HANDLERS[name]({ library, index: indexOf(library), search, params, now: now() });
    },
    findEvent: (key) => findEvent(getLibrary(), key, now()),
    async warmUp(library = getLibrary()) {
      indexOf(library);
      await searchIn(library);
    },
  };
};

const findEvent = (
  library: ContentLibrary,
  key: string,
  now: Date,
): RegistrationEvent | ApiError => {
  const { events, redirects, eventTimeZone: zone } = library;
  // A registration keeps the slug that its event had.
  const address = currentAddress(redirects, paths.event(key));
  const event = events.find(({ slug }) => paths.event(slug) === address);
  if (!event) return missing('event');
  const { slug, title, startsAt, endsAt, isCanceled, capacity } = event;
  return {
    ...{ id: slug, slug, title, isCanceled, capacity },
    startsAt: new Date(instantOf(startsAt, zone) ?? Number.NaN),
    endsAt: new Date(instantOf(endsAt, zone) ?? Number.NaN),
    isPast: isPastEvent(event, now, zone),
  };
};

/** Lookups and lists of a library, built once. */
interface LibraryIndex {
  posts: ReadonlyMap<string, ContentPost>;
  articles: ReadonlyMap<string, ContentArticle>;
  events: ReadonlyMap<string, ContentEvent>;
  videos: ReadonlyMap<string, ContentVideo>;
  categories: ReadonlyMap<string, unknown>;
  categoryList: unknown[];
  postList: unknown[];
  videoList: unknown[];
  landing: unknown;
  /** Upcoming events first. The order changes when another event has ended. */
  eventList: { pastCount: number; list: unknown[] };
}

const bySlug = <Document extends { slug: string }>(documents: readonly Document[]) =>
  new Map(documents.map((document) => [document.slug, document]));

const indexLibrary = (library: ContentLibrary): LibraryIndex => {
  const bySubcategory = Map.groupBy(library.articles, ({ category, subcategory }) =>
    JSON.stringify([category.id, subcategory.id]),
  );
  const categories = library.helpCategories.map((category) =>
    helpCategoryShape(
      category,
      (subcategory) => bySubcategory.get(JSON.stringify([category.id, subcategory])) ?? [],
    ),
  );
  return {
    posts: bySlug(library.posts),
    articles: bySlug(library.articles),
    events: bySlug(library.events),
    videos: bySlug(library.videos),
    categories: new Map(categories.map((category) => [category.id, category])),
    categoryList: categories,
    postList: library.posts.map(postSummaryShape),
    videoList: library.videos.map(videoSummaryShape),
    landing: landing(library.posts),
    eventList: { pastCount: -1, list: [] },
  };
};

/** Upcoming events, soonest first, then past ones, latest first. */
const eventList = (
  { events, eventTimeZone }: ContentLibrary,
  index: LibraryIndex,
  now: Date,
): unknown[] => {
  const [upcoming, past]: [ContentEvent[], ContentEvent[]] = [[], []];
  for (const event of events)
    (isPastEvent(event, now, eventTimeZone) ? past : upcoming).push(event);
  if (index.eventList.pastCount !== past.length) {
    const list = [...upcoming, ...past.reverse()].map(eventSummaryShape);
    index.eventList = { pastCount: past.length, list };
  }
  return index.eventList.list;
};

/** Prefers posts that no list above shows. */
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

interface ReadRequest<Name extends WholeReadName> {
  library: ContentLibrary;
  index: LibraryIndex;
  search: () => Promise<HelpSearch>;
  params: CallParams<Name>;
  now: Date;
}

const found = (payload: unknown): ApiAnswer => ({ status: 200, message: 'OK', payload });

const missing = (what: string): ApiError => ({
  status: 404,
  message: `There is no ${what} at this address.`,
});

const HANDLERS: {
  [Name in WholeReadName]: (request: ReadRequest<Name>) => ApiAnswer | Promise<ApiAnswer>;
} = {
  integrations: ({ library }) => found(library.integrations),
  plans: ({ library }) => found(library.plans),
  blogLanding: ({ index }) => found(index.landing),
  recentPosts: ({ index }) => found(index.postList.slice(0, RECENT_COUNT)),
  activePosts: ({ index }) => found(index.postList),
  relatedPosts: ({ library, index, params }) => {
    const post = index.posts.get(params.id);
    if (!post) return missing('blog post');
    return found(relatedPosts(post, library.posts).map(postSummaryShape));
  },
  post: (request) => {
    const post = request.index.posts.get(request.params.id);
    return post ? document(request, post, postShape) : missing('blog post');
  },
  privacyPolicy: ({ library }) => found(legalDocumentShape(library.privacyPolicy, library)),
  termsOfService: ({ library }) => found(legalDocumentShape(library.termsOfService, library)),
  helpSearch: async ({ search, params }) => found((await search())(params.q)),
  helpCenter: ({ index }) => found(index.categoryList),
  helpCategory: ({ index, params }) => {
    const category = index.categories.get(params.id);
    return category ? found(category) : missing('help category');
  },
  helpTopic: (request) => {
    const article = request.index.articles.get(request.params.slug);
    return article ? document(request, article, articleShape) : missing('help article');
  },
  events: ({ library, index, now }) => found(eventList(library, index, now)),
  videos: ({ index }) => found(index.videoList),
  event: (request) => {
    const event = request.index.events.get(request.params.slug);
    return event ? document(request, event, eventShape) : missing('event');
  },
  video: (request) => {
    const video = request.index.videos.get(request.params.slug);
    return video ? document(request, video, videoShape) : missing('video');
  },
};

/** A document with the note that it is a draft or scheduled, which only previews show. */
const document = <Document extends Scheduled>(
  { library, now }: Pick<ReadRequest<'post'>, 'library' | 'now'>,
  source: Document,
  shape: (source: Document, library: ContentLibrary) => object,
): ApiAnswer =>
  found({ ...shape(source, library), ...hiddenShape(source, now, library.eventTimeZone) });
