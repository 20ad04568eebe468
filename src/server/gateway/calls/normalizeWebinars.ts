import type { WebinarEvent, WebinarSummary, WebinarVideo } from '../../../contract/entities.ts';
import {
  MAX_PAGED,
  readId,
  readItems,
  readName,
  readPassage,
  readRecord,
  readSlug,
  readText,
} from './readValue.ts';
import type { Source } from './readValue.ts';
import { readHidden } from './normalizePosts.ts';
import { safeFieldUrl } from '../../html/safeUrl.ts';

const summaryOf = (source: Source): WebinarSummary => ({
  id: readId(source.id ?? source._id),
  slug: readSlug(source.slug),
  title: readText(source.title) || readText(source.name),
  cover_photo: safeFieldUrl(source.cover_photo),
  cover_alt: readText(source.cover_alt),
  updated_at: readText(source.updated_at),
  presented_by: readName(source.presented_by),
  presenter_role: readText(source.presenter_role),
  summary: readText(source.summary),
  description: readPassage(source.description),
  date: readText(source.date),
  duration: readText(source.duration),
  host_image: safeFieldUrl(source.host_image),
  ...readHidden(source),
});

/** `YouTube` is `youtube` to the pages; other types are left as they are. */
const readVideoType = (value: unknown): string => {
  const type = readText(value).trim();
  return type.toLowerCase() === 'youtube' ? 'youtube' : type;
};

const videoOf = (source: Source): WebinarVideo => ({
  ...summaryOf(source),
  video_url: safeFieldUrl(source.video_url),
  type: readVideoType(source.type),
  captions_url: safeFieldUrl(source.captions_url),
  poster_url: safeFieldUrl(source.poster_url),
});

const eventOf = (source: Source): WebinarEvent => ({
  ...summaryOf(source),
  ...(source.is_canceled === true && { is_canceled: true }),
  // Only the embedded API tells of seats.
  ...(typeof source.places_left === 'number' && { places_left: source.places_left }),
});

export const normalizeEvent = (payload: unknown): WebinarEvent => eventOf(readRecord(payload));
export const normalizeEvents = (payload: unknown): WebinarEvent[] =>
  readItems(payload, eventOf, MAX_PAGED);
export const normalizeVideo = (payload: unknown): WebinarVideo => videoOf(readRecord(payload));
export const normalizeVideos = (payload: unknown): WebinarVideo[] =>
  readItems(payload, videoOf, MAX_PAGED);
