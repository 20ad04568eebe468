/** Stands for our own origin while an address is read; never shown. */
const OWN_ORIGIN = 'https://own.invalid';
/** Something to download rather than a page. */
const FILE_PATH = /^\/api\/|\.[a-z0-9]{1,5}$/i;

/** Read as a browser reads it, so that hidden line breaks and the like deceive nobody. */
const readAddress = (value: string): URL | null => {
  try {
    return new URL(value, OWN_ORIGIN);
  } catch {
    return null;
  }
};

export type LinkTarget =
  { kind: 'page'; path: string } | { kind: 'here'; href: string } | { kind: 'away'; href: string };

/**
 * Where a link of content leads: to a page of ours, somewhere on this page or on our server, or away. Null for nowhere.
 * Whether it may lead there is for the allow-list to say.
 */
export const linkTarget = (value: string | undefined, siteUrl: string): LinkTarget | null => {
  const href = value?.trim() ?? '';
  const url = readAddress(href);
  if (!href || !url) return null;
  if (url.origin !== OWN_ORIGIN && url.origin !== siteUrl) return { kind: 'away', href };
  const isPage = url.origin === siteUrl || /^\/(?![/\\])/.test(href);
  if (!isPage || FILE_PATH.test(url.pathname)) return { kind: 'here', href };
  return { kind: 'page', path: url.pathname + url.search + url.hash };
};
