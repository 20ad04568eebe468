import type { ApiAnswer, CallParams, WholeReadName } from '../../../contract/calls.ts';
import { PREVIEW_COUNT } from '../../../contract/constants.ts';
import type { ApiError } from '../../../contract/payloads.ts';
import { paths } from '../../../contract/paths.ts';
import type { RegistrationEvent } from '../../leads/submissions/registrationEvent.ts';
import type { ContentLibrary } from '../load/assembleLibrary.ts';
import type { ContentEvent } from '../load/loadWebinars.ts';
import type { Scheduled } from '../load/loadContext.ts';
import { currentAddress } from '../load/redirects.ts';
import { createHelpSearch, type HelpSearch } from '../search/helpSearch.ts';
import { createTimeSlices } from '../../workers/timeSlices.ts';
import { blogLanding, relatedPosts } from './postLists.ts';
import {
  articleShape,
  eventShape,
  eventSummaryShape,
  helpCategoryShape,
  hiddenShape,
  legalDocumentShape,
  pageShape,
  postShape,
  postSummaryShape,
  recordingOf,
  videoShape,
  videoSummaryShape,
} from './serializers.ts';

export interface ContentApi {
  /** A complete list stays the same object until content changes, so that its parsed form can be cached. */
  read: <Name extends WholeReadName>(name: Name, params: CallParams<Name>) => Promise<ApiAnswer>;
  /** By its slug, also a former one. */
  findEvent: (key: string) => RegistrationEvent | ApiError;
  allEvents: () => RegistrationEvent[];
  /** Indexes a library, so that the first calls need not wait for it. */
  warmUp: (library?: ContentLibrary) => Promise<void>;
}

/** The site shows three that are neither the post itself, nor the three related ones, nor the next one. */
const RECENT_COUNT = 2 * PREVIEW_COUNT + 2;

