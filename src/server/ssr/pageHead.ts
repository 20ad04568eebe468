import type { Organization } from 'schema-dts';
import { escapeXml } from '../../lib/escapeXml.ts';
import { isoInstant } from '../../lib/zonedTime.ts';
import type { PageFacts } from '../../ui/PageMeta.tsx';
import { linkPictureStrings } from '../../strings/pageHead.ts';
import type { SiteSettings } from '../../ui/SiteContext.ts';
import { PICTURE_SIZE, SHARING_IMAGE, type LinkPicture } from './linkPicture.ts';
import type { PageSubject } from './pageSubject.ts';

export interface ShownPicture {
  url: string;
  alt: string;
}

export const shownPicture = (
  picture: LinkPicture | undefined,
  { siteUrl, brand }: SiteSettings,
): ShownPicture =>
  picture
    ? {
        url: siteUrl + picture.address,
        alt: linkPictureStrings.alt(picture.facts.title, brand.name),
      }
    : { url: siteUrl + SHARING_IMAGE, alt: brand.line };

export interface HeadSource {
  facts: PageFacts;
  subject: PageSubject;
  site: SiteSettings;
  organization: Organization;
  picture: ShownPicture;
}

const articleMetaTags = ({ post, helpTopic }: PageSubject, zone: string): [string, string][] => {
  const document = post ?? helpTopic;
  if (!document) return [];
  return [
    ['article:published_time', isoInstant(post?.created_at ?? '', zone)],
    ['article:modified_time', isoInstant(document.updated_at, zone)],
    ['article:author', document.author?.name ?? ''],
    ['article:section', sectionOf({ post, helpTopic })],
    ...(post?.tags ?? []).map((tag): [string, string] => ['article:tag', tag]),
  ];
};

const sectionOf = ({ post, helpTopic }: PageSubject): string =>
  post?.category ?? helpTopic?.category_name ?? '';

/** Link preview properties (https://ogp.me). `app/arrivals.ts` removes them on the first navigation. */
export const pageHead = ({ facts, subject, site, picture }: HeadSource): string => {
  const { title, description, path } = facts;
  const article = articleMetaTags(subject, site.eventZone.id);
  const properties: [string, string][] = [
    ['og:title', title],
    ['og:description', description],
    ['og:type', article.length > 0 ? 'article' : 'website'],
    ['og:site_name', site.brand.name],
    ['og:locale', 'en_US'],
    ['og:url', path === undefined ? '' : site.siteUrl + path],
    ['og:image', picture.url],
    ['og:image:type', 'image/png'],
    ['og:image:width', String(PICTURE_SIZE.width)],
    ['og:image:height', String(PICTURE_SIZE.height)],
    ['og:image:alt', picture.alt],
    ...article,
  ];
  const elements = properties
    .filter(([, content]) => content !== '')
    .map(([property, content]) => `<meta property="${property}" content="${escapeXml(content)}">`);
  return [
    ...elements,
    '<meta name="twitter:card" content="summary_large_image">',
    `<meta name="twitter:image" content="${escapeXml(picture.url)}">`,
    `<meta name="twitter:image:alt" content="${escapeXml(picture.alt)}">`,
  ].join('');
};
