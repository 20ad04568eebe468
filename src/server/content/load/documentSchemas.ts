import { z } from 'zod';
import { EVENT_TIME_ZONE } from '../../../contract/constants.ts';
import { wordsNear } from '../../../lib/wordsNear.ts';
import { isDay, isDayAndTime, isDuration, isMoment } from './contentDates.ts';

/** What the front matter and the YAML files of a content folder may say. */

/** The word that `word` most likely meant, within a third of its letters (at least 2); undefined when none is near. */
const nearestWord = (word: string, candidates: readonly string[]): string | undefined =>
  wordsNear(word, candidates, Math.max(2, Math.floor(word.length / 3)))[0]?.word;

/** `Did you mean "x"? Use one of: x, y.` */
export const suggestion = (word: string, candidates: readonly string[]): string => {
  const nearest = nearestWord(word, candidates);
  return `${nearest ? `Did you mean "${nearest}"? ` : ''}Use one of: ${candidates.join(', ')}.`;
};

const unknownKey = (key: string, known: string[]): string => {
  const nearest = nearestWord(key, known);
  const advice = nearest ? `Did you mean "${nearest}"?` : `Use one of: ${known.join(', ')}.`;
  return `"${key}" is not a key of this document. ${advice}`;
};

/**
 * An object that refuses keys it does not know, each with a sentence of its own. The sentences of several unknown
 * keys come as lines of one message, in the order of the issue's `keys`.
 */
const documentObject = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => unknownKey(key, Object.keys(shape))).join('\n')
        : undefined,
  });

/** Search engines cut longer descriptions. */
const DESCRIPTION_LIMIT = 160;

const text = z.string().trim().min(1);
const description = text.max(DESCRIPTION_LIMIT);
/** The advice follows `"key" is "value".` */
const matching = (pattern: RegExp, advice: string) => text.regex(pattern, advice);
const file = matching(
  /^(?:\/(?!\/)|https:\/\/)\S+$/,
  'Write a path from the site root, such as /covers/c05-ajar.svg, or an https address.',
);
const day = text.refine(
  isDay,
  'Write a day such as 2026-10-14, or days from today such as -12d or +9d.',
);

/** One of the words that exist elsewhere; null when they could not be read, which is a problem of its own. */
export type KnownWords = readonly string[] | null;

const known = (words: KnownWords, missing: string) =>
  text.refine((word) => words === null || words.includes(word), {
    error: ({ input }) => `${missing} ${suggestion(String(input), words ?? [])}`,
  });
const author = (authors: KnownWords) => known(authors, 'But authors.yaml has no such author.');

export const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const SLUG_ADVICE = 'Use lower-case letters, digits and single hyphens.';
const slug = matching(SLUG_PATTERN, SLUG_ADVICE);

const moment = text.refine(
  isMoment,
  'Write a day such as 2026-10-14, a day and a time such as "2026-10-14 09:00", or one with its zone such as 2026-10-14T09:00-04:00.',
);

/** What every document may say of its own address. */
const addressed = {
  /** Names that the document had before. */
  aliases: z.array(slug).optional(),
};

/** What a document may say of when it is seen. */
const scheduled = {
  ...addressed,
  draft: z.boolean().optional(),
  published: moment.optional(),
};

export const redirectsSchema = z.array(
  documentObject({
    from: matching(/^\/(?!\/)[^?#\s]*$/, 'Write a path from the site root, such as /old/page.'),
    to: matching(
      /^(?:\/(?!\/)|https:\/\/[^\s/])\S*$/,
      'Write a path from the site root, or an https address.',
    ).optional(),
    status: z.literal([301, 302, 410]).optional(),
  }),
);

export const authorsSchema = z.record(slug, documentObject({ name: text, bio: text, photo: file }));

export const postSchema = (authors: KnownWords) =>
  documentObject({
    title: text,
    description,
    category: text,
    cover: file,
    cover_alt: text,
    author: author(authors),
    updated: day.optional(),
    tags: z.array(text).default([]),
    guide: z.boolean().default(false),
    trending: z.boolean().default(false),
    featured: z.boolean().default(false),
    faqs: z.array(documentObject({ question: text, answer: text })).default([]),
    ...scheduled,
    published: moment,
  });

export const helpCategorySchema = documentObject({
  name: text,
  description: text,
  order: z.number(),
  subcategories: z.array(documentObject({ id: slug, name: text })).min(1),
  ...addressed,
});

export const articleSchema = (authors: KnownWords, subcategories: KnownWords) =>
  documentObject({
    title: text,
    description,
    subcategory: known(subcategories, 'But _category.yaml has no such id.'),
    order: z.number(),
    author: author(authors),
    updated: day,
    tags: z.array(text).default([]),
    ...scheduled,
  });

export const legalSchema = documentObject({ title: text, updated: day });

const webinar = {
  title: text,
  description,
  cover: file,
  cover_alt: text,
  presented_by: text,
  presenter_role: text,
  host_image: file,
  updated: day,
  ...scheduled,
};

export const eventSchema = documentObject({
  ...webinar,
  date: text.refine(
    isDayAndTime,
    'Write a day and a time in quotes, such as "2026-12-03 13:00" or "+9d 13:00".',
  ),
  duration: text.refine(isDuration, 'Write it as 45 minutes, 1 hour or 1 hour 30 minutes.'),
  /** Seats; unlimited if left out. */
  capacity: z.int().positive('Write how many places there are, 1 or more.').optional(),
  /** It does not take place. */
  canceled: z.boolean().optional(),
});

const YOUTUBE_ADDRESS = /^https:\/\/(?:www\.youtube\.com\/watch\?v=|youtu\.be\/)[\w-]+/;

export const videoSchema = documentObject({
  ...webinar,
  type: z.enum(['mp4', 'youtube']),
  video_url: file,
  captions: file.optional(),
  poster: file.optional(),
  duration: text,
}).refine((video) => video.type !== 'youtube' || YOUTUBE_ADDRESS.test(video.video_url), {
  path: ['video_url'],
  error: 'A video of type youtube needs an address such as https://www.youtube.com/watch?v=...',
});

const address = z.url({
  protocol: /^https?$/,
  error: 'Write an address that begins with https://.',
});
const email = z.email('Write an e-mail address, such as hello@example.com.');

const isTimeZone = (zone: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: zone }));
  } catch {
    return false;
  }
};

