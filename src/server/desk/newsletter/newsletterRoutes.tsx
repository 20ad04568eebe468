import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { paths } from '../../../contract/paths.ts';
import { instantOf } from '../../../lib/eventTime.ts';
import { newsletterStrings } from '../../../strings/deskNewsletter.ts';
import type { IssueRow } from '../../leads/database/schema.ts';
import { errorCode } from '../../leads/deliveries/deliveryFailures.ts';
import { issueMessage } from '../../leads/mail/issueMessage.ts';
import { htmlOf } from '../../leads/mail/layout.ts';
import { parseMailbox } from '../../leads/mail/mailer.ts';
import {
  countReaders,
  createIssue,
  deleteDraft,
  findIssue,
  listIssues,
  reportIssue,
  saveIssue,
  scheduleIssue,
  sendUnknownAgain,
  stopIssue,
  type IssueText,
} from '../../leads/newsletter/issues.ts';
import { countSubscriberMonths } from '../../leads/views/subscribers.ts';
import { fetchList } from '../../routes/generatedFile.ts';
import type { Desk } from '../deskTools.ts';
import { Missing } from '../parts.tsx';
import { formOf, queryOf } from '../requests.ts';
import {
  IssuePage,
  IssueQuestion,
  LIMITS,
  type IssuePageProps,
  type IssueProblems,
  RemovalQuestion,
} from './issuePage.tsx';
import { issueAddress, NewsletterPage } from './newsletterPage.tsx';

const PATH = '/admin/newsletter';
const MONTHS = 12;
const LISTED_POSTS = 12;
/** Forms of an issue are larger than other forms. */
const BODY_LIMIT_BYTES = 512 * 1024;

type IssueRequest = FastifyRequest<{ Params: { id: string } }>;

const DONE = {
  saved: newsletterStrings.saved,
  removed: newsletterStrings.removed,
  stopped: newsletterStrings.stopped,
  unscheduled: newsletterStrings.unscheduled,
  sending: newsletterStrings.onItsWay,
  scheduled: newsletterStrings.willGo,
} as const;

const doneOf = (request: FastifyRequest): string | undefined => {
  const name = queryOf(request)('done');
  return Object.hasOwn(DONE, name) ? DONE[name as keyof typeof DONE] : undefined;
};

const problemsIn = (text: IssueText): IssueProblems => {
  const problems: IssueProblems = {};
  for (const name of ['subject', 'preheader', 'body'] as const)
    if (text[name].length > LIMITS[name]) problems[name] = newsletterStrings.tooLong(LIMITS[name]);
  return problems;
};

/** The preview is an email with inline styles, in a frame without scripts. */
const PREVIEW_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data: https:; frame-ancestors 'self'; sandbox allow-same-origin";

