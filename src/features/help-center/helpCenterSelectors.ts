import { createSelector } from '@reduxjs/toolkit';
import type { HelpCategory, HelpSubcategory, HelpTopic, Id } from '../../contract/entities.ts';
import type { RootState } from '../../store/rootReducer.ts';
import { selectTopicFilter } from './helpCategorySlice.ts';

/** A subcategory as it is shown, with the place in the list that its tint comes from. */
export interface ShownSubcategory extends HelpSubcategory {
  place: number;
}

const contains = (text: string, part: string): boolean =>
  text.toLowerCase().includes(part.trim().toLowerCase());

const NOTHING: readonly HelpSubcategory[] = [];

/** Topics whose titles contain the filter, ignoring case. Subcategories without matches are left out. */
export const selectShownSubcategories = createSelector(
  [
    (_state: RootState, category: HelpCategory | undefined) => category?.subcategories ?? NOTHING,
    selectTopicFilter,
  ],
  (subcategories, filter): ShownSubcategory[] =>
    subcategories
      .map((subcategory, place) => ({
        ...subcategory,
        // Its tint stays the same while others are filtered away.
        place,
        topics: subcategory.topics.filter(({ title }) => title !== '' && contains(title, filter)),
      }))
      .filter(({ topics }) => topics.length > 0),
);

/** The other articles of the subcategory that an article stands in. */
export const relatedArticles = (
  subcategories: readonly HelpSubcategory[] | undefined,
  slug: string,
): { name: string; topics: HelpTopic[] } | null => {
  const subcategory = subcategories?.find(({ topics }) =>
    topics.some((topic) => topic.slug === slug),
  );
  const topics = (subcategory?.topics ?? []).filter(
    (topic) => topic.slug !== slug && topic.slug !== '' && topic.title !== '',
  );
  return subcategory && topics.length > 0 ? { name: subcategory.name, topics } : null;
};

const isReadable = ({ slug, title }: HelpTopic): boolean => slug !== '' && title !== '';

/** The article after another in its category, or in as much of that as is known; none after the last. */
export const topicAfter = (
  subcategories: readonly HelpSubcategory[] = [],
  slug: string,
): HelpTopic | undefined => {
  const topics = subcategories.flatMap((subcategory) => subcategory.topics);
  const place = topics.findIndex((topic) => topic.slug === slug);
  return place < 0 ? undefined : topics.slice(place + 1).find(isReadable);
};

/** The category after another in the help center's order, or the first of the others. */
export const categoryAfter = (
  categories: readonly HelpCategory[],
  id: Id,
): HelpCategory | undefined => {
  const place = categories.findIndex((category) => category.id === id);
  const inTurn = [...categories.slice(place + 1), ...categories];
  return inTurn.find((category) => category.id !== id && Boolean(category.name || category.title));
};

const POPULAR_COUNT = 6;

/** The topics people start with: the first of each category. */
export const popularTopics = (categories: readonly HelpCategory[]): HelpTopic[] =>
  categories
    .flatMap(({ subcategories }) => subcategories.flatMap(({ topics }) => topics).slice(0, 1))
    .filter(isReadable)
    .slice(0, POPULAR_COUNT);
