import type { FastifyReply } from 'fastify';
import { newsletterStrings } from '../../../strings/deskNewsletter.ts';
import type { IssueRow } from '../../leads/database/schema.ts';
import { reportIssue } from '../../leads/newsletter/issues.ts';
import type { Desk } from '../deskTools.ts';
import { Missing } from '../parts.tsx';
import { queryOf } from '../requests.ts';
import { IssuePage, type IssuePageProps } from './issuePage.tsx';
import { NEWSLETTER_PATH } from '../deskAddresses.ts';

const DONE = {
  saved: newsletterStrings.saved,
  removed: newsletterStrings.removed,
  stopped: newsletterStrings.stopped,
  unscheduled: newsletterStrings.unscheduled,
  sending: newsletterStrings.onItsWay,
  scheduled: newsletterStrings.willGo,
} as const;

/** What the address of a page says after a change. */
export const doneOf = ({ url }: { url: string }): string | undefined => {
  const name = queryOf({ url })('done');
  return Object.hasOwn(DONE, name) ? DONE[name as keyof typeof DONE] : undefined;
};

/** @param at the time that was typed for a draft, which does not store it */
export const done = (reply: FastifyReply, address: string, name: keyof typeof DONE, at = '') =>
  reply.redirect(`${address}?${new URLSearchParams({ done: name, ...(at && { at }) })}`, 303);

export const sendUnknownIssue = ({ sendPage }: Desk, reply: FastifyReply) =>
  sendPage(reply, {
    title: newsletterStrings.title,
    current: 'newsletter',
    content: (
      <Missing
        title={newsletterStrings.unknown}
        back={{ href: NEWSLETTER_PATH, text: newsletterStrings.back }}
      />
    ),
    status: 404,
  });

type Shown = Partial<Pick<IssuePageProps, 'typed' | 'at' | 'problems' | 'done' | 'failed'>>;

export const showIssue = async (
  { clock, db, sendPage }: Desk,
  reply: FastifyReply,
  issue: IssueRow,
  shown: Shown = {},
) => {
  const report = await reportIssue(db, issue);
  const isRefused = Object.keys(shown.problems ?? {}).length > 0;
  return sendPage(reply, {
    title: issue.subject || newsletterStrings.untitled,
    current: 'newsletter',
    content: <IssuePage {...{ issue, report, clock: clock(), ...shown }} />,
    status: isRefused ? 422 : 200,
  });
};
