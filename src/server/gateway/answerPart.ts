import type { CallParams, CallPayload, PartName, WholeOf } from '../../contract/calls.ts';
import type { HelpSubcategory, Integration } from '../../contract/entities.ts';
import { searchIntegrations, taggedPosts } from '../../lib/filters.ts';
import { clampPage, listPage } from '../../lib/paging.ts';

/** Neighbors of a topic: the usual size of a subcategory. */
const TOPICS_BESIDE = 12;

const MAX_FIRST = 50;

const isNamed = ({ name }: Integration): boolean => name !== '';

const PARTS: {
  [Name in PartName]: (
    whole: CallPayload<WholeOf<Name>>,
    params: CallParams<Name>,
  ) => CallPayload<Name>;
} = {
  postsPage: (posts, { page, tag }) => listPage(taggedPosts(posts, tag), page),
  firstIntegrations: (integrations, { count }) =>
    integrations.filter(isNamed).slice(0, clampPage(Number(count), MAX_FIRST + 1)),
  integrationsPage: (integrations, { page, q }) =>
    listPage(searchIntegrations(integrations, q).filter(isNamed), page),
  eventsPage: (events, { page }) => listPage(events, page),
  videosPage: (videos, { page }) => listPage(videos, page),
  helpOverview: (categories) =>
    categories.map((category) => ({
      ...category,
      subcategories: firstTopicOf(category.subcategories),
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

const firstTopicOf = (subcategories: readonly HelpSubcategory[]): HelpSubcategory[] => {
  const first = subcategories.find(({ topics }) => topics.length > 0);
  return first ? [{ ...first, topics: first.topics.slice(0, 1) }] : [];
};

const topicsAround = <Topic extends { slug: string }>(
  topics: readonly Topic[],
  slug: string,
): Topic[] => {
  const place = topics.findIndex((topic) => topic.slug === slug);
  const first = Math.max(0, Math.min(place - TOPICS_BESIDE / 2, topics.length - TOPICS_BESIDE - 1));
  return topics.slice(first, first + TOPICS_BESIDE + 1);
};
