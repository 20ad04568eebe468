const STRONG_TAG = /^"[^"]*"$/;

/** A coding at the end of a tag, with Brotli's quality where it isn't the best. */
const CODING = /-(?:br\d*|gzip)"$/;

/** What a tag names, whichever way a proxy has weakened it and a coding has lengthened it. */
const bareTag = (tag: string): string => tag.replace(/^W\//, '').replace(CODING, '"');

/**
 * The tag of the same page in other bytes: a strong tag names bytes (RFC 9110 §8.8.3.3).
 * @param suffix names the bytes: the coding and, for Brotli below its best, the quality
 */
export const tagOfCoding = (etag: string, suffix: string): string =>
  `${etag.slice(0, -1)}-${suffix}"`;

/**
 * The tag by which the requester has the page already (RFC 9110 §13.1.2), in whatever coding: the one that both know
 * is the one to answer with. Undefined when it has another page or none.
 * @param etag the strong tag of the plain bytes
 * @param own the tag of the bytes that would be sent
 * @param ifNoneMatch the request's header
 */
export const knownTag = (
  etag: string,
  own: string,
  ifNoneMatch: string | undefined,
): string | undefined => {
  if (ifNoneMatch === undefined) return undefined;
  const same = ifNoneMatch
    .split(',')
    .map((tag) => tag.trim())
    .find((tag) => tag === '*' || bareTag(tag) === etag);
  if (same === undefined) return undefined;
  return STRONG_TAG.test(same) ? same : own;
};
