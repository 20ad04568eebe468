import { Check, Eye, Hand, RotateCw, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { LEAD_FORMS, type FormFields } from '../../../contract/forms.ts';
import { paths } from '../../../contract/paths.ts';
import { asWritten } from '../../../lib/homePhone.ts';
import { leadStrings } from '../../../strings/deskLeads.ts';
import type { LeadTrace } from '../../leads/views/leadTrace.ts';
import type { AnyLead } from '../../leads/database/leadRows.ts';
import { bookingOf, guestLinks, type LinkSettings } from '../../leads/deliveries/leadLinks.ts';
import type { ForgetPreview } from '../../leads/forgetAddress.ts';
import type { ListedLead } from '../../leads/views/leadList.ts';
import { dayAndClock, lately, spokenDay, timeText, type DeskClock } from '../deskTimes.ts';
import { Avatar, BackLink, Banner, FOCUSED, Primary } from '../parts.tsx';
import { askedFor, nameOf, StateChip, touchName } from './leadWords.tsx';
import { Timeline } from './timeline.tsx';
import { LEADS_PATH, eventAddress, leadAddress } from '../deskAddresses.ts';

const { held, failed, link: linkLabels, forms } = leadStrings;

export interface LeadPageProps {
  listed: ListedLead;
  /** Of the same address. */
  others: readonly ListedLead[];
  trace: LeadTrace;
  preview: ForgetPreview;
  links: LinkSettings;
  clock: DeskClock;
  /** Who reads the page. */
  viewer: string;
  done?: string | undefined;
}

type Fact = readonly [name: string, value: ReactNode];

const fieldFacts = ({ kind, data }: AnyLead, clock: DeskClock): Fact[] => {
  const form: FormFields = LEAD_FORMS[kind];
  const values = data as Readonly<Record<string, string>>;
  return Object.entries(form).flatMap(([name, { label, rule }]): Fact[] => {
    const value = values[name];
    if (!value || rule === 'name') return [];
    if (rule === 'email')
      return [
        [
          label,
          <a className="link" href={`mailto:${encodeURIComponent(value)}`}>
            {value}
          </a>,
        ],
      ];
    if (rule === 'phone')
      return [
        [
          label,
          <a className="link" href={`tel:${value}`}>
            {asWritten(value)}
          </a>,
        ],
      ];
    return [[label, rule === 'moment' ? dayAndClock(value, clock) : value]];
  });
};

/** As the visitor has them. */
const linkFacts = (lead: AnyLead, settings: LinkSettings): Fact[] => {
  if (lead.kind === 'demo') {
    const { change_link, event_link, meet_link } = bookingOf(lead, settings);
    return [
      [linkLabels.change, change_link],
      [linkLabels.meeting, meet_link],
      [linkLabels.calendar, event_link],
    ];
  }
  if (lead.kind === 'registration') {
    const { link: change_link, join_link, calendar_link } = guestLinks(lead, settings);
    return [
      [linkLabels.change, change_link],
      ...(join_link === undefined ? [] : [[linkLabels.meeting, join_link] as const]),
      [linkLabels.calendar, calendar_link],
    ];
  }
  const { siteUrl } = settings;
  return [
    ...(lead.status === 'pending'
      ? [[linkLabels.confirm, siteUrl + paths.newsletterConfirm(lead.confirm_token)] as const]
      : []),
    [linkLabels.unsubscribe, siteUrl + paths.newsletterUnsubscribe(lead.unsubscribe_token)],
  ];
};

const eventFact = (lead: AnyLead): Fact[] =>
  lead.kind === 'registration'
    ? [
        [
          leadStrings.event,
          <a className="link" href={eventAddress(lead.details.event)}>
            {lead.details.event.title}
          </a>,
        ],
      ]
    : [];

const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="facts">
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

const Source = ({ source }: Pick<AnyLead, 'source'>) => (
  <section className="sheet">
    <h2 className="heading">{leadStrings.source}</h2>
    {!source && <p className="soft">{leadStrings.noSource}</p>}
    {source && (
      <div className="touches">
        {(['first', 'last'] as const).map((name) => (
          <div key={name}>
            <p className="quiet small">
              {name === 'first' ? leadStrings.firstTouch : leadStrings.lastTouch}
            </p>
            <p className="broken">
              <b>{touchName(source[name])}</b>
            </p>
            {Object.entries(source[name]).map(([key, value]) => (
              <p key={key} className="small soft broken">
                {key}: {value}
              </p>
            ))}
          </div>
        ))}
      </div>
    )}
  </section>
);

const HeldBanner = ({ lead }: { lead: AnyLead }) => (
  <section className="banner bad">
    <Hand size={20} aria-hidden />
    <div>
      <p>
        <b>{held.title}</b>
      </p>
      <p className="soft small">{held.reasons[lead.quarantine_reason!]}</p>
    </div>
    <div className="actions">
      <form action={`${leadAddress(lead.id)}/discard`}>
        <button className="btn danger">{held.discard}</button>
      </form>
      <form method="post" action={`${leadAddress(lead.id)}/release`}>
        <Primary icon={Check}>{held.release}</Primary>
      </form>
    </div>
  </section>
);

const FailedBanner = ({ lead }: { lead: AnyLead }) => (
  <Banner
    tone="bad"
    title={failed.title}
    actions={
      <form method="post" action={`${leadAddress(lead.id)}/retry`}>
        <Primary icon={RotateCw}>{failed.retry}</Primary>
      </form>
    }
  />
);

const Others = ({ others, clock }: Pick<LeadPageProps, 'others' | 'clock'>) => (
  <section className="card">
    <div className="card-head">
      <h2 className="heading">{leadStrings.others}</h2>
    </div>
    <div className="rows">
      {others.map((each) => (
        <a key={each.lead.id} href={leadAddress(each.lead.id)}>
          <div className="grow">
            <b>{forms[each.lead.kind]}</b>
            <span className="small quiet">
              {[askedFor(each.lead, clock), lately(each.lead.created_at, clock)]
                .filter(Boolean)
                .join(', ')}
            </span>
          </div>
          <StateChip {...each} />
        </a>
      ))}
    </div>
  </section>
);

export const LeadPage = (props: LeadPageProps) => {
  const { listed, others, trace, preview, links, clock, viewer, done } = props;
  const { lead, state } = listed;
  const name = nameOf(lead);
  const { created_at: at } = lead;
  const facts = [...fieldFacts(lead, clock), ...eventFact(lead), ...linkFacts(lead, links)];
  return (
    <>
      <BackLink href={LEADS_PATH}>{leadStrings.title}</BackLink>
      <div className="page-head">
        <div className="titled">
          <Avatar name={name} address={lead.email} isLarge />
          <div>
            <h1>{name}</h1>
            <p>
              {leadStrings.received(
                forms[lead.kind],
                lead.id,
                spokenDay(at, clock),
                timeText(at, clock),
              )}
            </p>
          </div>
        </div>
        <StateChip {...listed} />
      </div>
      {done && <Banner tone="good" title={done} />}
      {state === 'held' && <HeldBanner lead={lead} />}
      {state === 'failed' && <FailedBanner lead={lead} />}
      <div className="columns">
        <div className="stack">
          <section className="sheet">
            <h2 className="heading">{leadStrings.request}</h2>
            <Facts facts={facts} />
          </section>
          <Source source={lead.source} />
          {others.length > 0 && <Others others={others} clock={clock} />}
          <section className="sheet grave">
            <h2 className="heading">{leadStrings.deleteTitle}</h2>
            <p className="soft">{leadStrings.deleteText(preview)}</p>
            <form className="actions" action={`${leadAddress(lead.id)}/delete`}>
              <button className="btn danger">
                <Trash2 size={17} aria-hidden />
                {leadStrings.deleteTitle}
              </button>
            </form>
          </section>
        </div>
        <section className="sheet">
          <h2 className="heading">{leadStrings.happened}</h2>
          <Timeline trace={trace} clock={clock} />
        </section>
      </div>
      <p className="quiet small logged">
        <Eye size={16} aria-hidden />
        {leadStrings.viewed(viewer, timeText(clock.now.getTime(), clock))}
      </p>
    </>
  );
};

interface QuestionProps {
  lead: AnyLead;
  action: 'discard' | 'delete';
  preview: ForgetPreview;
}

/** Asks before a lead or a person's data is deleted. */
export const LeadQuestion = ({ lead, action, preview }: QuestionProps) => {
  const isDiscard = action === 'discard';
  const address = leadAddress(lead.id);
  return (
    <form className="dialog" method="post" action={`${address}/${action}`}>
      <h1 {...FOCUSED}>
        {isDiscard
          ? leadStrings.discardQuestion(nameOf(lead))
          : leadStrings.deleteQuestion(lead.email)}
      </h1>
      <p>{isDiscard ? leadStrings.discardText : leadStrings.deleteText(preview)}</p>
      {!isDiscard && <p className="soft">{leadStrings.deleteElsewhere}</p>}
      <div className="actions">
        <a className="btn" href={address}>
          {leadStrings.keep}
        </a>
        <button className="btn danger">{isDiscard ? held.discard : leadStrings.deleteTitle}</button>
      </div>
    </form>
  );
};
