import { paths } from '../../../contract/paths.ts';
import { eventEnd, resolveDay, resolveEventStart } from './contentDates.ts';
import type { ContentEvent, ContentVideo } from './contentLibrary.ts';
import type { ContentReader, SourceDocument } from './contentReader.ts';
import { eventSchema, videoSchema } from './documentSchemas.ts';
import type { EventData, VideoData } from './documentSchemas.ts';
import { markdownBody } from './markdown.ts';
import type { SiteAddresses } from './siteAddresses.ts';
import { visibilityOf } from './visibility.ts';

/** Events of the folder `events`, soonest first. */
export const loadEvents = async (
  reader: ContentReader,
  addresses: SiteAddresses,
  now: Date,
  zone: string,
): Promise<ContentEvent[]> => {
  const documents = await reader.readMarkdownFolder('events', eventSchema);
  for (const document of documents) addresses.add(paths.event, document.slug, document);
  return documents
    .map((document): ContentEvent => {
      const startsAt = resolveEventStart(document.data.date, now, zone);
      const endsAt = eventEnd(startsAt, document.data.duration);
      const { capacity, canceled = false } = document.data;
      return {
        ...webinarOf(document, now, zone),
        startsAt,
        endsAt,
        isCanceled: canceled,
        capacity,
      };
    })
    .sort((a, b) => a.startsAt.localeCompare(b.startsAt));
};

/** Videos of the folder `videos`, newest first. */
export const loadVideos = async (
  reader: ContentReader,
  addresses: SiteAddresses,
  now: Date,
  zone: string,
): Promise<ContentVideo[]> => {
  const documents = await reader.readMarkdownFolder('videos', videoSchema);
  for (const document of documents) addresses.add(paths.video, document.slug, document);
  return documents
    .map((document): ContentVideo => ({
      ...webinarOf(document, now, zone),
      type: document.data.type,
      videoUrl: document.data.video_url,
      captionsUrl: document.data.captions ?? '',
      posterUrl: document.data.poster ?? '',
    }))
    .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt));
};

type WebinarData = Pick<EventData, keyof EventData & keyof VideoData>;

const webinarOf = ({ slug, data, body }: SourceDocument<WebinarData>, now: Date, zone: string) => ({
  slug,
  title: data.title,
  summary: data.description,
  // A document without a body is described by its description.
  description: body.isBlank ? markdownBody(data.description) : body,
  cover: data.cover,
  coverAlt: data.cover_alt,
  presentedBy: data.presented_by,
  presenterRole: data.presenter_role,
  hostImage: data.host_image,
  duration: data.duration,
  updatedAt: resolveDay(data.updated, now),
  visibility: visibilityOf(data, now, zone),
});
