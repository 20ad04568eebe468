import type {
  Integration,
  IntegrationGroup,
  IntegrationsPage,
  PostSummary,
} from '../contract/entities.ts';
import { listPage } from './paging.ts';

/** Ignores case and accents, so `cafe` finds `Café`. */
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Integrations whose name or description contains every word; all for an empty query. */
const searchIntegrations = (
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

/** More filters would be hard to scan. */
const MAX_GROUPS = 12;

const isIn = ({ group = '' }: Integration, name: string): boolean =>
  normalizeTag(group) === normalizeTag(name);

const groupsOf = (
  integrations: readonly Integration[],
  found: readonly Integration[],
): IntegrationGroup[] => {
  const names = new Map<string, string>();
  for (const { group = '' } of integrations) {
    const key = normalizeTag(group);
    if (key !== '' && !names.has(key)) names.set(key, group.trim());
  }
  return Array.from(names.values(), (name) => ({
    name,
    count: found.filter((integration) => isIn(integration, name)).length,
  })).slice(0, MAX_GROUPS);
};

export interface IntegrationFilter {
  q: string;
  /** '' for all. */
  group: string;
}

/** A page of what a search finds in a group, and how much it finds in each group. */
export const integrationsPageOf = (
  integrations: readonly Integration[],
  { q, group, page }: IntegrationFilter & { page: string },
): IntegrationsPage => {
  const found = searchIntegrations(integrations, q);
  const inGroup = group === '' ? found : found.filter((integration) => isIn(integration, group));
  return { ...listPage(inGroup, page), found: found.length, groups: groupsOf(integrations, found) };
};

export const taggedPosts = (posts: readonly PostSummary[], tag: string): readonly PostSummary[] => {
  const wanted = normalizeTag(tag);
  if (wanted === '') return posts;
  return posts.filter(({ category, tags }) =>
    [category, ...tags].some((each) => normalizeTag(each) === wanted),
  );
};
