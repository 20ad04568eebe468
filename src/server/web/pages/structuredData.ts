import type {
  Article,
  BlogPosting,
  BreadcrumbList,
  Event,
  Graph,
  Organization,
  Person,
  SoftwareApplication,
  Thing,
  VideoObject,
  WebSite,
} from 'schema-dts';
import { VIDEO_ORIGIN } from '../../../contract/htmlAllowList.ts';
import type {
  Author,
  HelpArticle,
  PlanCatalog,
  Post,
  WebinarEvent,
  WebinarVideo,
} from '../../../contract/entities.ts';
import { paths } from '../../../contract/paths.ts';
import { splitChapters } from '../../../features/webinars/splitChapters.ts';
import { eventSpan, zonedInstant } from '../../../lib/eventTime.ts';
import { stripTags } from '../../../lib/html.ts';
import { countWords } from '../../../lib/readingTime.ts';
import { youtubeId } from '../../../lib/youtubeId.ts';
import type { SiteFile } from '../../content/load/loadSite.ts';
import { inlineJson } from './inlineJson.ts';
import { isoInstant, type HeadSource } from './pageHead.ts';

/** What a page is to search engines: https://schema.org, as https://developers.google.com/search/docs reads it. */

/** What cannot be told is left out: a property that is there and empty is an error to those who read it. */
const orNothing = <Value>(value: Value): Value | undefined =>
  value === '' || (Array.isArray(value) && value.length === 0) ? undefined : value;

const absolute = (siteUrl: string, address: string): string =>
  address.startsWith('/') ? siteUrl + address : address;

/** What https://schema.org calls the company of a site file. */
export const organizationOf = (company: SiteFile, siteUrl: string): Organization => ({
  '@type': 'Organization',
  '@id': `${siteUrl}/#organization`,
  name: company.name,
  legalName: company.legal_name,
  url: `${siteUrl}/`,
  logo: `${siteUrl}/brand/icon-512.png`,
  description: company.line,
  telephone: orNothing(company.phone),
  email: company.emails.sales,
  address: {
    '@type': 'PostalAddress',
    streetAddress: company.address.street,
    addressLocality: company.address.city,
    addressRegion: orNothing(company.address.region),
    postalCode: company.address.postal_code,
    addressCountry: company.address.country,
  },
  sameAs: orNothing(company.social.map(({ url }) => url)),
});

const webSite = ({ site: { siteUrl, brand }, organization }: HeadSource): WebSite => ({
  '@type': 'WebSite',
  '@id': `${siteUrl}/#website`,
  name: brand.name,
  url: `${siteUrl}/`,
  inLanguage: 'en-US',
  publisher: shortly(organization, siteUrl),
});

/** The company where it is only named: who wants more finds it on the home page. */
const shortly = (organization: Organization, siteUrl: string): Organization => {
  const { name, logo } = organization as { name: string; logo: string };
  return {
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name,
    url: `${siteUrl}/`,
    logo,
  };
};

/** Steps that lead nowhere are no places to search engines; the last one is the page itself. */
const breadcrumb = ({ facts, site: { siteUrl } }: HeadSource): BreadcrumbList => {
  const last = facts.trail.length - 1;
  const steps = facts.trail.filter(({ to }, index) => index === last || to !== undefined);
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: to === undefined ? undefined : siteUrl + to,
    })),
  };
};

const person = (siteUrl: string, author: Author): Person => ({
  '@type': 'Person',
  name: author.name,
  description: orNothing(author.bio),
  image: orNothing(absolute(siteUrl, author.profile_photo)),
});

/** What all texts say of themselves. */
const text = (
  { facts, site: { siteUrl }, organization, picture }: HeadSource,
  author: Author | null,
) => ({
  headline: facts.title,
  description: facts.description,
  image: picture.url,
  inLanguage: 'en-US',
  mainEntityOfPage: siteUrl + (facts.path ?? ''),
  author: author?.name ? person(siteUrl, author) : shortly(organization, siteUrl),
  publisher: shortly(organization, siteUrl),
});

const blogPosting = (source: HeadSource, post: Post): BlogPosting => ({
  '@type': 'BlogPosting',
  ...text(source, post.author),
  datePublished: orNothing(isoInstant(post.created_at)),
  dateModified: orNothing(isoInstant(post.updated_at)),
  articleSection: orNothing(post.category),
  keywords: orNothing(post.tags),
  wordCount: countWords(stripTags(post.content)),
});

const helpArticle = (source: HeadSource, article: HelpArticle): Article => ({
  '@type': 'Article',
  ...text(source, article.author),
  dateModified: orNothing(isoInstant(article.updated_at)),
  articleSection: orNothing(article.category_name),
});

