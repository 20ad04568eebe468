import { CircleAlert, Check, Clock, Hand, RotateCw, Send, Undo2 } from 'lucide-react';
import type { LeadSource, Touch } from '../../../contract/leadSource.ts';
import { leadStrings } from '../../../strings/deskLeads.ts';
import type { AnyLead } from '../../leads/database/leadRows.ts';
import type { LeadState, ListedLead } from '../../leads/views/leadList.ts';
import { dayAndClock, type DeskClock } from '../deskTimes.ts';

/** The name, or the address of a reader of the newsletter. */
export const nameOf = ({ data, email }: AnyLead): string =>
  'first_name' in data ? `${data.first_name} ${data.last_name}` : email;

/** The time of a demo, the title of an event; '' for the newsletter. */
export const askedFor = (lead: AnyLead, clock: DeskClock): string => {
  if (lead.kind === 'demo') return dayAndClock(lead.data.preferred_datetime, clock);
  return lead.kind === 'registration' ? lead.details.event.title : '';
};

/** `Demo, Thursday, December 3, 2:00 PM` */
export const requestOf = (lead: AnyLead, clock: DeskClock): string =>
  [leadStrings.forms[lead.kind], askedFor(lead, clock)].filter(Boolean).join(', ');

/** `google.com`, `harbor (open-house-week)` or `Direct` */
export const touchName = ({ utm_source, utm_campaign, referrer, ref }: Touch): string => {
  const from = utm_source ?? referrer ?? ref ?? leadStrings.direct;
  return utm_campaign === undefined ? from : `${from} (${utm_campaign})`;
};

export const cameFrom = (source: LeadSource | null): string => {
  if (!source) return '';
  const { last } = source;
  return [touchName(last), last.landing].filter(Boolean).join(', ');
};

const CHIPS = {
  held: ['bad', Hand],
  failed: ['bad', CircleAlert],
  retrying: ['warm', RotateCw],
  refused: ['bad', CircleAlert],
  sending: ['waits', Send],
  unconfirmed: ['waits', Clock],
  ended: ['', Undo2],
  delivered: ['calm', Check],
} as const satisfies Record<LeadState, readonly [string, typeof Hand]>;

const labelOf = (state: LeadState, { status }: AnyLead): string => {
  if (state !== 'ended' || status === 'canceled') return leadStrings.states[state];
  return status === 'duplicate' ? leadStrings.duplicate : leadStrings.unsubscribed;
};

export const StateChip = ({ lead, state }: ListedLead) => {
  const [tone, Icon] = CHIPS[state];
  return (
    <span className={`chip ${tone}`.trim()}>
      <Icon size={15} strokeWidth={2} aria-hidden />
      {labelOf(state, lead)}
    </span>
  );
};
