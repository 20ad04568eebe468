import type { Article, BlogPosting, Graph, Organization, Thing } from 'schema-dts';
import { VIDEO_ORIGIN } from '../../contract/htmlAllowList.ts';
import type {
  Author,
  HelpArticle,
  PlanCatalog,
  Post,
  WebinarEvent,
  WebinarVideo,
} from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { splitChapters } from '../../features/webinars/splitChapters.ts';
import { durationSeconds } from '../../lib/durations.ts';
import { eventSpan } from '../../lib/eventSpan.ts';
import { isoInstant, zonedInstant } from '../../lib/zonedTime.ts';
import { stripTags } from '../../lib/html.ts';
import { inlineJson } from '../../lib/json.ts';
import { countWords } from '../../lib/readingTime.ts';
import { youtubeId } from '../../lib/youtube.ts';
import type { SiteFile } from '../content/load/loadSite.ts';
import type { HeadSource } from './pageHead.ts';

// https://schema.org, as https://developers.google.com/search/docs reads it.

const LANGUAGE = 'en-US';

/** Validators reject empty properties; JSON leaves out undefined ones. */
const unlessEmpty = <Value>(value: Value): Value | undefined =>
  value === '' || (Array.isArray(value) && value.length === 0) ? undefined : value;

const absolute = (siteUrl: string, address: string): string =>
  address.startsWith('/') ? siteUrl + address : address;

const urlOf = ({ facts, site }: HeadSource): string => site.siteUrl + (facts.path ?? '');

export const organizationOf = (company: SiteFile, siteUrl: string): Organization => ({
  '@type': 'Organization',
  '@id': `${siteUrl}/#organization`,
  name: company.name,
  legalName: company.legal_name,
  url: `${siteUrl}/`,
  logo: `${siteUrl}/brand/icon-512.png`,
  description: company.line,
  telephone: unlessEmpty(company.phone),
  email: company.emails.sales,
  address: {
    '@type': 'PostalAddress',
    streetAddress: company.address.street,
    addressLocality: company.address.city,
    addressRegion: unlessEmpty(company.address.region),
    postalCode: company.address.postal_code,
    addressCountry: company.address.country,
  },
  sameAs: unlessEmpty(company.social.map(({ url }) => url)),
});

/** The company where a page only names it; the home page has the rest. */
const publisher = ({ organization, site: { siteUrl } }: HeadSource): Organization => {
  const { name, logo } = organization as { name: string; logo: string };
  const id = `${siteUrl}/#organization`;
  return { '@type': 'Organization', '@id': id, name, url: `${siteUrl}/`, logo };
};

const webSite = (source: HeadSource): Thing => ({
  '@type': 'WebSite',
  '@id': `${source.site.siteUrl}/#website`,
  name: source.site.brand.name,
  url: `${source.site.siteUrl}/`,
  inLanguage: LANGUAGE,
  publisher: publisher(source),
});

const breadcrumb = ({ facts, site: { siteUrl } }: HeadSource): Thing => {
  const last = facts.trail.length - 1;
  // Search engines want a URL for every step but the last.
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

const dateOf = ({ site }: HeadSource, text: string) =>
  unlessEmpty(isoInstant(text, site.eventZone.id));

const articleData = (source: HeadSource, author: Author | null) => ({
  headline: source.facts.title,
  description: source.facts.description,
  image: source.picture.url,
  inLanguage: LANGUAGE,
  mainEntityOfPage: urlOf(source),
  author: author?.name
    ? {
        '@type': 'Person' as const,
        name: author.name,
        description: unlessEmpty(author.bio),
        image: unlessEmpty(absolute(source.site.siteUrl, author.profile_photo)),
      }
    : publisher(source),
  publisher: publisher(source),
});

const blogPosting = (source: HeadSource, post: Post): BlogPosting => ({
  '@type': 'BlogPosting',
  ...articleData(source, post.author),
  datePublished: dateOf(source, post.created_at),
  dateModified: dateOf(source, post.updated_at),
  articleSection: unlessEmpty(post.category),
  keywords: unlessEmpty(post.tags),
  wordCount: countWords(stripTags(post.content)),
});

const event = (source: HeadSource, webinar: WebinarEvent): Thing | undefined => {
  const zone = source.site.eventZone.id;
  const span = eventSpan(webinar, zone);
  // A start date is required.
  if (!span) return undefined;
  const url = urlOf(source);
  return {
    '@type': 'Event',
    name: source.facts.title,
    description: source.facts.description,
    image: source.picture.url,
    url,
    startDate: zonedInstant(span.start, zone),
    endDate: zonedInstant(span.end, zone),
    eventStatus: `https://schema.org/${webinar.is_canceled ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url },
    organizer: publisher(source),
    performer: webinar.presented_by
      ? {
          '@type': 'Person',
          name: webinar.presented_by,
          jobTitle: unlessEmpty(webinar.presenter_role),
        }
      : undefined,
    offers: {
      '@type': 'Offer',
      price: 0,
      priceCurrency: 'USD',
      url,
      availability: `https://schema.org/${webinar.places_left === 0 ? 'SoldOut' : 'InStock'}`,
      validFrom: dateOf(source, webinar.updated_at),
    },
  };
};

