import { guestStrings } from '../../../strings/deskGuests.ts';
import type { RegistrationEvent } from '../../leads/submissions/registrationEvent.ts';
import { dayAndClock, type DeskClock } from '../deskTimes.ts';
import { Empty, PageHead } from '../parts.tsx';
import { SeatBar } from './seatBar.tsx';
import { eventAddress } from '../deskAddresses.ts';

const { columns } = guestStrings;

export type EventState = keyof typeof guestStrings.eventStates;

export const eventState = (
  { isCanceled, isPast, startsAt }: RegistrationEvent,
  now: Date,
): EventState => {
  if (isCanceled) return 'canceled';
  if (isPast) return 'past';
  return startsAt <= now ? 'now' : 'next';
};

export const EventChip = ({ state }: { state: EventState }) => (
  <span
    className={{ now: 'chip now', canceled: 'chip', past: 'chip waits', next: 'chip waits' }[state]}
  >
    {state === 'now' && <i className="pane" />}
    {guestStrings.eventStates[state]}
  </span>
);

interface EventListProps {
  events: readonly { event: RegistrationEvent; seats: number }[];
  clock: DeskClock;
}

export const EventListPage = ({ events, clock }: EventListProps) => (
  <>
    <PageHead title={guestStrings.title}>{guestStrings.intro}</PageHead>
    {events.length === 0 && (
      <Empty title={guestStrings.none}>
        <p>{guestStrings.noneText}</p>
      </Empty>
    )}
    {events.length > 0 && (
      <table className="table folds">
        <caption className="unseen">{guestStrings.caption}</caption>
        <thead>
          <tr>
            <th>{columns.event}</th>
            <th>{columns.seats}</th>
            <th>{columns.state}</th>
          </tr>
        </thead>
        <tbody>
          {events.map(({ event, seats }) => (
            <tr key={event.id}>
              <td>
                <a className="name" href={eventAddress(event)}>
                  {event.title}
                </a>
                <span className="under">{dayAndClock(event.startsAt.getTime(), clock)}</span>
              </td>
              <td className="row-2">
                {guestStrings.seats(seats, event.capacity)}
                {event.capacity !== undefined && (
                  <SeatBar taken={seats} capacity={event.capacity} />
                )}
              </td>
              <td className="end">
                <EventChip state={eventState(event, clock.now)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </>
);
