import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { DOCUMENTS } from '../../contract/documents.ts';
import { labelOfPage } from '../../contract/navigation.ts';
import type { WebinarSummary, WrittenPage } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { oneLine } from '../../lib/text.ts';
import type { ContentSource } from '../content/source/contentSource.ts';
import { parseHtml } from '../html/parseHtml.ts';
import { siteNavigation } from '../ssr/siteNavigation.ts';
import { fetchList, fetchOne, fetchTexts } from './fetchOne.ts';
import { redirectOfFile } from './redirectOfFile.ts';
import { sendRedirect } from './sendRedirect.ts';
import { serveGenerated, type GeneratedFileOptions } from './serveGenerated.ts';

const TYPE = 'text/markdown; charset=utf-8';
const ENDING = '.md';

const toMarkdown = unified()
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', rule: '-' });

const textFile = (title: string, description: string | undefined, html: string): string =>
  [
    `# ${oneLine(title)}`,
    description && `> ${oneLine(description)}`,
    toMarkdown.stringify(toMarkdown.runSync(parseHtml(html))),
  ]
    .filter(Boolean)
    .join('\n\n');

const link = (title: string, address: string, description = ''): string =>
  `- [${oneLine(title).replace(/[[\]]/g, '\\$&')}](${address})${description ? `: ${oneLine(description)}` : ''}`;

type PageText = (Pick<WrittenPage, 'title' | 'content'> & { description?: string }) | undefined;
type KeyRequest = FastifyRequest<{ Params: { key: string } }>;

const webinarText = (webinar?: WebinarSummary): PageText =>
  webinar && { title: webinar.title, description: webinar.summary, content: webinar.description };

type MarkdownOptions = GeneratedFileOptions & {
  content: Pick<ContentSource, 'texts' | 'siteLines' | 'redirectOf'>;
};

const ROUTES_WITH_TEXT: readonly string[] = [
  paths.post.pattern,
  paths.helpArticle.pattern,
  paths.event.pattern,
  paths.video.pattern,
  paths.page.pattern,
  paths.privacyPolicy,
  paths.termsOfServices,
];

/** Each document with a text in Markdown at its path plus `.md`. */
const registerPageTexts = (server: FastifyInstance, options: MarkdownOptions): void => {
  const { content, gateway, getSiteUrl } = options;
  const register = (address: typeof paths.page, read: (key: string) => Promise<PageText>) => {
    const sendText = serveGenerated(options, {
      type: TYPE,
      write: async ({ params }: KeyRequest) => {
        const page = await read(params.key);
        return page && textFile(page.title, page.description, page.content);
      },
      canonical: ({ params }) => getSiteUrl() + address(params.key),
    });
    server.get(
      `${address.pattern.replace(/:\w+$/, '')}:key(^[^/]+)${ENDING}`,
      async (request: KeyRequest, reply: FastifyReply) => {
        const moved = redirectOfFile(content, request.url, {
          page: address(request.params.key),
          ending: ENDING,
          isOfRoute: (pattern) => ROUTES_WITH_TEXT.includes(pattern),
        });
        if (!moved) return sendText(request, reply);
        if ('location' in moved) return sendRedirect(reply, moved);
        return reply.status(moved.status).header('cache-control', 'no-store').type(TYPE).send();
      },
    );
  };
  register(paths.post, (id) => fetchOne(gateway, 'post', { id }));
  register(paths.helpArticle, (slug) => fetchOne(gateway, 'helpTopic', { slug }));
  register(paths.event, async (slug) => webinarText(await fetchOne(gateway, 'event', { slug })));
  register(paths.video, async (slug) => webinarText(await fetchOne(gateway, 'video', { slug })));
  register(paths.page, (slug) => {
    if (`/${slug}` === paths.privacyPolicy) return fetchOne(gateway, 'privacyPolicy', {});
    if (`/${slug}` === paths.termsOfServices) return fetchOne(gateway, 'termsOfService', {});
    return fetchOne(gateway, 'page', { slug });
  });
};

type Section = [title: string, links: string[]];

const writeOverview = async (options: MarkdownOptions): Promise<string> => {
  const { content, gateway, getSiteUrl, siteFile } = options;
  const siteUrl = getSiteUrl();
  const navigation = siteNavigation(content.texts().navigation);
  const [texts, posts, categories, events, videos] = await Promise.all([
    fetchTexts(gateway, 'blog'),
    fetchList(gateway, 'activePosts'),
    fetchList(gateway, 'helpCenter'),
    fetchList(gateway, 'events'),
    fetchList(gateway, 'videos'),
  ]);
  const topics = categories.flatMap(({ subcategories }) =>
    subcategories.flatMap((subcategory) => subcategory.topics),
  );
  const sections: Section[] = [
    ...navigation.footer.map(({ title, links }): Section => [
      title,
      links.map(({ path, label }) => link(label, siteUrl + path)),
    ]),
    [
      DOCUMENTS.pages.title,
      content
        .pages()
        .map(({ slug, title, description }) =>
          link(title, siteUrl + paths.page(slug) + ENDING, description),
        ),
    ],
    [
      labelOfPage(navigation, paths.blog),
      posts.map(({ slug, id, title, description }) =>
        link(title, siteUrl + paths.post(slug || id) + ENDING, description),
      ),
    ],
    [
      labelOfPage(navigation, paths.helpCenter),
      topics.map(({ slug, title }) => link(title, siteUrl + paths.helpArticle(slug) + ENDING)),
    ],
    [
      labelOfPage(navigation, paths.webinars),
      [
        ...events.map(({ slug, title, summary }) =>
          link(title, siteUrl + paths.event(slug) + ENDING, summary),
        ),
        ...videos.map(({ slug, title, summary }) =>
          link(title, siteUrl + paths.video(slug) + ENDING, summary),
        ),
      ],
    ],
  ];
  return `${[
    `# ${siteFile.name}`,
    `> ${content.siteLines().line}`,
    texts?.lead ?? '',
    ...sections
      .filter(([, links]) => links.length > 0)
      .map(([title, links]) => `## ${title}\n\n${links.join('\n')}`),
  ].join('\n\n')}\n`;
};

/** The texts of documents in Markdown, and `/llms.txt` (https://llmstxt.org). */
export const registerMarkdownFiles = (server: FastifyInstance, options: MarkdownOptions): void => {
  registerPageTexts(server, options);
  server.get(
    '/llms.txt',
    serveGenerated(options, {
      type: 'text/plain; charset=utf-8',
      write: () => writeOverview(options),
    }),
  );
};
