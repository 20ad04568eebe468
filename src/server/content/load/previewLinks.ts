import { createHmac, timingSafeEqual } from 'node:crypto';

/** Name of the parameter that lets a page be seen before its time. */
export const PREVIEW_PARAMETER = 'preview';

const signatureOf = (secret: string, path: string, expires: string): Buffer =>
  createHmac('sha256', secret).update(`preview ${expires} ${path}`).digest();

/**
 * What an address needs to be shown although visitors don't see it yet: when that ends, and a signature of both.
 * @param expires Unix time in milliseconds
 */
export const previewToken = (secret: string, path: string, expires: number): string => {
  const end = String(Math.floor(expires / 1000));
  return `${end}.${signatureOf(secret, path, end).toString('base64url')}`;
};

/** Whether a token is this secret's for this path, and has not expired. */
export const isPreviewToken = (
  secret: string,
  path: string,
  token: string,
  now: number,
): boolean => {
  const [, end, signature] = /^(\d{1,12})\.([\w-]+)$/.exec(token) ?? [];
  if (end === undefined || signature === undefined || Number(end) * 1000 <= now) return false;
  const given = Buffer.from(signature, 'base64url');
  const right = signatureOf(secret, path, end);
  return given.length === right.length && timingSafeEqual(given, right);
};