/** Search engines show no SVG. */
const isShownImage = (file: string) => /\.(?:jpe?g|png|webp)$/i.test(file);

const video = (source: HeadSource, film: WebinarVideo): Thing => {
  const { siteUrl } = source.site;
  const seconds = durationSeconds(film.duration);
  const isFile = film.type !== 'youtube';
  const id = isFile ? null : youtubeId(film.video_url);
  const chapters = isFile ? splitChapters(film.description).chapters : [];
  const image = [film.poster_url, film.cover_photo].find(isShownImage) ?? source.picture.url;
  return {
    '@type': 'VideoObject',
    name: source.facts.title,
    description: source.facts.description,
    thumbnailUrl: absolute(siteUrl, image),
    uploadDate: dateOf(source, film.updated_at),
    duration: seconds > 0 ? `PT${seconds}S` : undefined,
    contentUrl: isFile ? unlessEmpty(absolute(siteUrl, film.video_url)) : undefined,
    embedUrl: id ? `${VIDEO_ORIGIN}/embed/${id}` : undefined,
    publisher: publisher(source),
    hasPart: unlessEmpty(
      chapters.map(({ at, title }, index) => ({
        '@type': 'Clip' as const,
        name: title,
        startOffset: at,
        endOffset: chapters[index + 1]?.at ?? (seconds > at ? seconds : undefined),
        url: `${urlOf(source)}?t=${at}`,
      })),
    ),
  };
};

/** Without a rating: none exists. */
const software = (source: HeadSource, { plans }: PlanCatalog): Thing => ({
  '@type': 'SoftwareApplication',
  name: source.site.brand.name,
  description: source.facts.description,
  url: urlOf(source),
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Web',
  publisher: publisher(source),
  offers: unlessEmpty(
    plans
      .filter(({ monthlyPrice }) => monthlyPrice !== null)
      .map(({ name, description, monthlyPrice }) => ({
        '@type': 'Offer' as const,
        name,
        description: unlessEmpty(description),
        price: monthlyPrice!,
        priceCurrency: 'USD',
        category: 'subscription',
        url: urlOf(source),
      })),
  ),
});

const article = (source: HeadSource, help: HelpArticle): Article => ({
  '@type': 'Article',
  ...articleData(source, help.author),
  dateModified: dateOf(source, help.updated_at),
  articleSection: unlessEmpty(help.category_name),
});

const subjectThing = (source: HeadSource): Thing | undefined => {
  const { subject } = source;
  if (subject.post) return blogPosting(source, subject.post);
  if (subject.helpTopic) return article(source, subject.helpTopic);
  if (subject.event) return event(source, subject.event);
  if (subject.video) return video(source, subject.video);
  return subject.plans && software(source, subject.plans);
};

export const structuredData = (source: HeadSource): string => {
  const { facts, organization } = source;
  if (facts.path === undefined) return '';
  const things = [
    facts.path === paths.home || facts.path === paths.about ? organization : undefined,
    facts.path === paths.home ? webSite(source) : undefined,
    facts.trail.length > 1 ? breadcrumb(source) : undefined,
    subjectThing(source),
  ].filter((thing) => thing !== undefined);
  if (things.length === 0) return '';
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return `<script type="application/ld+json">${inlineJson(graph)}</script>`;
};
