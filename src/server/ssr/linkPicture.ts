import { createHash } from 'node:crypto';
import { paths } from '../../contract/paths.ts';
import { linkPictureStrings } from '../../strings/pageHead.ts';
import { color } from '../../theme/tokens.ts';
import type { PageFacts } from '../../ui/PageMeta.tsx';
import type { PageSubject } from './pageSubject.ts';

export const PICTURE_SIZE = { width: 1200, height: 630 };

/** Increase it when the drawing changes, so that every picture gets a new address. */
const DRAWING = 2;

export interface LinkPictureTexts {
  brand: string;
  title: string;
  /** `Blog`, or ''. */
  kind: string;
  /** Path or URL of the page's own picture, or ''. */
  cover: string;
}

export interface LinkPicture {
  facts: LinkPictureTexts;
  address: string;
}

export const SHARING_IMAGE = '/brand/og-image.png';

export const PICTURES_PREFIX = '/link-pictures/';
const ENDING = '.png';

export const pageOfPicture = (pathname: string): string | undefined => {
  if (!pathname.startsWith(PICTURES_PREFIX) || !pathname.endsWith(ENDING)) return undefined;
  const rest = pathname.slice(PICTURES_PREFIX.length, -ENDING.length);
  const page = rest.indexOf('/');
  return page === -1 ? undefined : rest.slice(page);
};

const FEATURE = paths.feature.pattern.replace(/:\w+$/, '');

const kindAndCover = (
  subject: PageSubject,
  path: string,
): Pick<LinkPictureTexts, 'kind' | 'cover'> => {
  const { post, event, video } = subject;
  if (post) return { kind: linkPictureStrings.post, cover: post.cover_photo };
  if (event) return { kind: linkPictureStrings.event, cover: event.cover_photo };
  if (video) return { kind: linkPictureStrings.video, cover: video.cover_photo };
  if (path.startsWith(FEATURE)) {
    const door = `/doors/${path.slice(FEATURE.length)}.svg`;
    return { kind: linkPictureStrings.feature, cover: door };
  }
  const isHelp = path.startsWith(`${paths.helpCenter}/`);
  return { kind: isHelp ? linkPictureStrings.article : '', cover: '' };
};

const DRAWABLE =
  /^[ -~\u00A0-\u00A3\u00A7-\u00AB\u00AE-\u00B0\u00B4\u00B6-\u00B8\u00BA\u00BB\u00BF-\u0107\u010A-\u0113\u0116-\u011B\u011E-\u0123\u0126\u0127\u012A\u012B\u012E-\u0133\u0136\u0137\u0139-\u013E\u0141-\u0148\u014A-\u014D\u0150-\u015B\u015E-\u0161\u0164\u0165\u016A-\u017E\u0218-\u021B\u2013\u2014\u2018-\u201A\u201C-\u201E\u2022\u2026\u2039\u203A\u20AC\u2122\u2212]*$/;

/** Undefined for a page that is not indexed and for a title with characters that the font lacks. */
export const linkPictureOf = ({ title, path }: PageFacts, subject: PageSubject, brand: string) => {
  if (path === undefined) return undefined;
  const [page = ''] = path.split('?');
  // The picture shows the brand above the title.
  const facts = {
    brand,
    title: title.replace(`${brand} | `, ''),
    ...kindAndCover(subject, page),
  };
  if (!DRAWABLE.test(brand + facts.title)) return undefined;
  const hash = createHash('sha256')
    .update(JSON.stringify([DRAWING, color.dusk, color.lit, facts]))
    .digest('base64url')
    .slice(0, 16);
  const place = page === paths.home ? paths.homeAlias : page;
  return { facts, address: `${PICTURES_PREFIX}${hash}${place}${ENDING}` };
};
