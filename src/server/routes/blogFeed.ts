import type { FastifyInstance } from 'fastify';
import type { PostSummary } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { escapeXml } from '../../lib/escapeXml.ts';
import { isoInstant } from '../../lib/zonedTime.ts';
import { blogStrings } from '../../strings/blog.ts';
import { fetchList, fetchOne, fetchTexts } from './fetchOne.ts';
import { serveGenerated, type GeneratedFileOptions } from './serveGenerated.ts';

const FEED_LENGTH = 20;

/** Feed readers need absolute URLs. */
const withOrigin = (html: string, siteUrl: string): string =>
  html.replace(/ (href|src)="\/(?!\/)/g, ` $1="${siteUrl}/`);

const element = (name: string, text: string) =>
  text ? `<${name}>${escapeXml(text)}</${name}>` : '';

const pubDate = (text: string, zone: string): string => {
  const iso = isoInstant(text, zone);
  return iso && element('pubDate', new Date(iso).toUTCString());
};

const feedItem = (summary: PostSummary, address: string, html: string, zone: string): string =>
  [
    '<item>',
    element('title', summary.title),
    element('link', address),
    `<guid>${escapeXml(address)}</guid>`,
    element('description', summary.description),
    element('content:encoded', html),
    element('dc:creator', summary.author?.name ?? ''),
    element('category', summary.category),
    pubDate(summary.created_at, zone),
    '</item>',
  ].join('');

/** Modules of RSS for the whole text, the author and the feed's own address. */
const NAMESPACES = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
].join(' ');

export const registerBlogFeed = (server: FastifyInstance, options: GeneratedFileOptions): void => {
  const { gateway, getSiteUrl, siteFile } = options;
  const title = blogStrings.feedTitle(siteFile.name);

  const writeRss = async () => {
    const siteUrl = getSiteUrl();
    const self = siteUrl + paths.blogFeed;
    const description = (await fetchTexts(gateway, 'blog'))?.lead ?? '';
    const items: string[] = [];
    // One by one, to spare a content API.
    for (const summary of (await fetchList(gateway, 'activePosts')).slice(0, FEED_LENGTH)) {
      const id = summary.slug || summary.id;
      // A feed with a missing text is better than none.
      const post = await fetchOne(gateway, 'post', { id }).catch(() => undefined);
      const html = withOrigin(post?.content ?? '', siteUrl);
      items.push(feedItem(summary, siteUrl + paths.post(id), html, siteFile.time_zone));
    }
    const channel = [
      element('title', title),
      element('link', siteUrl + paths.blog),
      element('description', description),
      '<language>en-us</language>',
      `<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>`,
    ];
    return [
      '<?xml version="1.0" encoding="UTF-8"?>',
      `<rss version="2.0" ${NAMESPACES}><channel>${channel.join('')}`,
      ...items,
      '</channel></rss>\n',
    ].join('\n');
  };
  server.get(
    paths.blogFeed,
    serveGenerated(options, { type: 'application/rss+xml; charset=utf-8', write: writeRss }),
  );
};
