import type { CallParams, CallPayload, PartName, WholeOf } from '../contract/calls.ts';
import { PAGE_SIZE } from '../contract/constants.ts';
import type { ListPage } from '../contract/entities.ts';

const includesText = (texts: readonly string[], part: string): boolean =>
  texts.join(' ').toLowerCase().includes(part.toLowerCase());

const pageOf = <Item>(items: readonly Item[], text: string): ListPage<Item> => {
  const last = Math.max(1, Math.ceil(items.length / PAGE_SIZE));
  const page = Math.min(Math.max(1, Number(text) || 1), last);
  return {
    items: items.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    total: items.length,
    page,
  };
};

/** Written without the gateway's code, so that a fault in either makes the two disagree. */
const PARTS: {
  [Name in PartName]: (
    whole: CallPayload<WholeOf<Name>>,
    params: CallParams<Name>,
  ) => CallPayload<Name>;
} = {
  postsPage: (posts, { page, tag }) =>
    pageOf(
      posts.filter(({ category, tags }) => tag === '' || includesText([category, ...tags], tag)),
      page,
    ),
  firstIntegrations: (integrations, { count }) =>
    integrations.filter(({ name }) => name).slice(0, Number(count)),
  integrationsPage: (integrations, { page, q, group }) => {
    const found = integrations.filter(
      ({ name, description }) => name && includesText([name, description], q),
    );
    const names = new Set(integrations.flatMap((integration) => integration.group ?? []));
    const inGroup = (name: string) =>
      found.filter((integration) => integration.group?.toLowerCase() === name.toLowerCase());
    return {
      ...pageOf(group === '' ? found : inGroup(group), page),
      found: found.length,
      groups: Array.from(names, (name) => ({ name, count: inGroup(name).length })),
    };
  },
  eventsPage: (events, { page }) => pageOf(events, page),
  videosPage: (videos, { page }) => pageOf(videos, page),
  helpOverview: (categories) =>
    categories.map((category) => {
      const [first] = category.subcategories.filter(({ topics }) => topics.length > 0);
      const subcategories = first ? [{ ...first, topics: first.topics.slice(0, 1) }] : [];
      const topics = category.subcategories.flatMap((subcategory) => subcategory.topics);
      return { ...category, subcategories, topic_count: topics.length };
    }),
  topicsBeside: ({ subcategories }, { slug }) =>
    subcategories.filter(({ topics }) => topics.some((topic) => topic.slug === slug)),
};

export const answerPart = <Name extends PartName>(
  name: Name,
  whole: CallPayload<WholeOf<Name>>,
  params: CallParams<Name>,
): CallPayload<Name> => PARTS[name](whole, params);