/** The embedded content API. `getLibrary` runs at every call, because content can be reloaded. */
export const createContentApi = (
  getLibrary: () => ContentLibrary,
  { now = () => new Date() }: { now?: () => Date } = {},
): ContentApi => {
  const indexes = new WeakMap<ContentLibrary, LibraryIndex>();
  const search = createHelpSearch();
  const searchable = new WeakMap<ContentLibrary['articles'], Promise<void>>();

  const indexOf = (library: ContentLibrary): LibraryIndex => {
    const index = indexes.get(library) ?? indexLibrary(library);
    indexes.set(library, index);
    return index;
  };
  const searchIn = async ({ articles }: ContentLibrary): Promise<HelpSearch> => {
    const indexing = searchable.get(articles) ?? search.update(articles);
    searchable.set(articles, indexing);
    await indexing;
    return search;
  };

  return {
    async read<Name extends WholeReadName>(name: Name, params: CallParams<Name>) {
      const library = getLibrary();
      const request = {
        library,
        index: indexOf(library),
        params,
        now: now(),
        search: () => searchIn(library),
      };
      const payload = await HANDLERS[name](request);
      return payload ? { status: 200, message: 'OK', payload } : missing(NOUNS[name] ?? 'document');
    },
    findEvent: (key) => findEvent(getLibrary(), key, now()),
    allEvents: () =>
      getLibrary().events.map((event) => registrationEvent(getLibrary(), event, now())),
    async warmUp(library = getLibrary()) {
      const pause = createTimeSlices();
      for (const post of library.posts) {
        postSummaryShape(post);
        await pause();
      }
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
  // A registration keeps the slug that its event had.
  const address = currentAddress(library.redirects, paths.event(key));
  const event = library.events.find(({ slug }) => paths.event(slug) === address);
  return event ? registrationEvent(library, event, now) : missing('event');
};

const registrationEvent = (
  { videos }: ContentLibrary,
  event: ContentEvent,
  now: Date,
): RegistrationEvent => ({
  id: event.slug,
  slug: event.slug,
  title: event.title,
  fingerprint: event.fingerprint,
  updatedAt: event.updated,
  capacity: event.capacity,
  join: event.join,
  ...recordingOf(event, videos),
  isCanceled: event.canceled,
  startsAt: new Date(event.start),
  endsAt: new Date(event.end),
  isPast: event.end <= now.getTime(),
});

const bySlug = <Document extends { slug: string }>(documents: readonly Document[]) =>
  new Map(documents.map((document) => [document.slug, document]));

type LibraryIndex = ReturnType<typeof indexLibrary>;

const indexLibrary = (library: ContentLibrary) => {
  const bySubcategory = Map.groupBy(library.articles, ({ category, subcategory }) =>
    JSON.stringify([category.id, subcategory.id]),
  );
  const categoryList = library.helpCategories.map((category) =>
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
    pages: bySlug(library.pages),
    categories: new Map(categoryList.map((category) => [category.id, category])),
    categoryList,
    postList: library.posts.map(postSummaryShape),
    videoList: library.videos.map(videoSummaryShape),
    landing: blogLanding(library.posts, library.texts.blog),
    /** Of the last call. The order changes when another event has ended. */
    eventList: undefined as { pastCount: number; list: unknown[] } | undefined,
  };
};

interface ReadRequest<Name extends WholeReadName> {
  library: ContentLibrary;
  index: LibraryIndex;
  search: () => Promise<HelpSearch>;
  params: CallParams<Name>;
  now: Date;
}

const eventList = ({ library, index, now }: ReadRequest<'events'>): unknown[] => {
  const { past = [], upcoming = [] } = Object.groupBy(library.events, (event) =>
    event.end <= now.getTime() ? 'past' : 'upcoming',
  );
  if (index.eventList?.pastCount === past.length) return index.eventList.list;
  const list = [...upcoming, ...past.toReversed()].map(eventSummaryShape);
  index.eventList = { pastCount: past.length, list };
  return list;
};

const missing = (what: string): ApiError => ({
  status: 404,
  message: `We can’t find that ${what}.`,
});

const answerDocument = async <Document extends Scheduled>(
  { library, now }: Pick<ReadRequest<'post'>, 'library' | 'now'>,
  source: Document | undefined,
  shape: (source: Document, library: ContentLibrary) => Promise<object>,
) =>
  source && {
    ...(await shape(source, library)),
    ...hiddenShape(source, now, library.eventTimeZone),
  };

/** Names of documents in messages. */
const NOUNS: Partial<Record<WholeReadName, string>> = {
  relatedPosts: 'blog post',
  post: 'blog post',
  page: 'page',
  helpCategory: 'help category',
  helpTopic: 'help article',
  event: 'event',
  video: 'video',
};

/** The payload of each read; undefined when there is no such document. */
const HANDLERS: {
  [Name in WholeReadName]: (request: ReadRequest<Name>) => unknown;
} = {
  integrations: ({ library }) => library.integrations,
  plans: ({ library }) => library.plans,
  blogLanding: ({ index }) => index.landing,
  recentPosts: ({ index }) => index.postList.slice(0, RECENT_COUNT),
  activePosts: ({ index }) => index.postList,
  relatedPosts: ({ library, index, params }) => {
    const post = index.posts.get(params.id);
    return post && relatedPosts(post, library.posts).map(postSummaryShape);
  },
  post: (request) => answerDocument(request, request.index.posts.get(request.params.id), postShape),
  privacyPolicy: ({ library }) =>
    library.privacyPolicy && legalDocumentShape(library.privacyPolicy, library),
  termsOfService: ({ library }) =>
    library.termsOfService && legalDocumentShape(library.termsOfService, library),
  page: (request) =>
    answerDocument(request, request.index.pages.get(request.params.slug), pageShape),
  helpSearch: async ({ search, params }) => (await search()).find(params.q),
  helpCenter: ({ index }) => index.categoryList,
  helpCategory: ({ index, params }) => index.categories.get(params.id),
  helpTopic: (request) =>
    answerDocument(request, request.index.articles.get(request.params.slug), articleShape),
  events: eventList,
  videos: ({ index }) => index.videoList,
  event: (request) =>
    answerDocument(request, request.index.events.get(request.params.slug), eventShape),
  video: (request) =>
    answerDocument(request, request.index.videos.get(request.params.slug), videoShape),
};