/** Issues of the newsletter: written, tested, sent, stopped and reported. */
export const registerNewsletter = (scope: FastifyInstance, desk: Desk): void => {
  const { config, db, gateway, leadService, log, siteFile, sendMail } = desk;
  const { actorOf, clock, getSiteUrl, ownAddressOf, sendPage } = desk;

  const readPosts = async () =>
    (await fetchList(gateway, 'activePosts').catch(() => [])).slice(0, LISTED_POSTS);

  scope.get(PATH, async (request, reply) => {
    const [issues, readers, months, posts] = await Promise.all([
      listIssues(db),
      countReaders(db),
      countSubscriberMonths(db, MONTHS, new Date()),
      readPosts(),
    ]);
    const page = (
      <NewsletterPage
        {...{ issues, readers, months, posts, clock: clock(), done: doneOf(request) }}
      />
    );
    return sendPage(reply, {
      title: newsletterStrings.title,
      current: 'newsletter',
      content: page,
    });
  });

  scope.post<{ Body?: FormData }>(PATH, async (request, reply) => {
    const chosen = new Set(request.body?.getAll('post'));
    const posts = (await readPosts()).filter(({ slug }) => chosen.has(slug));
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

  const sendMissing = (reply: FastifyReply) =>
    sendPage(reply, {
      title: newsletterStrings.title,
      current: 'newsletter',
      content: (
        <Missing
          title={newsletterStrings.unknown}
          back={{ href: PATH, text: newsletterStrings.back }}
        />
      ),
      status: 404,
    });

  type Shown = Partial<Pick<IssuePageProps, 'typed' | 'problems' | 'done' | 'failed'>>;
  const show = async (reply: FastifyReply, issue: IssueRow, shown: Shown = {}) => {
    const report = await reportIssue(db, issue);
    const isRefused = Object.keys(shown.problems ?? {}).length > 0;
    return sendPage(reply, {
      title: issue.subject || newsletterStrings.untitled,
      current: 'newsletter',
      content: <IssuePage {...{ issue, report, clock: clock(), ...shown }} />,
      status: isRefused ? 422 : 200,
    });
  };

  scope.get(`${PATH}/:id`, async (request: IssueRequest, reply) => {
    const issue = await findIssue(db, request.params.id);
    return issue ? show(reply, issue, { done: doneOf(request) }) : sendMissing(reply);
  });

  const messageFor = (issue: IssueRow, email: string) => {
    const salesEmail = parseMailbox(config.salesEmail ?? siteFile.emails.sales);
    const settings = { salesEmail, siteUrl: getSiteUrl() };
    return issueMessage({ id: issue.id, issue, email, unsubscribeToken: 'test' }, settings);
  };

  scope.get(`${PATH}/:id/preview`, async (request: IssueRequest, reply) => {
    const issue = await findIssue(db, request.params.id);
    if (!issue) return sendMissing(reply);
    const message = messageFor(issue, ownAddressOf(request) || siteFile.emails.sales);
    return reply
      .header('content-security-policy', PREVIEW_POLICY)
      .type('text/html; charset=utf-8')
      .send(htmlOf(message, siteFile));
  });

  /** Null for a moment that is not to come; now for ''. */
  const momentOf = (at: string): number | null => {
    if (at === '') return Date.now();
    const instant = instantOf(at.replace('T', ' '), siteFile.time_zone);
    return instant !== null && instant > Date.now() ? instant : null;
  };

  const completeProblems = async (issue: IssueRow, at: string): Promise<IssueProblems> => ({
    ...(issue.subject === '' && { subject: newsletterStrings.noSubject }),
    ...(issue.body.trim() === '' && { body: newsletterStrings.noBody }),
    ...(momentOf(at) === null && { at: newsletterStrings.notAMoment }),
    ...((await countReaders(db)) === 0 && { at: newsletterStrings.noReader }),
  });

  const done = (reply: FastifyReply, address: string, name: keyof typeof DONE) =>
    reply.redirect(`${address}?done=${name}`, 303);

  const send = async (reply: FastifyReply, issue: IssueRow, at: string) => {
    const problems = await completeProblems(issue, at);
    if (Object.keys(problems).length > 0) return show(reply, issue, { problems });
    const isScheduled = await scheduleIssue(db, issue.id, new Date(momentOf(at)!));
    if (!isScheduled) return reply.redirect(issueAddress(issue.id), 303);
    const { actor: person } = actorOf(reply.request);
    log.info({ person, issue: issue.id }, 'an issue of the newsletter goes out');
    leadService.wake();
    return done(reply, issueAddress(issue.id), at === '' ? 'sending' : 'scheduled');
  };

  const test = async (reply: FastifyReply, issue: IssueRow) => {
    const own = ownAddressOf(reply.request) || siteFile.emails.sales;
    try {
      await sendMail(messageFor(issue, own));
    } catch (error) {
      log.warn({ reason: errorCode(error) }, 'a test of the newsletter was not sent');
      return show(reply, issue, { failed: newsletterStrings.notTested });
    }
    return show(reply, issue, { done: newsletterStrings.tested(own) });
  };

  scope.post(
    `${PATH}/:id`,
    { bodyLimit: BODY_LIMIT_BYTES },
    async (request: IssueRequest, reply) => {
      const issue = await findIssue(db, request.params.id);
      if (!issue) return sendMissing(reply);
      const { id } = issue;
      const field = formOf(request);
      const action = field('action');
      const at = field('at');
      if (action === 'stop') {
        await stopIssue(db, id, new Date());
        return done(
          reply,
          issueAddress(id),
          issue.status === 'scheduled' ? 'unscheduled' : 'stopped',
        );
      }
      if (action === 'again') {
        const { actor: person } = actorOf(request);
        if (await sendUnknownAgain(db, id, new Date()))
          log.info({ person, issue: id }, 'an issue of the newsletter goes out again');
        leadService.wake();
        return done(reply, issueAddress(id), 'sending');
      }
      if (issue.status !== 'draft')
        return show(reply, issue, { failed: newsletterStrings.changed });
      if (action === 'delete')
        return sendPage(reply, {
          title: newsletterStrings.remove,
          current: 'newsletter',
          content: <RemovalQuestion issue={issue} />,
        });
      if (action === 'confirm-delete') {
        await deleteDraft(db, id);
        return done(reply, PATH, 'removed');
      }
      if (action === 'send') return send(reply, issue, at);
      const text: IssueText = {
        subject: field('subject').replace(/\s+/g, ' '),
        preheader: field('preheader').replace(/\s+/g, ' '),
        body: field('body').replace(/\r\n?/g, '\n'),
      };
      const problems = problemsIn(text);
      if (Object.keys(problems).length > 0)
        return show(reply, issue, { problems, typed: { ...text, at } });
      await saveIssue(db, id, text, new Date());
      const saved = { ...issue, ...text };
      if (action === 'test') return test(reply, saved);
      if (action !== 'look') return done(reply, issueAddress(id), 'saved');
      const missing = await completeProblems(saved, at);
      if (Object.keys(missing).length > 0)
        return show(reply, saved, { problems: missing, typed: { ...text, at } });
      const question = (
        <IssueQuestion
          {...{ at, issue: saved, readers: await countReaders(db), clock: clock() }}
          instant={momentOf(at)!}
        />
      );
      return sendPage(reply, { title: saved.subject, current: 'newsletter', content: question });
    },
  );
};
