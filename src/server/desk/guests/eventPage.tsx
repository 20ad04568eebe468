import { Download, ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../../contract/paths.ts';
import { guestStrings } from '../../../strings/deskGuests.ts';
import type { RegistrationEvent } from '../../leads/submissions/registrationEvent.ts';
import {
  matchGuests,
  seatedGuests,
  type Guest,
  type GuestState,
} from '../../leads/views/guests.ts';
import { dayAndClock, lately, timeText, type DeskClock } from '../deskTimes.ts';
import { nameOf } from '../leads/leadWords.tsx';
import { Avatar, BackLink, Banner, Empty, PageHead, Pager, SearchField } from '../parts.tsx';
import { EventChip, eventState, type EventState } from './eventListPage.tsx';
import { SeatLegend, SeatPlan, type SeatCounts } from './seatPlan.tsx';
import { EVENTS_PATH, eventAddress, leadAddress } from '../deskAddresses.ts';

const { table, chips } = guestStrings;

export const GUESTS_PER_PAGE = 50;

export const GUEST_STATES = ['here', 'absent', 'held', 'canceled'] as const satisfies GuestState[];

export interface EventPageProps {
  event: RegistrationEvent;
  /** All of the session. */
  guests: readonly Guest[];
  /** Those that the search and the filter leave. */
  matching: readonly Guest[];
  search: string;
  guestFilter: GuestState | undefined;
  page: number;
  clock: DeskClock;
  writeForm: ReactNode;
  done?: string | undefined;
}

const addressOf = (
  event: RegistrationEvent,
  {
    search,
    guestFilter,
    page = 1,
  }: Pick<EventPageProps, 'search' | 'guestFilter'> & {
    page?: number;
  },
): string => {
  const set = Object.entries({
    q: search,
    status: guestFilter,
    page: page > 1 ? String(page) : '',
  });
  const text = new URLSearchParams(set.filter(([, value]) => value) as [string, string][]);
  return `${eventAddress(event)}${text.size > 0 ? `?${text}` : ''}`;
};

const seatCounts = (guests: readonly Guest[], capacity: number | undefined): SeatCounts => {
  const seated = seatedGuests(guests);
  const here = seated.filter(({ state }) => state === 'here').length;
  return {
    here,
    absent: seated.length - here,
    held: guests.filter(({ state }) => state === 'held').length,
    free: Math.max(0, (capacity ?? 0) - seated.length),
  };
};

const figureOf = ({ here, absent }: SeatCounts, state: EventState) => {
  if (state === 'now') return guestStrings.figureNow(here, here + absent);
  if (state === 'past') return guestStrings.figurePast(here, here + absent);
  return guestStrings.figureNext(here + absent);
};

const Seats = ({
  guests,
  event,
  state,
}: Pick<EventPageProps, 'guests' | 'event'> & {
  state: EventState;
}) => {
  const counts = seatCounts(guests, event.capacity);
  const [figure, words] = figureOf(counts, state);
  return (
    <section className="sheet">
      <div className="seat-plan">
        <div>
          <p className="figure">
            <b>{figure}</b>
            {words}
          </p>
          <SeatLegend counts={counts} />
        </div>
        <SeatPlan counts={counts} />
      </div>
    </section>
  );
};

const GuestChip = ({
  guest,
  stateOfEvent,
  clock,
}: {
  guest: Guest;
  stateOfEvent: EventState;
  clock: DeskClock;
}) => {
  const { joined_at } = guest.lead.details;
  if (guest.state === 'here')
    return <span className="chip calm">{guestStrings.here(timeText(joined_at!, clock))}</span>;
  if (guest.state === 'held') return <span className="chip bad">{chips.held}</span>;
  if (guest.state === 'canceled') return <span className="chip">{chips.canceled}</span>;
  if (stateOfEvent === 'now') return <span className="chip">{chips.absent}</span>;
  return (
    <span className="chip waits">{stateOfEvent === 'past' ? chips.missed : chips.registered}</span>
  );
};

const GuestTable = ({
  guests,
  stateOfEvent,
  clock,
}: Pick<EventPageProps, 'guests' | 'clock'> & {
  stateOfEvent: EventState;
}) => (
  <table className="table folds">
    <caption className="unseen">{guestStrings.guests}</caption>
    <thead>
      <tr>
        <th>{table.guest}</th>
        <th>{table.email}</th>
        <th>{table.registered}</th>
        <th>{table.joined}</th>
      </tr>
    </thead>
    <tbody>
      {guests.map((guest) => {
        const { lead } = guest;
        return (
          <tr key={lead.id}>
            <td>
              <span className="who">
                <Avatar name={nameOf(lead)} address={lead.email} />
                <span>
                  <a className="name" href={leadAddress(lead.id)}>
                    {nameOf(lead)}
                  </a>
                  <span className="under">{lead.data.company}</span>
                </span>
              </span>
            </td>
            <td className="wide soft small">{lead.email}</td>
            <td className="wide soft small whole">{lately(lead.created_at, clock)}</td>
            <td className="end">
              <GuestChip guest={guest} stateOfEvent={stateOfEvent} clock={clock} />
            </td>
          </tr>
        );
      })}
    </tbody>
  </table>
);

const Segments = ({ event, guests, search, guestFilter }: EventPageProps) => {
  const found = matchGuests(guests, search);
  return (
    <div className="sideways">
      <nav className="segments" aria-label={guestStrings.state}>
        {[undefined, ...GUEST_STATES].map((each) => {
          const count = found.filter((guest) => each === undefined || guest.state === each).length;
          if (each !== undefined && count === 0 && each !== guestFilter) return null;
          return (
            <a
              key={each ?? 'all'}
              href={addressOf(event, { search, guestFilter: each })}
              aria-current={each === guestFilter ? 'page' : undefined}
            >
              {each === undefined ? guestStrings.all : guestStrings.states[each]}{' '}
              <span className="quiet">{count}</span>
            </a>
          );
        })}
      </nav>
    </div>
  );
};

/** The guests of one page. */
export const pageOf = (matching: readonly Guest[], page: number): Guest[] =>
  matching.slice((page - 1) * GUESTS_PER_PAGE, page * GUESTS_PER_PAGE);

export const EventPage = (props: EventPageProps) => {
  const { event, guests, matching, search, guestFilter, page, clock, writeForm, done } = props;
  const currentState = eventState(event, clock.now);
  const shown = pageOf(matching, page);
  const actions = (
    <>
      {guests.length > 0 && (
        <form action={`${eventAddress(event)}/export`}>
          <button className="btn">
            <Download size={17} aria-hidden />
            {guestStrings.export(guests.length)}
          </button>
        </form>
      )}
      <a className="btn" href={paths.event(event.slug)}>
        <ExternalLink size={17} aria-hidden />
        {guestStrings.viewPage}
      </a>
    </>
  );
  return (
    <>
      <BackLink href={EVENTS_PATH}>{guestStrings.back}</BackLink>
      <PageHead title={event.title} actions={actions}>
        <EventChip state={currentState} /> {dayAndClock(event.startsAt.getTime(), clock)} to{' '}
        {timeText(event.endsAt.getTime(), clock)}
      </PageHead>
      {done && <Banner tone="good" title={done} />}
      <div className="columns">
        <div className="stack">
          <Seats guests={guests} event={event} state={currentState} />
          <section>
            {guests.length === 0 && (
              <Empty title={guestStrings.noGuest}>
                <p>{guestStrings.noGuestText}</p>
              </Empty>
            )}
            {guests.length > 0 && (
              <>
                <form className="filters" role="search" action={eventAddress(event)}>
                  <SearchField
                    label={guestStrings.searchLabel}
                    hint={guestStrings.searchHint}
                    value={search}
                  />
                  <button className="btn">{guestStrings.search}</button>
                </form>
                <Segments {...props} />
              </>
            )}
            {shown.length > 0 && (
              <>
                <GuestTable guests={shown} stateOfEvent={currentState} clock={clock} />
                <Pager
                  page={page}
                  perPage={GUESTS_PER_PAGE}
                  shown={shown.length}
                  total={matching.length}
                  label={guestStrings.pages}
                  addressOf={(other) => addressOf(event, { search, guestFilter, page: other })}
                />
              </>
            )}
            {guests.length > 0 && shown.length === 0 && <Empty title={guestStrings.noMatch} />}
          </section>
        </div>
        {writeForm}
      </div>
    </>
  );
};
