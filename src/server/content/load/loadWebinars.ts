import { z } from 'zod';
import { paths } from '../../../contract/paths.ts';
import { eventEnd, isDuration, resolveDay, resolveEventStart } from './contentDates.ts';
import type { ContentEvent, ContentVideo } from './contentLibrary.ts';
import type { SourceDocument } from './contentReader.ts';
import {
  day,
  dayAndTime,
  description,
  documentObject,
  file,
  scheduled,
  text,
} from './documentFields.ts';
import type { LoadContext } from './loadContext.ts';
import { markdownBody } from './markdown.ts';
import { visibilityOf } from './visibility.ts';

const webinarFields = {
  title: text,
  description,
  cover: file,
  cover_alt: text,
  presented_by: text,
  presenter_role: text,
  host_image: file,
  updated: day,
  duration: text,
  ...scheduled,
};
type WebinarData = z.infer<z.ZodObject<typeof webinarFields>>;

const eventSchema = documentObject({
  ...webinarFields,
  date: dayAndTime,
  duration: text.refine(isDuration, 'Write it as 45 minutes, 1 hour or 1 hour 30 minutes.'),
  capacity: z.int().positive('Write the number of seats, 1 or more.').optional(),
  canceled: z.boolean().optional(),
});

const YOUTUBE_ADDRESS = /^https:\/\/(?:www\.youtube\.com\/watch\?v=|youtu\.be\/)[\w-]+/;

const videoSchema = documentObject({
  ...webinarFields,
  type: z.enum(['mp4', 'youtube']),
  video_url: file,
  captions: file.optional(),
  poster: file.optional(),
}).refine((video) => video.type !== 'youtube' || YOUTUBE_ADDRESS.test(video.video_url), {
  path: ['video_url'],
  error: 'A video of type youtube needs an address such as https://www.youtube.com/watch?v=...',
});

const toWebinar = ({ slug, data, body }: SourceDocument<WebinarData>, context: LoadContext) => ({
  slug,
  title: data.title,
  summary: data.description,
  description: body.isBlank ? markdownBody(data.description) : body,
  cover: data.cover,
  coverAlt: data.cover_alt,
  presentedBy: data.presented_by,
  presenterRole: data.presenter_role,
  hostImage: data.host_image,
  duration: data.duration,
  updatedAt: resolveDay(data.updated, context.now),
  visibility: visibilityOf(data, context),
});

/** Events, soonest first. */
export const loadEvents = async (context: LoadContext): Promise<ContentEvent[]> => {
  const documents = await context.reader.readFolder('events', eventSchema);
  return documents
    .map((document): ContentEvent => {
      context.addresses.add(paths.event, document);
      const { date, duration, canceled = false, capacity } = document.data;
      const startsAt = resolveEventStart(date, context.now, context.zone);
      const endsAt = eventEnd(startsAt, duration);
      return { ...toWebinar(document, context), startsAt, endsAt, isCanceled: canceled, capacity };
    })
    .sort((a, b) => a.startsAt.localeCompare(b.startsAt));
};

/** Videos, newest first. */
export const loadVideos = async (context: LoadContext): Promise<ContentVideo[]> => {
  const documents = await context.reader.readFolder('videos', videoSchema);
  return documents
    .map((document): ContentVideo => {
      context.addresses.add(paths.video, document);
      const { type, video_url, captions = '', poster = '' } = document.data;
      return {
        ...toWebinar(document, context),
        type,
        videoUrl: video_url,
        captionsUrl: captions,
        posterUrl: poster,
      };
    })
    .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt));
};
