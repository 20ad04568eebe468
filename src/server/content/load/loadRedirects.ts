import { API_PREFIX } from '../../../contract/calls.ts';
import type { ContentReader } from './contentReader.ts';
import { redirectsSchema } from './documentSchemas.ts';
import { addressKey } from './redirects.ts';
import type { Redirect, Redirects } from './redirects.ts';
import type { SiteAddresses } from './siteAddresses.ts';

const FILE = 'redirects.yaml';

interface Entry {
  key: string;
  redirect: Redirect;
  report: (message: string) => void;
}

const readEntries = async (reader: ContentReader): Promise<Entry[]> => {
  if (!reader.has(FILE)) return [];
  const document = await reader.readYamlFile(FILE, redirectsSchema);
  return (document?.data ?? []).map(({ from, to, status = 301 }, index): Entry => {
    const report = (message: string) => document!.report([index, 'from'], message);
    if (status === 410 && to !== undefined) report('What is gone leads nowhere. Remove "to".');
    if (status !== 410 && to === undefined) report('"to" is missing. Add it, or "status: 410".');
    const redirect: Redirect =
      status === 410 || to === undefined ? { status: 410 } : { status, to };
    return { key: addressKey(from), redirect, report };
  });
};

const keyOfTarget = (redirect: Redirect): string | undefined =>
  'to' in redirect && redirect.to.startsWith('/')
    ? addressKey(/^[^?#]*/.exec(redirect.to)![0])
    : undefined;

/** The addresses that lead on from one, until one leads nowhere or was there before. */
const wayFrom = (start: string, redirects: Redirects): string[] => {
  const way = [start];
  for (;;) {
    const redirect = redirects.get(way.at(-1)!);
    const next = redirect && keyOfTarget(redirect);
    if (next === undefined) return way;
    way.push(next);
    if (way.indexOf(next) < way.length - 1) return way;
  }
};

/**
 * Reads redirects.yaml and joins the former names of documents to it. Each leads in one step to what is there: whatever
 * leads in circles, by way of another, or from an address that has a page, is noted.
 */
export const loadRedirects = async (
  reader: ContentReader,
  addresses: SiteAddresses,
): Promise<Redirects> => {
  const redirects = new Map<string, Redirect>();
  const entries: Entry[] = [];
  for (const entry of [...addresses.aliases(), ...(await readEntries(reader))]) {
    const { key, redirect, report } = entry;
    if (addresses.has(key)) {
      report(`${key} is a page, which nobody would see. Rename or remove one of the two.`);
    } else if (key === API_PREFIX || key.startsWith(`${API_PREFIX}/`)) {
      report(`${key} belongs to the API. Choose another address.`);
    } else if (redirects.has(key)) {
      report(`${key} leads somewhere else already. Remove one of the two.`);
    } else {
      redirects.set(key, redirect);
      entries.push(entry);
    }
  }
  for (const { key, redirect, report } of entries) {
    const target = keyOfTarget(redirect);
    if (target === undefined || !redirects.has(target)) continue;
    const way = wayFrom(key, redirects);
    report(
      way.length > 1 && way.at(-1) === key
        ? `${way.join(' leads to ')}: a circle. Lead it to a page.`
        : `${way.join(' leads to ')}. Lead it to ${way.at(-1)} at once.`,
    );
  }
  return redirects;
};
