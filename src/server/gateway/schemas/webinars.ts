import { z } from 'zod';
import { hidden } from './documents.ts';
import {
  entitiesOf,
  id,
  isPresentable,
  line,
  MAX_PAGED,
  name,
  passageHtml,
  slug,
  url,
} from './values.ts';

const webinarFields = {
  id,
  slug,
  title: line,
  cover_photo: url,
  cover_alt: line,
  updated_at: line,
  presented_by: name,
  presenter_role: line,
  summary: line,
  description: passageHtml,
  date: line,
  duration: line,
  host_image: url,
  hidden,
};

const webinarEvent = z.object({
  ...webinarFields,
  is_canceled: z.literal(true).optional().catch(undefined),
  places_left: z.number().optional().catch(undefined),
});

const webinarVideo = z.object({
  ...webinarFields,
  video_url: url,
  type: line.transform((text) => text.trim().replace(/^youtube$/i, 'youtube')),
  captions_url: url,
  poster_url: url,
});

export const event = webinarEvent.refine(isPresentable);
export const events = entitiesOf(webinarEvent, MAX_PAGED);
export const video = webinarVideo.refine(isPresentable);
export const videos = entitiesOf(webinarVideo, MAX_PAGED);
