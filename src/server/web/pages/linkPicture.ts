import { createHash } from 'node:crypto';
import { paths } from '../../../contract/paths.ts';
import { linkPictureStrings } from '../../../strings/linkPicture.ts';
import type { PageFacts } from '../../../ui/PageFacts.ts';
import type { PageSubject } from './pageSubject.ts';

/** Pixels of a picture that stands for a link: what the networks ask for (https://ogp.me, twice 600 by 315). */
export const PICTURE_SIZE = { width: 1200, height: 630 };

/** Whoever changes how pictures are drawn counts on: each then has another address. */
const DRAWING = 1;

/** What is on a page's picture. */
export interface PictureFacts {
  /** The brand's name. */
  brand: string;
  title: string;
  /** `Blog`; '' where there is nothing to say. */
  kind: string;
  /** Path or https address of the page's own picture; '' for the street. */
  cover: string;
}

/** A page's picture: what is on it, and where it is. */
export interface LinkPicture {
  facts: PictureFacts;
  /** Path, named by what is on the picture: another picture has another. */
  address: string;
}

/** What a link shows of a page that has no picture of its own. */
export const SHARING_IMAGE = '/brand/og-image.png';

export const PICTURES_PREFIX = '/link-pictures/';
const ENDING = '.png';

/** The page whose picture an address names, `/link-pictures/HASH/blog/post/x.png`; undefined where it names none. */
export const pageOfPicture = (pathname: string): string | undefined => {
  if (!pathname.startsWith(PICTURES_PREFIX) || !pathname.endsWith(ENDING)) return undefined;
  const rest = pathname.slice(PICTURES_PREFIX.length, -ENDING.length);
  const page = rest.indexOf('/');
  return page === -1 ? undefined : rest.slice(page);
};

const FEATURE = paths.feature.pattern.replace(/:\w+$/, '');

const kindAndCover = (subject: PageSubject, path: string): Pick<PictureFacts, 'kind' | 'cover'> => {
  switch (subject.kind) {
    case 'post':
      return { kind: linkPictureStrings.post, cover: subject.post.cover_photo };
    case 'event':
      return { kind: linkPictureStrings.event, cover: subject.event.cover_photo };
    case 'video':
      return { kind: linkPictureStrings.video, cover: subject.video.cover_photo };
    case 'article':
      return { kind: linkPictureStrings.article, cover: '' };
    default:
      if (path.startsWith(FEATURE)) {
        const door = `/doors/${path.slice(FEATURE.length)}.svg`;
        return { kind: linkPictureStrings.feature, cover: door };
      }
      return {
        kind: path.startsWith(`${paths.helpCenter}/`) ? linkPictureStrings.article : '',
        cover: '',
      };
  }
};

/** The picture of a page; none for one that is not to be indexed. */
export const linkPictureOf = (
  { title, path }: PageFacts,
  subject: PageSubject,
  brand: string,
): LinkPicture | undefined => {
  if (path === undefined) return undefined;
  const [page = ''] = path.split('?');
  // The brand stands above it.
  const facts = {
    brand,
    title: title.replace(`${brand} | `, ''),
    ...kindAndCover(subject, page),
  };
  const hash = createHash('sha256')
    .update(JSON.stringify([DRAWING, facts]))
    .digest('base64url')
    .slice(0, 16);
  const place = page === paths.home ? paths.homeAlias : page;
  return { facts, address: `${PICTURES_PREFIX}${hash}${place}${ENDING}` };
};