/** Names of the networks that public/social-icons.svg has a symbol for. */
export const SOCIAL_NETWORKS = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  mastodon: 'Mastodon',
  x: 'X',
  youtube: 'YouTube',
} as const;
const socialNetworks = Object.keys(SOCIAL_NETWORKS) as (keyof typeof SOCIAL_NETWORKS)[];

export const siteSchema = documentObject({
  name: text,
  legal_name: text,
  line: text,
  copyright: text,
  signature: text,
  address: documentObject({
    street: text,
    city: text,
    region: text.optional(),
    postal_code: text,
    country: matching(/^[A-Z]{2}$/, 'Write the two letters of ISO 3166-1, such as US.'),
  }),
  phone: matching(
    /^\+\d{7,15}$/,
    "Write it in E.164 and in quotes, such as '+15035550188'.",
  ).optional(),
  time_zone: text
    .refine(isTimeZone, 'Write a time zone of the IANA database, such as America/New_York.')
    .default(EVENT_TIME_ZONE),
  emails: documentObject({ sender: email, sales: email }),
  application: documentObject({ login: address, get_started: address }),
  social: z
    .array(
      documentObject({ network: z.enum(socialNetworks), url: address }).transform((profile) => ({
        ...profile,
        label: SOCIAL_NETWORKS[profile.network],
      })),
    )
    .default([]),
});

const OPENING = /^([01]\d|2[0-3]):00-([01]\d|2[0-3]):00$/;
const opening = text
  .regex(OPENING, 'Write the first and the last hour at which a demo begins, such as 09:00-18:00.')
  .transform((hours): [first: number, last: number] => {
    const [, first, last] = OPENING.exec(hours) ?? [];
    return [Number(first), Number(last)];
  })
  .refine(([first, last]) => first <= last, 'The first hour comes before the last.')
  .optional();

/** When demos are given; each of it that is left out is as it says here. */
export const officeSchema = documentObject({
  hours: documentObject({
    sunday: opening,
    monday: opening,
    tuesday: opening,
    wednesday: opening,
    thursday: opening,
    friday: opening,
    saturday: opening,
  }),
  holidays: z
    .array(
      text.refine(
        (holiday) => /^\d{4}-/.test(holiday) && isDay(holiday),
        'Write a day that there is, such as 2026-12-25.',
      ),
    )
    .default([]),
  notice_hours: z.int().min(0).max(720).default(1),
  capacity: z.int().min(1).max(1000).default(1),
  days_ahead: z.int().min(1).max(120).default(60),
});

export const integrationsSchema = z.array(
  documentObject({ name: text, description: text, logo: file, article: text.optional() }),
);

const rows = z.array(documentObject({ key: text, name: text }));
const booleanValue = { type: z.literal('boolean'), value: z.boolean() };
const shownValue = {
  type: z.literal('value'),
  value: z.union([z.string(), z.number()], 'Write text or a number.'),
};
const unknownType = (issue: { code?: string }) =>
  issue.code === 'invalid_union' ? 'Use one of: boolean, value.' : undefined;

export const plansSchema = documentObject({
  features: rows,
  additionalUsageCharges: rows,
  plans: z.array(
    documentObject({
      name: text,
      title: text,
      description: text,
      isPopular: z.boolean().default(false),
      monthlyPrice: z.number().nonnegative(),
      annualPrice: z.number().nonnegative(),
      features: z.record(
        z.string(),
        z.discriminatedUnion(
          'type',
          [
            documentObject({ ...booleanValue, name: text }),
            documentObject({ ...shownValue, name: text }),
          ],
          { error: unknownType },
        ),
      ),
      additionalUsageCharges: z.record(
        z.string(),
        z.discriminatedUnion('type', [documentObject(booleanValue), documentObject(shownValue)], {
          error: unknownType,
        }),
      ),
    }),
  ),
});

export type ArticleData = z.infer<ReturnType<typeof articleSchema>>;
export type EventData = z.infer<typeof eventSchema>;
export type VideoData = z.infer<typeof videoSchema>;
export type PlansData = z.infer<typeof plansSchema>;
