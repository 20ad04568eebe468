import {
  BROTLI_QUALITY,
  negotiateCoding,
  packBrotli,
  packGzip,
  type BrotliQuality,
  type Coding,
} from '../contentCoding.ts';
import { knownTag, tagOfCoding } from '../entityTags.ts';
import type { Cacheable } from './pageCache.ts';
import type { RenderedPage } from './renderPage.tsx';

/** Names and values in turn, as Node writes them. */
export type RawHeaders = readonly string[];

/** A page in one coding. */
interface Variant {
  body: Buffer;
  etag: string;
  headers: RawHeaders;
}

/** A page as bytes that are ready to be sent. */
export interface FinishedPage extends Cacheable, Pick<RenderedPage, 'picture'> {
  policy: string;
  /** Of the plain bytes. */
  etag: string;
  variants: { identity: Variant } & Partial<Record<Coding, Variant>>;
  /** Brotli has done what it can. */
  isBest: boolean;
}

/** What the page says of itself in every answer, 304 included. */
const ownHeaders = (policy: string, etag: string): RawHeaders => [
  'content-security-policy',
  policy,
  'vary',
  'accept-encoding',
  'etag',
  etag,
];

const variantOf = (policy: string, etag: string, body: Buffer, coding: Coding): Variant => ({
  body,
  etag,
  headers: [
    ...ownHeaders(policy, etag),
    'content-type',
    'text/html; charset=utf-8',
    ...(coding === 'identity' ? [] : ['content-encoding', coding]),
    'content-length',
    String(body.length),
  ],
});

const brotliVariant = async (
  { policy, etag }: Pick<FinishedPage, 'policy' | 'etag'>,
  plain: Buffer,
  quality: BrotliQuality,
): Promise<Variant> => {
  const suffix = quality === BROTLI_QUALITY.best ? 'br' : `br${quality}`;
  const body = await packBrotli(plain, quality);
  return variantOf(policy, tagOfCoding(etag, suffix), body, 'br');
};

const gzipVariant = async ({ policy, etag }: RenderedPage, plain: Buffer): Promise<Variant> =>
  variantOf(policy, tagOfCoding(etag, 'gzip'), await packGzip(plain), 'gzip');

const bytesOf = ({ body }: RenderedPage): Buffer => Buffer.from(body.buffer);

/** The page for one answer: compressed for that alone, and in a hurry. */
export const finishOnce = async (page: RenderedPage, coding: Coding): Promise<FinishedPage> => {
  const { policy, etag, status, isWhole } = page;
  const plain = bytesOf(page);
  const variants: FinishedPage['variants'] = {
    identity: variantOf(policy, etag, plain, 'identity'),
  };
  if (coding === 'br') variants.br = await brotliVariant(page, plain, BROTLI_QUALITY.once);
  if (coding === 'gzip') variants.gzip = await gzipVariant(page, plain);
  return { policy, etag, status, isWhole, variants, isBest: false };
};

/** In memory of its own: a small part of a larger piece would keep the whole of it. */
const alone = (variant: Variant): Variant => {
  const body = Buffer.allocUnsafeSlow(variant.body.length);
  variant.body.copy(body);
  return { ...variant, body };
};

/**
 * The page for everybody who will come.
 * @param known what was kept of it before; most renewals change nothing, and what is compressed already stays
 */
export const finishToKeep = async (
  page: RenderedPage,
  known?: FinishedPage,
): Promise<FinishedPage> => {
  const { policy, etag, status, isWhole, picture } = page;
  if (known?.etag === etag && known.status === status && known.isWhole === isWhole) return known;
  const plain = bytesOf(page);
  const [br, gzip] = await Promise.all([
    brotliVariant(page, plain, BROTLI_QUALITY.kept),
    gzipVariant(page, plain),
  ]);
  const identity = variantOf(policy, etag, plain, 'identity');
  return {
    policy,
    etag,
    status,
    isWhole,
    picture,
    variants: { identity: alone(identity), br: alone(br), gzip: alone(gzip) },
    isBest: false,
  };
};

/** The same page, as small as it gets. Takes long. */
export const packBest = async (page: FinishedPage): Promise<FinishedPage> => {
  const br = await brotliVariant(page, page.variants.identity.body, BROTLI_QUALITY.best);
  return { ...page, variants: { ...page.variants, br: alone(br) }, isBest: true };
};

/** A page as it is written into a file: what was rendered, its HTML as text. */
export type WrittenPage = Omit<RenderedPage, 'body'> & { body: string };

export const writePage = ({
  policy,
  etag,
  status,
  isWhole,
  picture,
  variants,
}: FinishedPage): WrittenPage => ({
  body: variants.identity.body.toString(),
  policy,
  etag,
  status,
  isWhole,
  picture,
});

/** @param written by `writePage` */
export const readPage = (written: WrittenPage): Promise<FinishedPage> =>
  finishToKeep({ ...written, body: new TextEncoder().encode(written.body) });

/** Memory that a page takes: its bodies and its policy. */
export const bytesOfPage = ({ policy, variants }: FinishedPage): number =>
  Object.values(variants).reduce((sum, { body }) => sum + body.length, policy.length);

/** What a page answers to a request, but for what every answer of the site carries. */
export interface PageResponse {
  status: number;
  headers: RawHeaders;
  /** Undefined: 304. */
  body: Buffer | undefined;
}

/** Answers with the page, or says to who has it that it has not changed. Works nothing out but which of its bytes. */
export const respondWith = (
  page: FinishedPage,
  requested: { 'accept-encoding'?: string | undefined; 'if-none-match'?: string | undefined },
): PageResponse => {
  const { variants, status } = page;
  const variant = variants[negotiateCoding(requested['accept-encoding'])] ?? variants.identity;
  const known =
    status === 200 ? knownTag(page.etag, variant.etag, requested['if-none-match']) : undefined;
  return known === undefined
    ? { status, headers: variant.headers, body: variant.body }
    : { status: 304, headers: ownHeaders(page.policy, known), body: undefined };
};
