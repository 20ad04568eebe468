import { resolveMoment } from './contentDates.ts';

/** A document that visitors do not see, or did not see when it was read. */
export interface Visibility {
  isDraft: boolean;
  /** Unix time in milliseconds when it is published. */
  from: number;
}

export interface Scheduled {
  /** Undefined for a document that was already published when it was read. */
  visibility: Visibility | undefined;
}

export const visibilityOf = (
  {
    draft: isDraft = false,
    published,
  }: { draft?: boolean | undefined; published?: string | undefined },
  now: Date,
  zone: string,
): Visibility | undefined => {
  const from = published === undefined ? -Infinity : resolveMoment(published, now, zone);
  return isDraft || from > now.getTime() ? { isDraft, from } : undefined;
};

/** Why visitors do not see a document; undefined for one that they see. */
export const whyHidden = (
  { visibility }: Scheduled,
  now: number,
): 'draft' | 'scheduled' | undefined => {
  if (visibility?.isDraft) return 'draft';
  return visibility && now < visibility.from ? 'scheduled' : undefined;
};
