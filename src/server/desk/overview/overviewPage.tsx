import { CalendarPlus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { wallClockAt } from '../../../lib/zonedTime.ts';
import { DOCUMENTS } from '../../../contract/documents.ts';
import { overviewStrings } from '../../../strings/deskOverview.ts';
import type { ContentProblem } from '../../content/load/contentReader.ts';
import type { ListedDocument } from '../editor/documentList.ts';
import { copyAddress, editAddress } from '../editor/editorAddresses.ts';
import { Status } from '../editor/status.tsx';
import type { IssueRow } from '../../leads/database/schema.ts';
import type { RegistrationEvent } from '../../leads/submissions/registrationEvent.ts';
import type { LastDays } from '../../leads/views/overview.ts';
import type { ListedLead } from '../../leads/views/leadList.ts';
import {
  dayAndClock,
  dayOfMonth,
  goesLiveText,
  lately,
  longDay,
  monthAbbreviation,
  type DeskClock,
} from '../deskTimes.ts';
import { SeatBar } from '../guests/seatBar.tsx';
import { requestOf, nameOf, StateChip } from '../leads/leadWords.tsx';
import { IssueChip } from '../newsletter/newsletterPage.tsx';
import { Avatar, Empty, PageHead } from '../parts.tsx';
import { Attention, attentionsOf } from './attention.tsx';
import {
  CONTENT_PATH,
  EVENTS_PATH,
  LEADS_PATH,
  NEWSLETTER_PATH,
  eventAddress,
  issueAddress,
  leadAddress,
} from '../deskAddresses.ts';

export interface OverviewProps {
  clock: DeskClock;
  /** Undefined for a role that does not see it, like the following. */
  problems: readonly ContentProblem[] | undefined;
  drafts: readonly ListedDocument[] | undefined;
  waiting: Record<'held' | 'failed', number> | undefined;
  leads: { week: LastDays; last: readonly ListedLead[] } | undefined;
  events: readonly { event: RegistrationEvent; taken: number }[] | undefined;
  newsletter: { readers: number; last: IssueRow | undefined; drafts: number } | undefined;
}

interface CardProps {
  title: string;
  beside?: string;
  link?: { href: string; text: string };
  children: ReactNode;
}

const Card = ({ title, beside, link, children }: CardProps) => (
  <section className="card">
    <div className="card-head">
      <h2 className="heading">
        {title}
        {beside && <span className="quiet">{beside}</span>}
      </h2>
      {link && (
        <a className="link" href={link.href}>
          {link.text}
        </a>
      )}
    </div>
    {children}
  </section>
);

const LeadsCard = ({
  leads,
  clock,
  chart,
}: Pick<OverviewProps, 'clock'> & {
  leads: NonNullable<OverviewProps['leads']>;
  chart: ReactNode;
}) => {
  const { week, last } = leads;
  const all = Object.values(week.forms).reduce((sum, count) => sum + count, 0);
  const { totals } = overviewStrings;
  const link = { href: LEADS_PATH, text: overviewStrings.allLeads };
  if (last.length === 0)
    return (
      <Card title={overviewStrings.leads} link={link}>
        <Empty title={overviewStrings.noLeads}>
          <p>{overviewStrings.noLeadsText}</p>
        </Empty>
      </Card>
    );
  return (
    <Card title={overviewStrings.leads} beside={overviewStrings.lastDays} link={link}>
      <div className="week">
        {chart}
        <dl>
          {(['all', 'demo', 'registration', 'newsletter'] as const).map((name) => (
            <div key={name}>
              <dt>{totals[name]}</dt>
              <dd>{(name === 'all' ? all : week.forms[name]).toLocaleString('en-US')}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="rows">
        {last.map((listed) => {
          const { lead } = listed;
          return (
            <a key={lead.id} href={leadAddress(lead.id)}>
              <Avatar name={nameOf(lead)} address={lead.email} />
              <div className="grow">
                <b className="broken">{nameOf(lead)}</b>
                <span className="small quiet">{requestOf(lead, clock)}</span>
              </div>
              <StateChip {...listed} />
              <span className="small quiet whole at">{lately(lead.created_at, clock)}</span>
            </a>
          );
        })}
      </div>
    </Card>
  );
};

const EventsCard = ({
  events,
  clock,
}: Pick<OverviewProps, 'clock'> & {
  events: NonNullable<OverviewProps['events']>;
}) => (
  <Card
    title={overviewStrings.events}
    link={{ href: EVENTS_PATH, text: overviewStrings.allGuests }}
  >
    {events.length === 0 && (
      <Empty title={overviewStrings.noEvent}>
        <p>{overviewStrings.noEventText}</p>
      </Empty>
    )}
    <div className="rows">
      {events.map(({ event, taken }) => {
        const start = event.startsAt.getTime();
        return (
          <a key={event.id} href={eventAddress(event)}>
            <span className="date">
              <span>{monthAbbreviation(start, clock)}</span>
              <b>{dayOfMonth(start, clock)}</b>
            </span>
            <div className="grow">
              <b className="broken">{event.title}</b>
              <span className="small quiet">{dayAndClock(start, clock)}</span>
            </div>
            <span className="seats small">
              <b>{overviewStrings.seats(taken, event.capacity)}</b>
              {event.capacity !== undefined && <SeatBar taken={taken} capacity={event.capacity} />}
            </span>
          </a>
        );
      })}
    </div>
  </Card>
);

const NewsletterCard = ({
  newsletter: { readers, last, drafts },
  clock,
}: Pick<OverviewProps, 'clock'> & { newsletter: NonNullable<OverviewProps['newsletter']> }) => (
  <Card
    title={overviewStrings.newsletter}
    beside={overviewStrings.readers(readers)}
    link={{ href: NEWSLETTER_PATH, text: overviewStrings.allIssues }}
  >
    <div className="rows">
      {last && (
        <a href={issueAddress(last.id)}>
          <div className="grow">
            <b className="broken">{last.subject}</b>
            <span className="small quiet">
              {lately(last.started_at ?? last.send_at ?? last.updated_at, clock)}
            </span>
          </div>
          <IssueChip status={last.status} />
        </a>
      )}
      <div>
        <p className="small soft grow">
          {last ? '' : `${overviewStrings.noIssue} `}
          {overviewStrings.issueDrafts(drafts)}
        </p>
      </div>
    </div>
  </Card>
);

const DraftsCard = ({
  drafts,
  clock,
}: Pick<OverviewProps, 'clock'> & {
  drafts: readonly ListedDocument[];
}) => (
  <Card
    title={overviewStrings.drafts}
    link={{ href: CONTENT_PATH, text: overviewStrings.allContent }}
  >
    {drafts.length === 0 && (
      <Empty title={overviewStrings.noDraft}>
        <p>{overviewStrings.noDraftText}</p>
      </Empty>
    )}
    <div className="rows">
      {drafts.map((draft) => (
        <a key={draft.id} href={copyAddress({ savedPath: draft.path, id: draft.id })}>
          <div className="grow">
            <b className="broken">{draft.title || overviewStrings.untitled}</b>
            <span className="small quiet">
              {draft.kind.title},{' '}
              {draft.state === 'scheduled'
                ? overviewStrings.goesLive(goesLiveText(draft.goesLive, clock))
                : overviewStrings.changed(lately(draft.changedAt, clock))}
            </span>
          </div>
          <Status status={draft.state} />
        </a>
      ))}
    </div>
  </Card>
);

const greetingAt = ({ zone, now }: DeskClock): string => {
  const hour = Number(wallClockAt(now.getTime(), zone).slice(11, 13));
  const { morning, afternoon, evening } = overviewStrings.greetings;
  if (hour < 12) return morning;
  return hour < 18 ? afternoon : evening;
};

const NewLinks = () => (
  <>
    <a className="btn" href={editAddress(DOCUMENTS.events.file)}>
      <CalendarPlus size={17} aria-hidden />
      {overviewStrings.newEvent}
    </a>
    <a className="btn primary" href={editAddress(DOCUMENTS.posts.file)}>
      {overviewStrings.newPost}
      <span className="tile">
        <Plus size={17} strokeWidth={2} aria-hidden />
      </span>
    </a>
  </>
);

export const OverviewPage = (props: OverviewProps & { chart: ReactNode }) => {
  const { clock, drafts, leads, events, newsletter, chart } = props;
  const attentions = attentionsOf(props);
  const intro = overviewStrings.intro(longDay(clock.now.getTime(), clock), attentions.length);
  return (
    <>
      <PageHead title={greetingAt(clock)} actions={drafts && <NewLinks />}>
        {intro}
      </PageHead>
      <section className="card attention">
        <div className="card-head">
          <h2 className="heading">{overviewStrings.attention}</h2>
        </div>
        {attentions.length === 0 && (
          <Empty title={overviewStrings.nothing} isLit>
            <p>{overviewStrings.nothingText}</p>
          </Empty>
        )}
        <div className="rows">
          {attentions.map((attention) => (
            <Attention key={attention.title + attention.text} {...attention} />
          ))}
        </div>
      </section>
      <div className="columns even">
        {leads && <LeadsCard leads={leads} clock={clock} chart={chart} />}
        <div className="stack">
          {events && <EventsCard events={events} clock={clock} />}
          {drafts && <DraftsCard drafts={drafts} clock={clock} />}
          {newsletter && <NewsletterCard newsletter={newsletter} clock={clock} />}
        </div>
      </div>
    </>
  );
};
