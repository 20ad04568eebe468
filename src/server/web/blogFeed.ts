import type { FastifyInstance } from 'fastify';
import type { PostSummary } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { blogStrings } from '../../strings/blog.ts';
import type { SiteFile } from '../content/load/loadSite.ts';
import { escapeXml } from './escapeXml.ts';
import { fetchList } from './fetchList.ts';
import type { XmlOptions } from './seoFiles.ts';
import { xmlFile } from './xmlFiles.ts';

const FEED_LENGTH = 20;

const element = (name: string, text: string) =>
  text ? `<${name}>${escapeXml(text)}</${name}>` : '';

/** RSS wants dates as mail does; a post without a readable date goes without one. */
const pubDate = (iso: string): string => {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? '' : element('pubDate', new Date(time).toUTCString());
};

const feedItem = (siteUrl: string, post: PostSummary): string => {
  const address = siteUrl + paths.post(post.slug || post.id);
  return `<item>${element('title', post.title)}${element('link', address)}<guid>${escapeXml(address)}</guid>${element('description', post.description)}${element('category', post.category)}${pubDate(post.created_at)}</item>`;
};

/** The newest posts as RSS 2.0. */
export const registerBlogFeed = (
  server: FastifyInstance,
  { config, gateway, getSiteUrl, siteFile }: XmlOptions & { siteFile: Pick<SiteFile, 'name'> },
): void => {
  const writeFeed = async () => {
    const posts = await fetchList(gateway, 'activePosts');
    const siteUrl = getSiteUrl();
    const self = siteUrl + paths.blogFeed;
    const items = posts.slice(0, FEED_LENGTH).map((post) => feedItem(siteUrl, post));
    return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${element('title', blogStrings.feedTitle(siteFile.name))}${element('link', siteUrl + paths.blog)}${element('description', blogStrings.landing.description)}<language>en-us</language><atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>\n${items.join('\n')}\n</channel></rss>\n`;
  };
  const type = 'application/rss+xml; charset=utf-8';
  server.get(paths.blogFeed, xmlFile(type, writeFeed, config.pageCacheSeconds));
};
