export const isDecodable = (path: string): boolean => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

/** Decodes a path; returns an invalid one unchanged. */
export const decodedPath = (path: string): string =>
  isDecodable(path) ? decodeURIComponent(path) : path;

/** Replaces repeated slashes, except at the start, where two of them name a host. */
export const withSingleSlashes = (url: string): string =>
  url.replace(/^[^?]*/, (path) => path.replace(/(?<=[^/])\/{2,}/g, '/'));

/** A path in lower case, with percent-encoding in upper case. */
export const inLowerCase = (path: string): string =>
  path.replace(/%[\dA-F]{2}|[A-Z]/g, (match) => (match.length > 1 ? match : match.toLowerCase()));
