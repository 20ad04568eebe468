import type { FastifyInstance, FastifyRequest } from 'fastify';
import { paths } from '../../../contract/paths.ts';
import { newsletterStrings } from '../../../strings/deskNewsletter.ts';
import { htmlOf } from '../../leads/mail/layout.ts';
import { countReaders, createIssue, findIssue, listIssues } from '../../leads/newsletter/issues.ts';
import { countSubscriberMonths } from '../../leads/views/subscribers.ts';
import { fetchList } from '../../routes/fetchOne.ts';
import type { Desk } from '../deskTools.ts';
import { queryOf } from '../requests.ts';
import { actOnIssue, testMessageOf } from './issueActions.tsx';
import { LIMITS } from './issuePage.tsx';
import { doneOf, sendUnknownIssue, showIssue } from './issueView.tsx';
import { NewsletterPage } from './newsletterPage.tsx';
import { NEWSLETTER_PATH, issueAddress } from '../deskAddresses.ts';

const MONTHS = 12;
const LISTED_POSTS = 12;
/** Forms of an issue are larger than other forms. */
const BODY_LIMIT_BYTES = 512 * 1024;

type IssueRequest = FastifyRequest<{ Params: { id: string } }>;

/** The preview is an email with inline styles, in a frame without scripts. */
const PREVIEW_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data: https:; frame-ancestors 'self'; sandbox allow-same-origin";

const readPosts = async ({ gateway }: Desk) =>
  (await fetchList(gateway, 'activePosts').catch(() => [])).slice(0, LISTED_POSTS);

/** The list of issues, and a new one. */
const registerIssues = (scope: FastifyInstance, desk: Desk): void => {
  const { actorOf, clock, db, sendPage } = desk;

  scope.get(NEWSLETTER_PATH, async (request, reply) => {
    const [issues, readers, months, posts] = await Promise.all([
      listIssues(db),
      countReaders(db),
      countSubscriberMonths(db, MONTHS, new Date()),
      readPosts(desk),
    ]);
    const page = (
      <NewsletterPage
        issues={issues}
        readers={readers}
        months={months}
        posts={posts}
        clock={clock()}
        done={doneOf(request)}
      />
    );
    return sendPage(reply, {
      title: newsletterStrings.title,
      current: 'newsletter',
      content: page,
    });
  });

  scope.post<{ Body?: FormData }>(NEWSLETTER_PATH, async (request, reply) => {
    const chosen = new Set(request.body?.getAll('post'));
    const posts = (await readPosts(desk)).filter(({ slug }) => chosen.has(slug));
    const body = posts
      .map(
        ({ slug, title, description }) =>
          `## [${title.replace(/[[\]]/g, '\\$&')}](${paths.post(slug)})\n\n${description}\n`,
      )
      .join('\n');
    const [first] = posts;
    const text = { subject: first?.title ?? '', preheader: first?.description ?? '', body };
    const id = await createIssue(
      db,
      { ...text, preheader: text.preheader.slice(0, LIMITS.preheader) },
      actorOf(request).actor,
      new Date(),
    );
    return reply.redirect(issueAddress(id), 303);
  });
};

/** One issue: written, tested, sent, stopped and reported. */
const registerIssue = (scope: FastifyInstance, desk: Desk): void => {
  const { db, ownAddressOf, siteFile } = desk;

  scope.get(`${NEWSLETTER_PATH}/:id`, async (request: IssueRequest, reply) => {
    const issue = await findIssue(db, request.params.id);
    if (!issue) return sendUnknownIssue(desk, reply);
    return showIssue(desk, reply, issue, { done: doneOf(request), at: queryOf(request)('at') });
  });

  scope.get(`${NEWSLETTER_PATH}/:id/preview`, async (request: IssueRequest, reply) => {
    const issue = await findIssue(db, request.params.id);
    if (!issue) return sendUnknownIssue(desk, reply);
    const message = testMessageOf(desk, issue, ownAddressOf(request) || siteFile.emails.sales);
    return reply
      .header('content-security-policy', PREVIEW_POLICY)
      .type('text/html; charset=utf-8')
      .send(htmlOf(message, siteFile));
  });

  scope.post(
    `${NEWSLETTER_PATH}/:id`,
    { bodyLimit: BODY_LIMIT_BYTES },
    async (request: IssueRequest, reply) => {
      const issue = await findIssue(db, request.params.id);
      return issue ? actOnIssue(desk, reply, issue) : sendUnknownIssue(desk, reply);
    },
  );
};

export const registerNewsletter = (scope: FastifyInstance, desk: Desk): void => {
  registerIssues(scope, desk);
  registerIssue(scope, desk);
};
