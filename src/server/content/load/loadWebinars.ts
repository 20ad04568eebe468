import { hash } from 'node:crypto';
import { basename } from 'node:path';
import { z } from 'zod';
import { VIDEO_RATIO } from '../../../contract/constants.ts';
import { documentFile, documentFolder } from '../../../contract/documents.ts';
import { paths } from '../../../contract/paths.ts';
import { suggestion } from '../../../lib/editDistance.ts';
import { isDuration } from '../../../lib/durations.ts';
import { eventSpan } from '../../../lib/eventSpan.ts';
import { instantOf, wallClockAt } from '../../../lib/zonedTime.ts';
import { resolveEventStart } from './writtenDates.ts';
import type { SourceDocument } from './contentReader.ts';
import {
  dayAndTime,
  description,
  documentObject,
  file,
  scheduled,
  secretAddress,
  exactText,
  text,
} from './documentFields.ts';
import {
  addDocument,
  dayField,
  pictureField,
  recallSchema,
  smallPictureField,
  type LibraryDocument,
  type LoadContext,
} from './loadContext.ts';
import { markdownBody } from './markdownBody.ts';

const webinarFields = (context: LoadContext) => ({
  title: text,
  description,
  cover: pictureField(context),
  cover_alt: text,
  presented_by: text,
  presenter_role: text,
  host_image: pictureField(context),
  updated: dayField(context),
  duration: text,
  ...scheduled,
});

export const eventSchema = (context: LoadContext) =>
  documentObject({
    ...webinarFields(context),
    date: dayAndTime,
    duration: text.refine(isDuration, 'Write it as 45 minutes, 1 hour or 1 hour 30 minutes.'),
    join: secretAddress.optional(),
    recording: exactText.optional().meta({ options: context.choices.get('recording') }),
    capacity: z.int().positive('Write the number of seats, 1 or more.').optional(),
    canceled: z.boolean().default(false),
  });

const YOUTUBE_ADDRESS = /^https:\/\/(?:www\.youtube\.com\/watch\?v=|youtu\.be\/)[\w-]+/;
const POSTER_WIDTH = 1440;
const PHONE_POSTER_WIDTH = 960;

export const videoSchema = (context: LoadContext) =>
  documentObject({
    ...webinarFields(context),
    type: z.enum(['mp4', 'youtube']),
    video_url: file,
    captions: file.default(''),
    poster: smallPictureField(context, POSTER_WIDTH).default(''),
    ratio: z.string().regex(VIDEO_RATIO, 'Write it as 16:9.').optional(),
    phone_video: file.default(''),
    phone_poster: smallPictureField(context, PHONE_POSTER_WIDTH).default(''),
  }).refine((video) => video.type !== 'youtube' || YOUTUBE_ADDRESS.test(video.video_url), {
    path: ['video_url'],
    error: 'A video of type youtube needs an address such as https://www.youtube.com/watch?v=...',
  });

/** A document with its description as its text if it has no other. */
const withText = <Data extends { description: string }>(document: SourceDocument<Data>) =>
  document.body.isBlank ? { ...document, body: markdownBody(document.data.description) } : document;

type EventData = z.infer<ReturnType<typeof eventSchema>>;

export interface ContentEvent extends EventData, LibraryDocument {
  /** On the wall clock of the zone: `2026-12-03 13:00`. */
  startsAt: string;
  /** In milliseconds since 1970. */
  start: number;
  end: number;
  /** Differs after every change. */
  fingerprint: string;
}

type VideoData = z.infer<ReturnType<typeof videoSchema>>;

export interface ContentVideo extends VideoData, LibraryDocument {}

export const loadEvents = async (context: LoadContext): Promise<ContentEvent[]> => {
  // Also invalid videos, which have problems of their own.
  const videos = context.reader.files
    .entriesOf(documentFolder('videos'))
    .map(({ name }) => basename(name, '.md'));
  const folder = documentFolder('events');
  const schema = recallSchema(context, folder, () => eventSchema(context));
  const documents = await context.reader.readFolder(folder, schema);
  for (const { data, report } of documents) {
    if (data.recording !== undefined && !videos.includes(data.recording))
      report(
        ['recording'],
        `There is no video "${data.recording}". ${suggestion(data.recording, videos)}`,
      );
    const startsAt = resolveEventStart(data.date, context.now, context.zone);
    const shown = wallClockAt(instantOf(startsAt, context.zone) ?? 0, context.zone);
    if (shown !== startsAt)
      report(
        ['date'],
        `"date" is "${data.date}", but the clocks in ${context.zone} skip that time: they go forward. Write another time, such as "${shown}".`,
      );
  }
  return documents
    .map((document) =>
      addDocument(context, paths.event, withText(document), () => {
        const { date, duration } = document.data;
        const startsAt = resolveEventStart(date, context.now, context.zone);
        // Instants: wall clocks that change during an event make it neither longer nor shorter.
        const { start, end } = eventSpan({ date: startsAt, duration }, context.zone)!;
        const file = documentFile('events', { slug: document.slug });
        const { hash: fileHash } = context.reader.used.get(file)!;
        // A relative date changes without the file.
        const fingerprint = hash('sha256', JSON.stringify([fileHash, start]));
        return { startsAt, start, end, fingerprint };
      }),
    )
    .sort((a, b) => a.start - b.start);
};

export const loadVideos = async (context: LoadContext): Promise<ContentVideo[]> => {
  const folder = documentFolder('videos');
  const schema = recallSchema(context, folder, () => videoSchema(context));
  const documents = await context.reader.readFolder(folder, schema);
  return documents
    .map((document) => addDocument(context, paths.video, withText(document), () => ({})))
    .sort((a, b) => b.updated.localeCompare(a.updated));
};
