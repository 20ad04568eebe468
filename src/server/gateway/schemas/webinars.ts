import { z } from 'zod';
import { VIDEO_RATIO } from '../../../contract/constants.ts';
import { coverAlt, hidden } from './documentFields.ts';
import { entityNamed, optional } from './expected.ts';
import {
  day,
  entitiesOf,
  id,
  isPresentable,
  line,
  MAX_ID,
  MAX_PAGED,
  name,
  passageHtml,
  slug,
  url,
  wallClock,
} from './values.ts';

const webinarFields = {
  id,
  slug,
  title: line,
  cover_photo: url,
  cover_alt: coverAlt,
  updated_at: day,
  presented_by: name,
  presenter_role: optional(line),
  summary: optional(line.describe('One or two sentences of plain text.')),
  description: passageHtml.describe('Text or HTML.'),
  duration: line.describe('`45 minutes`'),
  host_image: url,
  hidden,
};

const webinarEvent = entityNamed(
  'Event',
  z.object({
    ...webinarFields,
    date: wallClock,
    is_canceled: z.literal(true).optional().catch(undefined),
    recording: z
      .string()
      .min(1)
      .max(MAX_ID)
      .optional()
      .catch(undefined)
      .describe('Slug of the video of a past event.'),
    places_left: z
      .number()
      .optional()
      .catch(undefined)
      .describe('Free seats; without it they are not limited.'),
  }),
);

const urlIfAny = url.transform((address) => address || undefined);

const webinarVideo = entityNamed(
  'Video',
  z.object({
    ...webinarFields,
    date: optional(wallClock),
    video_url: url.describe('An address of YouTube or of a file.'),
    type: line
      .transform((text) => text.trim().replace(/^youtube$/i, 'youtube'))
      .describe('`youtube`; any other type plays a file.'),
    captions_url: optional(url.describe('WebVTT')),
    poster_url: optional(url),
    ratio: z
      .string()
      .regex(VIDEO_RATIO)
      .optional()
      .catch(undefined)
      .describe('Width and height of the picture; `16:9` without it.'),
    phone_video_url: urlIfAny.describe(
      'A file in the shape 4:5 for screens below 600 pixels; without it `video_url`.',
    ),
    phone_poster_url: urlIfAny.describe('Its poster.'),
  }),
);

export const event = webinarEvent.refine(isPresentable);
export const events = entitiesOf(webinarEvent, MAX_PAGED);
export const video = webinarVideo.refine(isPresentable);
export const videos = entitiesOf(webinarVideo, MAX_PAGED);
