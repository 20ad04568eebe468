import { resolveMoment } from './contentDates.ts';

export interface Scheduled {
  /** Undefined for a document that was public when it was read. */
  visibility: { isDraft: boolean; /** Unix time in milliseconds. */ from: number } | undefined;
}

export const visibilityOf = (
  {
    draft: isDraft = false,
    published,
  }: { draft?: boolean | undefined; published?: string | undefined },
  { now, zone }: { now: Date; zone: string },
): Scheduled['visibility'] => {
  const from = published === undefined ? -Infinity : resolveMoment(published, now, zone);
  return isDraft || from > now.getTime() ? { isDraft, from } : undefined;
};

/** Why visitors don't see a document; undefined for a public one. */
export const whyHidden = (
  { visibility }: Scheduled,
  now: number,
): 'draft' | 'scheduled' | undefined => {
  if (visibility?.isDraft) return 'draft';
  return visibility && now < visibility.from ? 'scheduled' : undefined;
};
