import { Download } from 'lucide-react';
import type { LeadKind } from '../../../contract/forms.ts';
import { zoneName } from '../../../lib/zonedTime.ts';
import { leadStrings } from '../../../strings/deskLeads.ts';
import {
  LEAD_STATES,
  LEADS_PER_PAGE,
  PERIODS,
  type LeadQuery,
  type LeadState,
  type ListedLead,
} from '../../leads/views/leadList.ts';
import { dayKey, longDay, timeText, type DeskClock } from '../deskTimes.ts';
import { Avatar, Banner, Empty, PageHead, Pager, SearchField } from '../parts.tsx';
import { filterParameters } from './leadFilter.ts';
import { askedFor, cameFrom, nameOf, StateChip } from './leadWords.tsx';
import { LEADS_PATH, leadAddress } from '../deskAddresses.ts';

const { columns, forms, states, filters } = leadStrings;

export interface LeadListProps {
  filter: LeadQuery;
  page: number;
  leads: readonly ListedLead[];
  counts: ReadonlyMap<LeadState, number>;
  /** Events that have registrations, or that the site has. */
  events: readonly { id: string; title: string }[];
  clock: DeskClock;
  done?: string | undefined;
}

const Filters = ({ filter, events }: Pick<LeadListProps, 'filter' | 'events'>) => (
  <form className="filters" role="search" action={LEADS_PATH}>
    <SearchField
      label={leadStrings.searchLabel}
      hint={leadStrings.searchHint}
      value={filter.search}
    />
    <select className="input" name="form" aria-label={filters.form} defaultValue={filter.form}>
      <option value="">{leadStrings.allForms}</option>
      {(Object.keys(forms) as LeadKind[]).map((form) => (
        <option key={form} value={form}>
          {forms[form]}
        </option>
      ))}
    </select>
    <select className="input" name="event" aria-label={filters.event} defaultValue={filter.event}>
      <option value="">{leadStrings.allEvents}</option>
      {events.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </select>
    <select
      className="input"
      name="period"
      aria-label={filters.period}
      defaultValue={filter.period ?? 'all'}
    >
      {PERIODS.map((period) => (
        <option key={period} value={period}>
          {leadStrings.periods[period]}
        </option>
      ))}
    </select>
    {filter.state && <input type="hidden" name="status" value={filter.state} />}
    <button className="btn">{leadStrings.apply}</button>
  </form>
);

/** Without the states that no lead has. */
const Segments = ({ filter, counts }: Pick<LeadListProps, 'filter' | 'counts'>) => {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const shown = LEAD_STATES.filter((state) => counts.has(state) || filter.state === state);
  const segments = [
    { state: undefined, label: leadStrings.all, count: total },
    ...shown.map((state) => ({ state, label: states[state], count: counts.get(state) ?? 0 })),
  ];
  return (
    <div className="sideways">
      <nav className="segments" aria-label={filters.state}>
        {segments.map(({ state, label, count }) => (
          <a
            key={label}
            href={LEADS_PATH + filterParameters({ ...filter, state })}
            aria-current={state === filter.state ? 'page' : undefined}
          >
            {label} <span className="quiet">{count.toLocaleString('en-US')}</span>
          </a>
        ))}
      </nav>
    </div>
  );
};

const LeadLine = ({ listed, clock }: { listed: ListedLead; clock: DeskClock }) => {
  const { lead } = listed;
  const name = nameOf(lead);
  return (
    <tr>
      <td>
        <span className="who">
          <Avatar name={name} address={lead.email} />
          <span>
            <a className="name" href={leadAddress(lead.id)}>
              {name}
            </a>
            {name !== lead.email && <span className="under">{lead.email}</span>}
          </span>
        </span>
      </td>
      <td className="row-2">
        {forms[lead.kind]}
        <span className="under">{askedFor(lead, clock)}</span>
      </td>
      <td className="wide wide-only soft small">{cameFrom(lead.source)}</td>
      <td className="end">
        <StateChip {...listed} />
      </td>
      <td className="wide number soft small whole">
        <time dateTime={lead.created_at}>{timeText(lead.created_at, clock)}</time>
      </td>
    </tr>
  );
};

const DayGroup = ({ leads, clock }: Pick<LeadListProps, 'leads' | 'clock'>) => {
  const at = leads[0]!.lead.created_at;
  const day = longDay(at, clock);
  const isToday = dayKey(at, clock) === dayKey(clock.now.getTime(), clock);
  return (
    <>
      <tr className="group">
        <td colSpan={5}>
          <div>
            <h2 className="heading">{isToday ? leadStrings.today(day) : day}</h2>
            <span className="quiet small">{leadStrings.ofDay(leads.length)}</span>
          </div>
        </td>
      </tr>
      {leads.map((listed) => (
        <LeadLine key={listed.lead.id} listed={listed} clock={clock} />
      ))}
    </>
  );
};

const LeadTable = ({ leads, clock }: Pick<LeadListProps, 'leads' | 'clock'>) => {
  const days = Map.groupBy(leads, ({ lead }) => dayKey(lead.created_at, clock));
  return (
    <table className="table folds">
      <caption className="unseen">{leadStrings.caption}</caption>
      <thead>
        <tr>
          <th>{columns.who}</th>
          <th>{columns.what}</th>
          <th className="wide-only">{columns.from}</th>
          <th>{columns.state}</th>
          <th className="number">{columns.received}</th>
        </tr>
      </thead>
      <tbody>
        {[...days].map(([day, ofDay]) => (
          <DayGroup key={day} leads={ofDay} clock={clock} />
        ))}
      </tbody>
    </table>
  );
};

const sumOf = (counts: LeadListProps['counts']): number =>
  [...counts.values()].reduce((sum, count) => sum + count, 0);

/** The number of leads that a filter leaves. */
export const totalOf = (
  counts: LeadListProps['counts'],
  { state }: LeadListProps['filter'],
): number => (state === undefined ? sumOf(counts) : (counts.get(state) ?? 0));

export const LeadListPage = (props: LeadListProps) => {
  const { filter, page, leads, counts, clock, done } = props;
  const all = sumOf(counts);
  const total = totalOf(counts, filter);
  const isFiltered = filterParameters(filter) !== '';
  const zone = zoneName(clock.now.getTime(), clock.zone);
  const exportForm = (
    <form action={`${LEADS_PATH}/export`}>
      {[...new URLSearchParams(filterParameters(filter))].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button className="btn">
        <Download size={17} aria-hidden />
        {leadStrings.export(total)}
      </button>
    </form>
  );
  return (
    <>
      <PageHead title={leadStrings.title} actions={total > 0 && exportForm}>
        {leadStrings.zone(zone)}
      </PageHead>
      {done && <Banner tone="good" title={done} />}
      <Filters {...props} />
      {all > 0 && <Segments {...props} />}
      {leads.length > 0 && <LeadTable {...props} />}
      {leads.length > 0 && (
        <Pager
          page={page}
          total={total}
          perPage={LEADS_PER_PAGE}
          shown={leads.length}
          label={leadStrings.pages}
          addressOf={(other) => LEADS_PATH + filterParameters(filter, other)}
        />
      )}
      {leads.length === 0 && (
        <Empty title={isFiltered ? leadStrings.none : leadStrings.empty}>
          <p>{isFiltered ? leadStrings.noneText : leadStrings.emptyText}</p>
          {isFiltered && (
            <a className="link" href={LEADS_PATH}>
              {leadStrings.clear}
            </a>
          )}
        </Empty>
      )}
    </>
  );
};
