import type { Integration, PostSummary } from '../contract/entities.ts';

/** Ignores case and accents, so `cafe` finds `Café`. */
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Integrations whose name or description contains every word; all for an empty query. */
export const searchIntegrations = (
  integrations: readonly Integration[],
  query: string,
): readonly Integration[] => {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return integrations;
  return integrations.filter(({ name, description }) => {
    const text = fold(`${name} ${description}`);
    return words.every((word) => text.includes(word));
  });
};

const normalizeTag = (tag: string): string => tag.trim().toLowerCase();

export const taggedPosts = (posts: readonly PostSummary[], tag: string): readonly PostSummary[] => {
  const wanted = normalizeTag(tag);
  if (wanted === '') return posts;
  return posts.filter(({ category, tags }) =>
    [category, ...tags].some((each) => normalizeTag(each) === wanted),
  );
};
