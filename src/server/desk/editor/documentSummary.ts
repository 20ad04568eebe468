import { documentPlace } from '../../../contract/documents.ts';
import { dayAndTime } from '../../../lib/momentTexts.ts';
import { zoneName } from '../../../lib/zonedTime.ts';
import { PAGE_NAMES } from '../../../strings/pageNames.ts';
import { DOCUMENT_KINDS } from '../../content/load/documentKinds.ts';
import { isMoment, resolveMoment } from '../../content/load/writtenDates.ts';

/** The value of a key, without parsing: thousands of documents are listed at once. */
const valueIn = (yaml: string, key: string): string =>
  new RegExp(`^${key}: *(["']?)(.*)\\1$`, 'm').exec(yaml)?.[2] ?? '';

const pageName = (path: string): string | undefined => {
  const place = documentPlace(path);
  if (place?.kind !== 'texts') return undefined;
  const { slug = '' } = place;
  return Object.hasOwn(PAGE_NAMES, slug) ? PAGE_NAMES[slug] : slug;
};

export const writtenTitle = (yaml: string): string =>
  valueIn(yaml, 'title') || valueIn(yaml, 'name');

export const titleOf = (path: string, yaml: string): string =>
  DOCUMENT_KINDS.find(({ file }) => file === path)?.title ??
  pageName(path) ??
  (writtenTitle(yaml) || path);

/** The time of a moment that is still to come; '' for others. */
export const futureTime = (moment: string, zone: string): string => {
  const instant = isMoment(moment) ? resolveMoment(moment, new Date(), zone) : 0;
  return instant > Date.now() ? `${dayAndTime(instant, zone)} ${zoneName(instant, zone)}` : '';
};

export interface PublishingState {
  status: 'draft' | 'unpublished' | 'scheduled' | 'live';
  /** When it goes live, for people; '' without a time to come. */
  goesLive: string;
}

export const publishingStateOf = (yaml: string, zone: string): PublishingState => {
  const goesLive = futureTime(valueIn(yaml, 'published'), zone);
  if (valueIn(yaml, 'draft') === 'true') return { status: 'draft', goesLive };
  if (valueIn(yaml, 'unpublished')) return { status: 'unpublished', goesLive };
  return { status: goesLive ? 'scheduled' : 'live', goesLive };
};
