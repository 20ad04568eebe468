import { Check, CircleStop, Clock, PenLine, Send, type LucideIcon } from 'lucide-react';
import { newsletterStrings } from '../../../strings/deskNewsletter.ts';
import type { IssueRow, IssueStatus } from '../../leads/database/schema.ts';
import type { SubscriberMonth } from '../../leads/views/subscribers.ts';
import { dayAndClock, lately, type DeskClock } from '../deskTimes.ts';
import { Banner, Empty, PageHead, Primary } from '../parts.tsx';
import { MonthChart } from './monthChart.tsx';
import { NEWSLETTER_PATH, issueAddress } from '../deskAddresses.ts';

const { columns, states } = newsletterStrings;

const CHIPS = {
  draft: ['', PenLine],
  scheduled: ['later', Clock],
  sending: ['warm', Send],
  sent: ['calm', Check],
  stopped: ['bad', CircleStop],
} as const satisfies Record<IssueStatus, readonly [string, LucideIcon]>;

export const IssueChip = ({ status }: Pick<IssueRow, 'status'>) => {
  const [tone, Icon] = CHIPS[status];
  return (
    <span className={`chip ${tone}`.trim()}>
      <Icon size={15} strokeWidth={2} aria-hidden />
      {states[status]}
    </span>
  );
};

const timeOf = ({ status, send_at, started_at, updated_at }: IssueRow, clock: DeskClock): string =>
  status === 'scheduled'
    ? newsletterStrings.goesOut(dayAndClock(send_at!, clock))
    : lately(started_at ?? updated_at, clock);

interface NewsletterPageProps {
  issues: readonly IssueRow[];
  readers: number;
  months: readonly SubscriberMonth[];
  /** The newest first. */
  posts: readonly { slug: string; title: string }[];
  clock: DeskClock;
  done?: string | undefined;
}

const IssueTable = ({ issues, clock }: Pick<NewsletterPageProps, 'issues' | 'clock'>) => (
  <table className="table folds">
    <caption className="unseen">{newsletterStrings.caption}</caption>
    <thead>
      <tr>
        <th>{columns.issue}</th>
        <th>{columns.state}</th>
        <th className="number">{columns.when}</th>
      </tr>
    </thead>
    <tbody>
      {issues.map((issue) => (
        <tr key={issue.id}>
          <td>
            <a className="name" href={issueAddress(issue.id)}>
              {issue.subject || newsletterStrings.untitled}
            </a>
            <span className="under">{issue.created_by}</span>
          </td>
          <td className="end">
            <IssueChip status={issue.status} />
          </td>
          <td className="row-2 number soft small">{timeOf(issue, clock)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

export const NewsletterPage = (props: NewsletterPageProps) => {
  const { issues, readers, months, posts, done } = props;
  return (
    <>
      <PageHead title={newsletterStrings.title}>{newsletterStrings.readers(readers)}</PageHead>
      {done && <Banner tone="good" title={done} />}
      <div className="columns">
        <div className="stack">
          <section className="card">
            <div className="card-head">
              <h2 className="heading">{newsletterStrings.chart}</h2>
              <span className="small soft legend">
                <i className="joined" /> {newsletterStrings.joined} <i className="left" />{' '}
                {newsletterStrings.left}
              </span>
            </div>
            {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls takes focus */}
            <div className="months" tabIndex={0} role="group" aria-label={newsletterStrings.chart}>
              <MonthChart months={months} />
            </div>
          </section>
          <section>
            <h2 className="heading">{newsletterStrings.issues}</h2>
            {issues.length === 0 && (
              <Empty title={newsletterStrings.none}>
                <p>{newsletterStrings.noneText}</p>
              </Empty>
            )}
            {issues.length > 0 && <IssueTable {...props} />}
          </section>
        </div>
        <form className="sheet" method="post" action={NEWSLETTER_PATH}>
          <h2 className="heading">{newsletterStrings.write}</h2>
          <p className="soft small">{newsletterStrings.writeText}</p>
          {posts.length > 0 && (
            <fieldset className="choices">
              <legend className="unseen">{newsletterStrings.posts}</legend>
              {posts.map(({ slug, title }) => (
                <label key={slug}>
                  <input type="checkbox" name="post" value={slug} /> {title}
                </label>
              ))}
            </fieldset>
          )}
          <div className="actions">
            <Primary icon={PenLine}>{newsletterStrings.write}</Primary>
          </div>
        </form>
      </div>
    </>
  );
};
