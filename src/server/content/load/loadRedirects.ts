import { z } from 'zod';
import { API_PREFIX } from '../../../contract/calls.ts';
import { documentFile } from '../../../contract/documents.ts';
import { FEATURE_SLUGS } from '../../../contract/navigation.ts';
import { filePaths, paths } from '../../../contract/paths.ts';
import type { ContentReader, SourceDocument } from './contentReader.ts';
import { documentObject, exactText, matching } from './documentFields.ts';
import { normalizePath, pathOf, type Redirect, type Redirects } from './redirects.ts';

interface Entry {
  key: string;
  redirect: Redirect;
  report: (message: string) => void;
}

export const FIXED_ADDRESSES: readonly string[] = [
  ...Object.values({ ...paths, ...filePaths }).filter((path) => typeof path === 'string'),
  ...FEATURE_SLUGS.map(paths.feature),
];

/** The addresses of all pages, and the former addresses that documents list as `aliases`. */
export class SiteAddresses {
  readonly pages = new Set(FIXED_ADDRESSES.map(normalizePath));
  readonly aliases: Entry[] = [];

  constructor() {
    // A post, which may be missing.
    this.pages.delete(normalizePath(paths.whatsNew));
  }

  add(
    addressOf: (slug: string) => string,
    { slug, data, report }: Omit<SourceDocument<{ aliases?: string[] | undefined }>, 'body'>,
  ): void {
    const to = addressOf(slug);
    this.pages.add(normalizePath(to));
    data.aliases?.forEach((alias, index) => {
      this.aliases.push({
        key: normalizePath(addressOf(alias)),
        redirect: { status: 301, to },
        report: (message) => report(['aliases', index], message),
      });
    });
  }
}

/** What the server answers without asking for redirects, and all below it. */
const SERVER_ADDRESSES = [
  '/.well-known',
  '/admin',
  '/assets',
  '/calendar',
  '/favicon.ico',
  '/healthz',
  '/link-pictures',
  '/llms.txt',
  '/manifest.webmanifest',
  '/media',
  '/readyz',
  '/robots.txt',
  '/sitemap.xml',
];

const isAtOrBelow = (key: string, address: string): boolean =>
  key === address || key.startsWith(`${address}/`);

const SITE = 'https://site.invalid';

/** Browsers read a backslash as a slash, so that another site may follow a path. */
const isTarget = (to: string): boolean => {
  if (/\s/.test(to) || !/^(?:\/|https:\/\/[^/])/.test(to)) return false;
  const url = URL.parse(to, SITE);
  return url !== null && (to.startsWith('https://') || url.origin === SITE);
};

export const redirectsSchema = z.array(
  documentObject({
    from: matching(/^\/(?!\/)[^?#\s]*$/, 'Write a path from the site root, such as /old/page.'),
    to: exactText
      .refine(isTarget, 'Write a path from the site root, or an https address.')
      .optional(),
    status: z.literal([301, 302, 410]).optional(),
  }),
);

const readEntries = (reader: ContentReader): Entry[] => {
  const file = documentFile('redirects');
  const document = reader.files.has(file) && reader.read(file, redirectsSchema);
  if (!document) return [];
  return document.data.map(({ from, to, status = 301 }, index) => {
    const report = (message: string) => document.report([index, 'from'], message);
    if (status === 410 && to !== undefined)
      report('An address with status 410 has no target. Remove "to".');
    if (status !== 410 && to === undefined) report('"to" is missing. Add it, or "status: 410".');
    const redirect: Redirect =
      status === 410 || to === undefined ? { status: 410 } : { status, to };
    return { key: normalizePath(from), redirect, report };
  });
};

const targetKey = (redirect: Redirect | undefined): string | undefined =>
  redirect && 'to' in redirect && redirect.to.startsWith('/')
    ? normalizePath(pathOf(redirect.to))
    : undefined;

export const loadRedirects = (
  reader: ContentReader,
  { pages, aliases }: SiteAddresses,
): Redirects => {
  const redirects = new Map<string, Redirect>();
  const entries: Entry[] = [];
  for (const entry of [...aliases, ...readEntries(reader)]) {
    const { key, redirect, report } = entry;
    if (pages.has(key)) report(`${key} is the address of a page. Rename or remove one of the two.`);
    else if (isAtOrBelow(key, API_PREFIX))
      report(`${key} belongs to the API. Choose another address.`);
    else if (SERVER_ADDRESSES.some((address) => isAtOrBelow(key, address)))
      report(`${key} belongs to the server. Choose another address.`);
    else if (redirects.has(key)) report(`${key} is redirected already. Remove one of the two.`);
    else {
      redirects.set(key, redirect);
      entries.push(entry);
    }
  }
  for (const { key, redirect, report } of entries) {
    const target = targetKey(redirect);
    if (target !== undefined && redirects.has(target))
      report(`${key} -> ${target} is redirected again. Redirect it to the last address directly.`);
  }
  return redirects;
};
