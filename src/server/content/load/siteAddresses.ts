import { FEATURE_SLUGS, paths } from '../../../contract/paths.ts';
import type { SourceDocument } from './contentReader.ts';
import type { Redirect } from './redirects.ts';
import { addressKey } from './redirects.ts';

/** A former address, and who says so. */
interface Alias {
  key: string;
  redirect: Redirect;
  report: (message: string) => void;
}

/** Every address that a content folder gives a page, and those that its documents had before. */
export interface SiteAddresses {
  /** Takes a document in by its address, and its former names. */
  add: (
    addressOf: (slug: string) => string,
    slug: string,
    document: Pick<SourceDocument<{ aliases?: string[] | undefined }>, 'data' | 'report'>,
  ) => void;
  has: (key: string) => boolean;
  aliases: () => readonly Alias[];
}

/** The pages that are there whatever the content; what has a parameter is no page. */
export const FIXED_ADDRESSES: readonly string[] = [
  ...Object.values(paths).filter((path) => typeof path === 'string'),
  ...FEATURE_SLUGS.map(paths.feature),
];

export const createSiteAddresses = (): SiteAddresses => {
  // `whatsNew` is the address of a document, if there is one.
  const pages = new Set(FIXED_ADDRESSES.map(addressKey));
  pages.delete(addressKey(paths.whatsNew));
  const aliases: Alias[] = [];
  return {
    add(addressOf, slug, { data, report }) {
      const to = addressOf(slug);
      pages.add(addressKey(to));
      data.aliases?.forEach((alias, index) => {
        aliases.push({
          key: addressKey(addressOf(alias)),
          redirect: { status: 301, to },
          report: (message) => report(['aliases', index], message),
        });
      });
    },
    has: (key) => pages.has(key),
    aliases: () => aliases,
  };
};
