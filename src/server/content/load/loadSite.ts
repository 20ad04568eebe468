import { z } from 'zod';
import { ORIGINAL_COLORS, weakContrasts } from '../../../lib/brandColors.ts';
import { DEFAULT_RECEIPT_PREFIX, EVENT_TIME_ZONE } from '../../../contract/constants.ts';
import { documentFile } from '../../../contract/documents.ts';
import { clockTime } from '../../../lib/dayTexts.ts';
import { zoneName } from '../../../lib/zonedTime.ts';
import { readTimeZone } from '../../../lib/timeZone.ts';
import { asWritten } from '../../../lib/homePhone.ts';
import { ContentError, ContentReader } from './contentReader.ts';
import { DocumentFiles, type ReadableStorage } from './documentFiles.ts';
import { findFormerVersions, type FormerVersions } from './formerVersions.ts';
import { readableFolder } from './readableFolder.ts';
import { documentObject, hourSpan, matching, text } from './documentFields.ts';

const address = z.url({
  protocol: /^https?$/,
  error: 'Write an address that begins with https://.',
});
const email = z.email('Write an email address, such as hello@example.com.');

const USUAL_TRIAL_DAYS = 14;

/** Networks that public/social-icons.svg has a symbol for. */
export const SOCIAL_NETWORKS = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  mastodon: 'Mastodon',
  x: 'X',
  youtube: 'YouTube',
} as const;
const socialNetworks = Object.keys(SOCIAL_NETWORKS) as (keyof typeof SOCIAL_NETWORKS)[];

const hexColor = matching(
  /^#[\dA-Fa-f]{6}$/,
  `Write it in quotes, such as '${ORIGINAL_COLORS.brand}'.`,
).toUpperCase();

export const siteSchema = documentObject({
  name: text,
  legal_name: text,
  line: text,
  colors: documentObject({
    brand: hexColor.default(ORIGINAL_COLORS.brand),
    accent: hexColor.default(ORIGINAL_COLORS.accent),
    surface: hexColor.default(ORIGINAL_COLORS.surface),
    text: hexColor.default(ORIGINAL_COLORS.text),
  }).prefault({}),
  logo: matching(
    /^[\w-]+\.svg$/,
    'Name an SVG file beside site.yaml, such as logo.svg.',
  ).optional(),
  copyright: text,
  signature: text,
  receipt_prefix: matching(/^[A-Z]{1,3}$/, 'Write one to three capital letters.').default(
    DEFAULT_RECEIPT_PREFIX,
  ),
  address: documentObject({
    street: text,
    city: text,
    region: text.optional(),
    postal_code: text,
    country: matching(/^[A-Z]{2}$/, 'Write the two letters of ISO 3166-1, such as US.'),
  }),
  phone: matching(
    /^\+\d{7,15}$/,
    'Begin with + and the code of the country, such as +15035550188. In a file, put it in quotes.',
  ).optional(),
  time_zone: text
    .refine(readTimeZone, 'Write a time zone of the IANA database, such as America/New_York.')
    .default(EVENT_TIME_ZONE),
  // Support may end after midnight.
  support: documentObject({ days: text, hours: hourSpan }),
  trial_days: z.int().min(1).max(365).default(USUAL_TRIAL_DAYS),
  emails: documentObject({
    sender: email,
    sales: email,
    support: email,
    privacy: email,
    legal: email,
  }),
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

export type SiteFile = z.infer<typeof siteSchema>;

export const loadSite = (reader: ContentReader): SiteFile | undefined => {
  const document = reader.read(documentFile('site'), siteSchema);
  if (!document) return undefined;
  const { colors, logo } = document.data;
  for (const { role, message } of weakContrasts(colors)) document.report(['colors', role], message);
  if (logo !== undefined && !reader.files.has(logo))
    document.report(['logo'], `The file ${logo} is missing. Add it beside site.yaml.`);
  const networks = document.data.social.map(({ network }) => network);
  for (const [index, network] of networks.entries()) {
    if (networks.indexOf(network) < index)
      document.report(['social', index, 'network'], `"${network}" is listed twice. Remove one.`);
  }
  return document.data;
};

/** `Monday to Saturday, 8 AM to 8 PM Pacific`, where no line ends before AM or PM. */
export const supportHours = ({ support, time_zone }: SiteFile): string => {
  const zone = zoneName(Date.now(), time_zone).replace(/ Time$/, '');
  const [from, to] = support.hours.map((hour) => clockTime(hour).replace(/(:00)? /, '\u00a0'));
  return `${support.days}, ${from} to ${to} ${zone}`;
};

export const placeholdersOf = (site: SiteFile): Record<string, string> => ({
  support_hours: supportHours(site),
  support_email: site.emails.support,
  privacy_email: site.emails.privacy,
  legal_email: site.emails.legal,
  ...(site.phone && { phone: asWritten(site.phone), phone_href: `tel:${site.phone}` }),
  city: site.address.city,
  trial_days: String(site.trial_days),
  ...(site.address.region && { region: site.address.region }),
  name: site.name,
  legal_name: site.legal_name,
});

/** @throws ContentError for a file that can't be used */
export const readUsableSite = async (storage: ReadableStorage) => {
  const path = documentFile('site');
  const files = await DocumentFiles.list(storage);
  await files.parse(path, {});
  // First without the history, which is read only for a file that can't be used.
  const isUsable = loadSite(new ContentReader(files)) !== undefined;
  const former: FormerVersions = isUsable
    ? new Map()
    : await findFormerVersions(storage, [path], () => ({}));
  const reader = new ContentReader(files, { former });
  const site = loadSite(reader);
  if (!site) throw new ContentError(reader.problems);
  return { site, problems: reader.problems };
};

/** @throws ContentError for any problem */
export const readSiteFile = async (folder: string): Promise<SiteFile> => {
  const { site, problems } = await readUsableSite(readableFolder(folder));
  if (problems.length > 0) throw new ContentError(problems);
  return site;
};
