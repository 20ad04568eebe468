import { CircleStop, Send } from 'lucide-react';
import { zoneName } from '../../../lib/zonedTime.ts';
import { newsletterStrings } from '../../../strings/deskNewsletter.ts';
import type { IssueRow } from '../../leads/database/schema.ts';
import type { IssueReport, IssueText } from '../../leads/newsletter/issues.ts';
import { dayAndClock, type DeskClock } from '../deskTimes.ts';
import { BackLink, Banner, Field, FOCUSED, PageHead, Primary } from '../parts.tsx';
import { IssueChip } from './newsletterPage.tsx';
import { NEWSLETTER_PATH, issueAddress } from '../deskAddresses.ts';

export const LIMITS = { subject: 150, preheader: 200, body: 100_000 } as const;

export type IssueProblems = Partial<Record<'subject' | 'preheader' | 'body' | 'at', string>>;

export interface IssuePageProps {
  issue: IssueRow;
  /** What was typed, when it is not saved. */
  typed?: IssueText;
  /** The time that was typed, which a draft does not store. */
  at?: string;
  problems?: IssueProblems;
  report: IssueReport;
  clock: DeskClock;
  done?: string | undefined;
  failed?: string | undefined;
}

const DraftForm = ({ issue, typed, at, problems = {}, clock }: IssuePageProps) => {
  const text = typed ?? issue;
  return (
    <form className="sheet" method="post" action={issueAddress(issue.id)}>
      <Field id="subject" label={newsletterStrings.subject} problem={problems.subject}>
        {(control) => <input {...control} maxLength={LIMITS.subject} defaultValue={text.subject} />}
      </Field>
      <Field
        id="preheader"
        label={newsletterStrings.preheader}
        hint={newsletterStrings.preheaderHint}
        problem={problems.preheader}
      >
        {(control) => (
          <input {...control} maxLength={LIMITS.preheader} defaultValue={text.preheader} />
        )}
      </Field>
      <Field
        id="body"
        label={newsletterStrings.body}
        hint={newsletterStrings.bodyHint}
        problem={problems.body}
      >
        {({ id, name, className, ...described }) => (
          <textarea
            id={id}
            name={name}
            className={className}
            aria-invalid={described['aria-invalid']}
            aria-describedby={described['aria-describedby']}
            rows={16}
            defaultValue={text.body}
          />
        )}
      </Field>
      <Field
        id="at"
        label={newsletterStrings.when}
        hint={newsletterStrings.whenHint(zoneName(clock.now.getTime(), clock.zone))}
        problem={problems.at}
      >
        {(control) => <input {...control} type="datetime-local" defaultValue={at} />}
      </Field>
      <div className="actions">
        <button className="btn" name="action" value="save">
          {newsletterStrings.save}
        </button>
        <button className="btn" name="action" value="test">
          {newsletterStrings.test}
        </button>
        <Primary icon={Send} name="action" value="look">
          {newsletterStrings.send}
        </Primary>
        <button className="btn danger" name="action" value="delete">
          {newsletterStrings.remove}
        </button>
      </div>
    </form>
  );
};

const Report = ({ issue, report }: Pick<IssuePageProps, 'issue' | 'report'>) => {
  const { reportLines } = newsletterStrings;
  const { mails, unsubscribed } = report;
  const lines = Object.entries({ ...mails, unsubscribed }).filter(
    ([name, count]) => count > 0 || name === 'sent',
  );
  return (
    <section className="sheet">
      <h2 className="heading">{newsletterStrings.report}</h2>
      <dl className="facts">
        {lines.map(([name, count]) => (
          <div key={name}>
            <dt>{reportLines[name as keyof typeof reportLines]}</dt>
            <dd>{count.toLocaleString('en-US')}</dd>
          </div>
        ))}
      </dl>
      {mails.unknown > 0 && issue.status !== 'stopped' && (
        <form method="post" action={issueAddress(issue.id)}>
          <p className="hint">{newsletterStrings.inDoubt}</p>
          <div className="actions">
            <button className="btn" name="action" value="again">
              {newsletterStrings.again(mails.unknown)}
            </button>
          </div>
        </form>
      )}
      {mails.refused > 0 && <p className="hint">{newsletterStrings.refusals}</p>}
      {(issue.status === 'sending' || issue.status === 'scheduled') && (
        <form method="post" action={issueAddress(issue.id)} className="actions">
          <button className="btn danger" name="action" value="stop">
            <CircleStop size={17} aria-hidden />
            {newsletterStrings.stop}
          </button>
        </form>
      )}
    </section>
  );
};

export const IssuePage = (props: IssuePageProps) => {
  const { issue, report, clock, done, failed } = props;
  const { id, status, subject, send_at } = issue;
  return (
    <>
      <BackLink href={NEWSLETTER_PATH}>{newsletterStrings.back}</BackLink>
      <PageHead
        title={subject || newsletterStrings.untitled}
        actions={<IssueChip status={status} />}
      >
        {status === 'scheduled' && newsletterStrings.goesOut(dayAndClock(send_at!, clock))}
      </PageHead>
      {done && <Banner tone="good" title={done} />}
      {failed && <Banner tone="bad" title={failed} />}
      <div className="columns even">
        {status === 'draft' ? <DraftForm {...props} /> : <Report issue={issue} report={report} />}
        <section className="shown">
          <p className="small soft">
            {newsletterStrings.preview}. {status === 'draft' && newsletterStrings.previewHint}
          </p>
          <iframe
            className="mail"
            src={`${issueAddress(id)}/preview`}
            title={newsletterStrings.preview}
            sandbox="allow-same-origin"
          />
        </section>
      </div>
    </>
  );
};

interface QuestionProps {
  issue: IssueRow;
  readers: number;
  /** The wall clock of the office; '' for now. */
  at: string;
  instant: number;
  clock: DeskClock;
}

export const IssueQuestion = ({ issue, readers, at, instant, clock }: QuestionProps) => (
  <form className="dialog" method="post" action={issueAddress(issue.id)}>
    <h1 {...FOCUSED}>{newsletterStrings.question(readers)}</h1>
    <p>
      {at === ''
        ? newsletterStrings.questionNow
        : newsletterStrings.questionAt(dayAndClock(instant, clock))}
    </p>
    <input type="hidden" name="at" value={at} />
    <div className="actions">
      <a className="btn" href={issueAddress(issue.id) + (at && `?${new URLSearchParams({ at })}`)}>
        {newsletterStrings.keep}
      </a>
      <Primary icon={Send} name="action" value="send">
        {newsletterStrings.send}
      </Primary>
    </div>
  </form>
);

/** Asks before a draft is deleted. */
export const RemovalQuestion = ({ issue: { id, subject } }: Pick<QuestionProps, 'issue'>) => (
  <form className="dialog" method="post" action={issueAddress(id)}>
    <h1 {...FOCUSED}>{newsletterStrings.removeQuestion(subject || newsletterStrings.untitled)}</h1>
    <p>{newsletterStrings.removeText}</p>
    <div className="actions">
      <a className="btn" href={issueAddress(id)}>
        {newsletterStrings.keep}
      </a>
      <button className="btn danger" name="action" value="confirm-delete">
        {newsletterStrings.remove}
      </button>
    </div>
  </form>
);
