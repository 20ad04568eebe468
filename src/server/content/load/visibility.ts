import { resolveMoment } from './contentDates.ts';
import type { SourceDocument } from './contentReader.ts';

/** When visitors see a document. */
export interface Visibility {
  isDraft: boolean;
  /** Unix times in milliseconds; what has no beginning or no end has infinite ones. */
  from: number;
  until: number;
}

/** What has a visibility; without one it is seen from the start and for good, as nearly all documents are. */
export interface Scheduled {
  visibility: Visibility | undefined;
}

interface ScheduledData {
  draft?: boolean | undefined;
  published?: string | undefined;
  unpublished?: string | undefined;
}

/**
 * Notes what would never be seen.
 * @param now documents that are seen by then, and for good, have none
 */
export const visibilityOf = (
  {
    data: { draft: isDraft = false, published, unpublished },
    report,
  }: Pick<SourceDocument<ScheduledData>, 'data' | 'report'>,
  now: Date,
  zone: string,
): Visibility | undefined => {
  const from = published === undefined ? -Infinity : resolveMoment(published, now, zone);
  const until = unpublished === undefined ? Infinity : resolveMoment(unpublished, now, zone);
  if (until <= from)
    report(['unpublished'], '"unpublished" is not after "published". Correct one of them.');
  return isDraft || from > now.getTime() || until !== Infinity
    ? { isDraft, from, until }
    : undefined;
};

/** Whether visitors see it, and why not. */
export const whyHidden = (
  { visibility }: Scheduled,
  now: number,
): 'draft' | 'scheduled' | 'ended' | undefined => {
  if (!visibility) return undefined;
  if (visibility.isDraft) return 'draft';
  if (now >= visibility.until) return 'ended';
  return now < visibility.from ? 'scheduled' : undefined;
};
