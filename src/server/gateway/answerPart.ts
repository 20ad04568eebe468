import type { CallParams, CallPayload, PartName, WholeOf } from '../../contract/calls.ts';
import type { HelpSubcategory, Integration } from '../../contract/entities.ts';
import { integrationsPageOf, taggedPosts } from '../../lib/listFilters.ts';
import { listPage } from '../../lib/paging.ts';

/** Neighbors of a topic: the usual size of a subcategory. */
const TOPICS_BESIDE = 12;

const MAX_FIRST = 50;

const hasName = ({ name }: Integration): boolean => name !== '';

const PARTS: {
  [Name in PartName]: (
    whole: CallPayload<WholeOf<Name>>,
    params: CallParams<Name>,
  ) => CallPayload<Name>;
} = {
  postsPage: (posts, { page, tag }) => listPage(taggedPosts(posts, tag), page),
  firstIntegrations: (integrations, { count }) =>
    integrations.filter(hasName).slice(0, countFromText(count)),
  integrationsPage: (integrations, params) =>
    integrationsPageOf(integrations.filter(hasName), params),
  eventsPage: (events, { page }) => listPage(events, page),
  videosPage: (videos, { page }) => listPage(videos, page),
  helpOverview: (categories) =>
    categories.map((category) => ({
      ...category,
      subcategories: withFirstTopic(category.subcategories),
      topic_count: category.subcategories.reduce((sum, { topics }) => sum + topics.length, 0),
    })),
  topicsBeside: ({ subcategories }, { slug }) => {
    const subcategory = subcategories.find(({ topics }) =>
      topics.some((topic) => topic.slug === slug),
    );
    return subcategory ? [{ ...subcategory, topics: topicsAround(subcategory.topics, slug) }] : [];
  },
};

export const answerPart = <Name extends PartName>(
  name: Name,
  whole: CallPayload<WholeOf<Name>>,
  params: CallParams<Name>,
): CallPayload<Name> => PARTS[name](whole, params);

/** The number of items that are asked for, from 0 to `MAX_FIRST`. */
const countFromText = (text: string): number => {
  const count = Math.trunc(Number(text));
  return Number.isFinite(count) && count > 0 ? Math.min(count, MAX_FIRST) : 0;
};

/** The first subcategory that has a topic, with that topic alone. */
const withFirstTopic = (subcategories: readonly HelpSubcategory[]): HelpSubcategory[] => {
  const first = subcategories.find(({ topics }) => topics.length > 0);
  return first ? [{ ...first, topics: first.topics.slice(0, 1) }] : [];
};

/**
 * A topic with its neighbors: `TOPICS_BESIDE` of them, half before it and half after it, or more on one side where the other one
 * ends. Of 20 topics the one at index 10 is shown with 4 to 16, the one at index 1 with 0 to 12, and the last one with 7 to 19.
 */
const topicsAround = <Topic extends { slug: string }>(
  topics: readonly Topic[],
  slug: string,
): Topic[] => {
  const index = topics.findIndex((topic) => topic.slug === slug);
  const shown = TOPICS_BESIDE + 1;
  const lastStart = Math.max(0, topics.length - shown);
  const start = Math.min(Math.max(0, index - TOPICS_BESIDE / 2), lastStart);
  return topics.slice(start, start + shown);
};
