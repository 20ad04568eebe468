import type { FastifyReply } from 'fastify';
import { instantOf } from '../../../lib/zonedTime.ts';
import { newsletterStrings } from '../../../strings/deskNewsletter.ts';
import type { IssueRow } from '../../leads/database/schema.ts';
import { errorCode } from '../../leads/deliveries/deliveryFailures.ts';
import { issueMessage } from '../../leads/mail/issueMessage.ts';
import { parseMailbox } from '../../leads/mail/mailer.ts';
import {
  countReaders,
  deleteDraft,
  saveIssue,
  scheduleIssue,
  sendUnknownAgain,
  stopIssue,
  type IssueText,
} from '../../leads/newsletter/issues.ts';
import type { Desk } from '../deskTools.ts';
import { formOf } from '../requests.ts';
import { IssueQuestion, LIMITS, RemovalQuestion, type IssueProblems } from './issuePage.tsx';
import { done, showIssue } from './issueView.tsx';
import { NEWSLETTER_PATH, issueAddress } from '../deskAddresses.ts';

/** The email of an issue to a person of the desk. */
export const testMessageOf = (
  { config, getSiteUrl, siteFile }: Desk,
  issue: IssueRow,
  email: string,
) => {
  const salesEmail = parseMailbox(config.salesEmail ?? siteFile.emails.sales);
  const settings = { salesEmail, siteUrl: getSiteUrl() };
  return issueMessage({ id: issue.id, issue, email, unsubscribeToken: 'test' }, settings);
};

const lengthProblems = (text: IssueText): IssueProblems => {
  const problems: IssueProblems = {};
  for (const name of ['subject', 'preheader', 'body'] as const)
    if (text[name].length > LIMITS[name]) problems[name] = newsletterStrings.tooLong(LIMITS[name]);
  return problems;
};

/** Null for a moment that is not to come; now for ''. */
const momentOf = ({ siteFile }: Desk, at: string): number | null => {
  if (at === '') return Date.now();
  const instant = instantOf(at.replace('T', ' '), siteFile.time_zone);
  return instant !== null && instant > Date.now() ? instant : null;
};

/** Why an issue can't go out. */
const sendingProblems = async (
  desk: Desk,
  issue: IssueRow,
  at: string,
): Promise<IssueProblems> => ({
  ...(issue.subject === '' && { subject: newsletterStrings.noSubject }),
  ...(issue.body.trim() === '' && { body: newsletterStrings.noBody }),
  ...(momentOf(desk, at) === null && { at: newsletterStrings.notAMoment }),
  ...((await countReaders(desk.db)) === 0 && { at: newsletterStrings.noReader }),
});

const stop = async ({ db }: Desk, reply: FastifyReply, { id, status }: IssueRow) => {
  const isStopped = await stopIssue(db, id, new Date());
  if (!isStopped) return reply.redirect(issueAddress(id), 303);
  return done(reply, issueAddress(id), status === 'scheduled' ? 'unscheduled' : 'stopped');
};

const sendAgain = async (desk: Desk, reply: FastifyReply, { id }: IssueRow) => {
  const { actorOf, db, leadService, log } = desk;
  const { actor: person } = actorOf(reply.request);
  const isSentAgain = await sendUnknownAgain(db, id, new Date());
  if (!isSentAgain) return reply.redirect(issueAddress(id), 303);
  log.info({ person, issue: id }, 'an issue of the newsletter goes out again');
  leadService.wakeDeliveries();
  return done(reply, issueAddress(id), 'sending');
};

/** @param at the time that was typed, which a draft does not store */
type Action = (
  desk: Desk,
  reply: FastifyReply,
  issue: IssueRow,
  at: string,
) => Promise<FastifyReply>;

const send: Action = async (desk, reply, issue, at) => {
  const { actorOf, db, leadService, log } = desk;
  const problems = await sendingProblems(desk, issue, at);
  if (Object.keys(problems).length > 0) return showIssue(desk, reply, issue, { problems, at });
  const isScheduled = await scheduleIssue(db, issue.id, new Date(momentOf(desk, at)!));
  if (!isScheduled) return reply.redirect(issueAddress(issue.id), 303);
  const { actor: person } = actorOf(reply.request);
  log.info({ person, issue: issue.id }, 'an issue of the newsletter goes out');
  leadService.wakeDeliveries();
  return done(reply, issueAddress(issue.id), at === '' ? 'sending' : 'scheduled');
};

const test: Action = async (desk, reply, issue, at) => {
  const { log, ownAddressOf, sendMail, siteFile } = desk;
  const own = ownAddressOf(reply.request) || siteFile.emails.sales;
  try {
    await sendMail(testMessageOf(desk, issue, own));
  } catch (error) {
    log.warn({ reason: errorCode(error) }, 'a test of the newsletter was not sent');
    return showIssue(desk, reply, issue, { failed: newsletterStrings.notTested, at });
  }
  return showIssue(desk, reply, issue, { done: newsletterStrings.tested(own), at });
};

/** Asks before an issue is sent. */
const askToSend: Action = async (desk, reply, issue, at) => {
  const { clock, db, sendPage } = desk;
  const problems = await sendingProblems(desk, issue, at);
  if (Object.keys(problems).length > 0) return showIssue(desk, reply, issue, { problems, at });
  const question = (
    <IssueQuestion
      at={at}
      issue={issue}
      readers={await countReaders(db)}
      clock={clock()}
      instant={momentOf(desk, at)!}
    />
  );
  return sendPage(reply, { title: issue.subject, current: 'newsletter', content: question });
};

const askToDelete: Action = async ({ sendPage }, reply, issue) =>
  sendPage(reply, {
    title: newsletterStrings.remove,
    current: 'newsletter',
    content: <RemovalQuestion issue={issue} />,
  });

const remove: Action = async ({ db }, reply, { id }) => {
  await deleteDraft(db, id);
  return done(reply, NEWSLETTER_PATH, 'removed');
};

const showSaved: Action = async (_desk, reply, { id }, at) =>
  done(reply, issueAddress(id), 'saved', at);

/** Wraps the actions of the buttons below a draft, which save the draft first. */
const afterSaving =
  (action: Action): Action =>
  async (desk, reply, issue, at) => {
    const field = formOf(reply.request);
    const text: IssueText = {
      subject: field('subject').replace(/\s+/g, ' '),
      preheader: field('preheader').replace(/\s+/g, ' '),
      body: field('body').replace(/\r\n?/g, '\n'),
    };
    const problems = lengthProblems(text);
    if (Object.keys(problems).length > 0)
      return showIssue(desk, reply, issue, { problems, typed: text, at });
    await saveIssue(desk.db, issue.id, text, new Date());
    return action(desk, reply, { ...issue, ...text }, at);
  };

const save = afterSaving(showSaved);

const DRAFT_ACTIONS: ReadonlyMap<string, Action> = new Map([
  ['save', save],
  ['test', afterSaving(test)],
  ['look', afterSaving(askToSend)],
  ['send', send],
  ['delete', askToDelete],
  ['confirm-delete', remove],
]);

/** What a button does with an issue. */
export const actOnIssue = async (desk: Desk, reply: FastifyReply, issue: IssueRow) => {
  const field = formOf(reply.request);
  const action = field('action');
  if (action === 'stop') return stop(desk, reply, issue);
  if (action === 'again') return sendAgain(desk, reply, issue);
  if (issue.status !== 'draft')
    return showIssue(desk, reply, issue, { failed: newsletterStrings.changed });
  const actOnDraft = DRAFT_ACTIONS.get(action) ?? save;
  return actOnDraft(desk, reply, issue, field('at'));
};
