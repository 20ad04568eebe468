import type { ApiAnswer, ApiSuccess, CallParams, ReadName } from '../../../contract/calls.ts';
import type { ApiError } from '../../../contract/entities.ts';
import { instantOf } from '../../../lib/eventTime.ts';
import type { RegistrationEvent } from '../../leads/formAnswers.ts';
import { isPastEvent } from '../load/contentDates.ts';
import type { ContentEvent, ContentLibrary, ContentPost } from '../load/contentLibrary.ts';
import { createHelpSearch } from '../search/helpSearch.ts';
import type { HelpSearch, HelpSearchHit } from '../search/helpSearch.ts';
import { relatedPosts } from './relatedPosts.ts';
import { warmCache } from './warmCache.ts';
import {
  articleShape,
  eventShape,
  helpCategoryShape,
  legalDocumentShape,
  postShape,
  postSummaryShape,
  videoShape,
} from './serializers.ts';

export interface ContentApi {
  /**
   * Answers one of the reads of spec §7, its payload as it is.
   * @param params decoded
   * @returns errors, too, as an answer
   */
  read<Name extends ReadName>(name: Name, params: CallParams<Name>): Promise<ApiAnswer>;
  /** The event that a registration is for, by its id or slug; a 404 when there is none. */
  findEvent(idOrSlug: string): RegistrationEvent | ApiError;
  /** Does ahead what the first calls would have to wait for: renders documents, indexes them for search. */
  warmUp(): Promise<void>;
}

interface ReadRequest<Name extends ReadName> {
  library: ContentLibrary;
  search: (text: string) => Promise<HelpSearchHit[]>;
  params: CallParams<Name>;
  now: Date;
}

type Handler<Name extends ReadName> = (
  request: ReadRequest<Name>,
) => ApiAnswer | Promise<ApiAnswer>;

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
  { now = () => new Date() }: { now?: () => Date } = {},
): ContentApi => {
  const searches = new WeakMap<ContentLibrary, Promise<HelpSearch>>();
  const searchOf = (library: ContentLibrary): Promise<HelpSearch> => {
    const search = searches.get(library) ?? createHelpSearch(library.articles);
    searches.set(library, search);
    return search;
  };

  return {
    async read(name, params) {
      const library = getLibrary();
      const search = async (text: string) => (await searchOf(library))(text);
      return HANDLERS[name]({ library, search, params, now: now() });
    },

    findEvent(idOrSlug) {
      const { events, eventTimeZone: zone } = getLibrary();
      const event = byIdOrSlug(events, idOrSlug);
      if (!event) return missing('event');
      const { id, slug, title, startsAt, endsAt } = event;
      return {
        id,
        slug,
        title,
        startsAt: new Date(instantOf(startsAt, zone) ?? Number.NaN),
        endsAt: new Date(instantOf(endsAt, zone) ?? Number.NaN),
        isPast: isPastEvent(event, now(), zone),
      };
    },

    async warmUp() {
      const library = getLibrary();
      await warmCache(library);
      await searchOf(library);
    },
  };
};

const found = (payload: unknown): ApiSuccess => ({ status: 200, message: 'OK', payload });

const missing = (what: string): ApiError => ({
  status: 404,
  message: `There is no ${what} at this address.`,
});

const HANDLERS: { [Name in ReadName]: Handler<Name> } = {
  integrations: ({ library }) => found(library.integrations),
  plans: ({ library }) => found(library.plans),

  blogLanding: ({ library }) => found(landing(library.posts)),
  recentPosts: ({ library }) => found(library.posts.slice(0, RECENT_COUNT).map(postSummaryShape)),
  activePosts: ({ library }) => found(library.posts.map(postSummaryShape)),
  relatedPosts: ({ library, params }) => {
    const post = byIdOrSlug(library.posts, params.id);
    return post
      ? found(relatedPosts(post, library.posts).map(postSummaryShape))
      : missing('blog post');
  },
  post: ({ library, params }) => {
    const post = byIdOrSlug(library.posts, params.id);
    return post ? found(postShape(post)) : missing('blog post');
  },

  privacyPolicy: ({ library }) => found(legalDocumentShape(library.privacyPolicy)),
  termsOfService: ({ library }) => found(legalDocumentShape(library.termsOfService)),

  helpSearch: async ({ search, params }) => found(await search(params.q)),
  helpCenter: ({ library }) =>
    found(library.helpCategories.map((category) => helpCategoryShape(category, library.articles))),
  helpCategory: ({ library, params }) => {
    const category = library.helpCategories.find(({ id }) => id === params.id);
    return category
      ? found(helpCategoryShape(category, library.articles))
      : missing('help category');
  },
  helpTopic: ({ library, params }) => {
    const article = byIdOrSlug(library.articles, params.slug);
    return article ? found(articleShape(article)) : missing('help article');
  },

  events: ({ library, now }) => found(upcomingFirst(library, now).map(eventShape)),
  videos: ({ library }) => found(library.videos.map(videoShape)),
  event: ({ library, params }) => {
    const event = byIdOrSlug(library.events, params.slug);
    return event ? found(eventShape(event)) : missing('event');
  },
  video: ({ library, params }) => {
    const video = byIdOrSlug(library.videos, params.slug);
    return video ? found(videoShape(video)) : missing('video');
  },
};

const byIdOrSlug = <Item extends { id: string; slug: string }>(
  items: Item[],
  key: string,
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
