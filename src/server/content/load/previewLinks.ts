import { createHmac, timingSafeEqual } from 'node:crypto';

export const PREVIEW_PARAMETER = 'preview';

const sign = (secret: string, path: string, expires: string): Buffer =>
  createHmac('sha256', secret).update(`preview ${expires} ${path}`).digest();

/** @param expires Unix time in milliseconds */
export const previewToken = (secret: string, path: string, expires: number): string => {
  const seconds = String(Math.floor(expires / 1000));
  return `${seconds}.${sign(secret, path, seconds).toString('base64url')}`;
};

export const isPreviewToken = (
  secret: string,
  path: string,
  token: string,
  now: number,
): boolean => {
  const [, seconds, signature] = /^(\d{1,12})\.([\w-]+)$/.exec(token) ?? [];
  if (seconds === undefined || signature === undefined || Number(seconds) * 1000 <= now)
    return false;
  const given = Buffer.from(signature, 'base64url');
  const expected = sign(secret, path, seconds);
  return given.length === expected.length && timingSafeEqual(given, expected);
};
