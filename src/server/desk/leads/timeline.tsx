import { leadStrings } from '../../../strings/deskLeads.ts';
import type { DeliveryTrace, LeadTrace } from '../../leads/views/leadTrace.ts';
import type { LeadEvent } from '../../leads/database/leadRows.ts';
import { lately, spokenDay, timeText, type DeskClock } from '../deskTimes.ts';

interface Entry {
  at: string;
  title: string;
  detail: string;
  /** The class of its dot; '' for a filled one. */
  dot: '' | 'good' | 'bad' | 'open' | 'held';
  /** An event of the lead, unlike a delivery, is shown in bold. */
  isEvent: boolean;
}

const eventEntry = ({ at, what }: Pick<LeadEvent, 'at'> & { what: string }): Entry => ({
  at,
  title: leadStrings.events[what as keyof typeof leadStrings.events],
  detail: '',
  dot: what === 'quarantined' ? 'held' : '',
  isEvent: true,
});

/** The status, and when the next attempt is. Why an attempt failed is in the log. */
const detailOf = ({ status, attempts, next_try_at, reason }: DeliveryTrace, clock: DeskClock) => {
  const next = next_try_at ?? '';
  if (status !== 'pending')
    return [
      leadStrings.statuses[status as keyof typeof leadStrings.statuses],
      attempts > 1 ? leadStrings.tries(attempts) : '',
    ]
      .filter(Boolean)
      .join(', ');
  const when = [spokenDay(next, clock), timeText(next, clock)] as const;
  // "Try again" resets the number of tries and keeps the reason.
  return reason === null || attempts === 0
    ? leadStrings.dueAt(...when)
    : `${leadStrings.retryAt(...when)}, ${leadStrings.tries(attempts)}`;
};

const DOTS: Readonly<Record<string, Entry['dot']>> = {
  delivered: 'good',
  dead: 'bad',
  refused: 'bad',
};

const deliveryEntry = (delivery: DeliveryTrace, clock: DeskClock): Entry => ({
  at: delivery.delivered_at ?? delivery.next_try_at ?? delivery.pending_since,
  title: leadStrings.deliveries[delivery.kind],
  detail: detailOf(delivery, clock),
  dot:
    delivery.status === 'pending' && delivery.reason !== null
      ? 'bad'
      : (DOTS[delivery.status] ?? 'open'),
  isEvent: false,
});

/** What happened to a lead and its deliveries, the newest first. */
export const Timeline = ({ trace, clock }: { trace: LeadTrace; clock: DeskClock }) => {
  const entries = [
    ...trace.events.filter(({ what }) => what !== 'received').map(eventEntry),
    ...trace.deliveries.map((delivery) => deliveryEntry(delivery, clock)),
  ]
    .reverse()
    .sort((one, other) => other.at.localeCompare(one.at));
  return (
    <ol className="timeline">
      {entries.map(({ at, title, detail, dot, isEvent }, index) => (
        <li key={index}>
          <i className={`dot ${dot}`.trim()} />
          <div>
            <p>{isEvent ? <b>{title}</b> : title}</p>
            {detail && <p className="soft small">{detail}</p>}
          </div>
          <time dateTime={at}>{lately(at, clock)}</time>
        </li>
      ))}
    </ol>
  );
};
