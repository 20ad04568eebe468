import type { FastifyInstance } from 'fastify';
import type { Post, PostSummary } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { eventEntry } from '../../features/webinars/eventEntry.ts';
import { calendarFile } from '../../lib/calendar.ts';
import { escapeXml } from '../../lib/text.ts';
import { blogStrings } from '../../strings/blog.ts';
import type { SiteFile } from '../content/load/loadSite.ts';
import type { Gateway } from '../gateway/gateway.ts';
import { fetchList, fetchOne, generatedFile, type GeneratedFileOptions } from './generatedFile.ts';

const FEED_LENGTH = 20;

/** Feed readers need absolute URLs. */
const withOrigin = (html: string, siteUrl: string): string =>
  html.replace(/ (href|src)="\/(?!\/)/g, ` $1="${siteUrl}/`);

interface FeedPost {
  address: string;
  summary: PostSummary;
  /** '' when it could not be read. */
  html: string;
}

/** The newest posts with their text, read one by one to spare a content API. */
const readPosts = async (gateway: Gateway, siteUrl: string): Promise<FeedPost[]> => {
  const posts: FeedPost[] = [];
  for (const summary of (await fetchList(gateway, 'activePosts')).slice(0, FEED_LENGTH)) {
    const key = summary.slug || summary.id;
    // A feed with a missing text is better than none.
    const post: Post | undefined = await fetchOne(gateway, 'post', { id: key }).catch(
      () => undefined,
    );
    posts.push({
      address: siteUrl + paths.post(key),
      summary,
      html: withOrigin(post?.content ?? '', siteUrl),
    });
  }
  return posts;
};

const element = (name: string, text: string) =>
  text ? `<${name}>${escapeXml(text)}</${name}>` : '';

const pubDate = (iso: string): string => {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? '' : element('pubDate', new Date(time).toUTCString());
};

const feedItem = ({ address, summary, html }: FeedPost): string =>
  `<item>${element('title', summary.title)}${element('link', address)}<guid>${escapeXml(address)}</guid>${element('description', summary.description)}${element('content:encoded', html)}${element('dc:creator', summary.author?.name ?? '')}${element('category', summary.category)}${pubDate(summary.created_at)}</item>`;

/** RSS 2.0 of the newest posts with their text. */
export const registerBlogFeed = (
  server: FastifyInstance,
  options: GeneratedFileOptions & { siteFile: Pick<SiteFile, 'name'> },
): void => {
  const { gateway, getSiteUrl, siteFile } = options;
  const title = blogStrings.feedTitle(siteFile.name);
  const { description } = blogStrings.landing;

  const writeRss = async () => {
    const siteUrl = getSiteUrl();
    const self = siteUrl + paths.blogFeed;
    const items = (await readPosts(gateway, siteUrl)).map(feedItem);
    return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>${element('title', title)}${element('link', siteUrl + paths.blog)}${element('description', description)}<language>en-us</language><atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>\n${items.join('\n')}\n</channel></rss>\n`;
  };
  server.get(
    paths.blogFeed,
    generatedFile('application/rss+xml; charset=utf-8', writeRss, options),
  );
};

/** Every event, for calendars that subscribe. */
export const registerEventCalendar = (
  server: FastifyInstance,
  options: GeneratedFileOptions & { siteFile: Pick<SiteFile, 'time_zone'> },
): void => {
  const { gateway, getSiteUrl, siteFile } = options;
  const write = async () => {
    const events = await fetchList(gateway, 'events');
    const place = { siteUrl: getSiteUrl(), eventZone: { id: siteFile.time_zone } };
    return calendarFile(
      ...events.map((event) => eventEntry(event, place)).filter((one) => one !== null),
    );
  };
  server.get(paths.eventCalendar, generatedFile('text/calendar; charset=utf-8', write, options));
};