const event = (source: HeadSource, webinar: WebinarEvent): Event | undefined => {
  const { facts, site, organization, picture } = source;
  const { siteUrl, eventZone } = site;
  const span = eventSpan(webinar, eventZone.id);
  // Without a moment it is no event to anybody.
  if (!span) return undefined;
  const address = siteUrl + (facts.path ?? '');
  return {
    '@type': 'Event',
    name: facts.title,
    description: facts.description,
    image: picture.url,
    url: address,
    startDate: zonedInstant(span.start, eventZone.id),
    endDate: zonedInstant(span.end, eventZone.id),
    eventStatus: `https://schema.org/${webinar.is_canceled ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: address },
    organizer: shortly(organization, siteUrl),
    performer: webinar.presented_by
      ? {
          '@type': 'Person',
          name: webinar.presented_by,
          jobTitle: orNothing(webinar.presenter_role),
        }
      : undefined,
    offers: {
      '@type': 'Offer',
      price: 0,
      priceCurrency: 'USD',
      url: address,
      availability: `https://schema.org/${webinar.places_left === 0 ? 'SoldOut' : 'InStock'}`,
      validFrom: orNothing(isoInstant(webinar.updated_at)),
    },
  };
};

const AMOUNTS = /(?<!\d)(\d{1,5})\s?(h|min|s)/gi;

/** Seconds of `1 hour 30 minutes` or `40 seconds`; 0 where a text tells none. */
const secondsOf = (duration: string): number =>
  Array.from(duration.matchAll(AMOUNTS)).reduce(
    (sum, [, amount, unit = '']) =>
      sum + Number(amount) * { h: 3600, min: 60, s: 1 }[unit.toLowerCase() as 'h' | 'min' | 's'],
    0,
  );

/** Search engines show JPEG, PNG and WebP; a drawing is none of them. */
const thumbnailOf = (
  { site: { siteUrl }, picture }: HeadSource,
  { poster_url, cover_photo }: WebinarVideo,
) =>
  absolute(
    siteUrl,
    [poster_url, cover_photo].find((file) => /\.(?:jpe?g|png|webp)$/i.test(file)) ?? picture.url,
  );

const video = (source: HeadSource, film: WebinarVideo): VideoObject => {
  const { facts, site, organization } = source;
  const { siteUrl } = site;
  const address = siteUrl + (facts.path ?? '');
  const seconds = secondsOf(film.duration);
  const isFile = film.type !== 'youtube';
  const id = isFile ? null : youtubeId(film.video_url);
  const chapters = isFile ? splitChapters(film.description).chapters : [];
  return {
    '@type': 'VideoObject',
    name: facts.title,
    description: facts.description,
    thumbnailUrl: thumbnailOf(source, film),
    uploadDate: orNothing(isoInstant(film.updated_at)),
    duration: seconds > 0 ? `PT${seconds}S` : undefined,
    contentUrl: isFile ? orNothing(absolute(siteUrl, film.video_url)) : undefined,
    embedUrl: id ? `${VIDEO_ORIGIN}/embed/${id}` : undefined,
    publisher: shortly(organization, siteUrl),
    hasPart: orNothing(
      chapters.map(({ at, title }, index) => ({
        '@type': 'Clip' as const,
        name: title,
        startOffset: at,
        endOffset: chapters[index + 1]?.at ?? (seconds > at ? seconds : undefined),
        url: `${address}?t=${at}`,
      })),
    ),
  };
};

/** The product with what each plan costs a month. It has no rating: none exists. */
const software = (
  { facts, site: { siteUrl, brand }, organization }: HeadSource,
  { plans }: PlanCatalog,
): SoftwareApplication => ({
  '@type': 'SoftwareApplication',
  name: brand.name,
  description: facts.description,
  url: siteUrl + (facts.path ?? ''),
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Web',
  publisher: shortly(organization, siteUrl),
  offers: orNothing(
    plans
      .filter(({ monthlyPrice }) => monthlyPrice !== null)
      .map(({ name, description, monthlyPrice }) => ({
        '@type': 'Offer' as const,
        name,
        description: orNothing(description),
        price: monthlyPrice!,
        priceCurrency: 'USD',
        category: 'subscription',
        url: siteUrl + (facts.path ?? ''),
      })),
  ),
});

const subjectThing = (source: HeadSource): Thing | undefined => {
  const { subject } = source;
  switch (subject.kind) {
    case 'post':
      return blogPosting(source, subject.post);
    case 'article':
      return helpArticle(source, subject.article);
    case 'event':
      return event(source, subject.event);
    case 'video':
      return video(source, subject.video);
    case 'plans':
      return software(source, subject.plans);
    case 'page':
      return undefined;
  }
};

/** Pages that say who we are. */
const ABOUT_US: readonly (string | undefined)[] = [paths.home, paths.about];

/**
 * The element with the page's structured data, or nothing: a page that is not to be indexed has nothing to say. Browsers
 * don't run it, so the security policy need not name it.
 */
export const structuredData = (source: HeadSource): string => {
  const { facts, organization } = source;
  if (facts.path === undefined) return '';
  const things = [
    ...(ABOUT_US.includes(facts.path) ? [organization] : []),
    ...(facts.path === paths.home ? [webSite(source)] : []),
    ...(facts.trail.length > 1 ? [breadcrumb(source)] : []),
    subjectThing(source),
  ].filter((thing) => thing !== undefined);
  if (things.length === 0) return '';
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return `<script type="application/ld+json">${inlineJson(graph)}</script>`;
};
