import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { callPath } from '../../contract/calls.ts';
import { BUDGET_OPTIONS, EXPERIENCE_OPTIONS } from '../../contract/constants.ts';
import type { DemoBooking } from '../../contract/bookings.ts';
import { paths } from '../../contract/paths.ts';
import { dayAndTime } from '../../lib/momentTexts.ts';
import { instantOf, wallClockAt, zoneName } from '../../lib/zonedTime.ts';
import { FormCard } from '../../shared/lead-form/formLayout.ts';
import type { FormDraft } from '../../shared/lead-form/formDraft.ts';
import { useNoScriptPayload, useNoScriptAnswer } from '../../shared/lead-form/NoScriptAnswer.ts';
import { selectForm } from '../../shared/lead-form/formsSlice.ts';
import { LeadForm } from '../../shared/lead-form/LeadForm.tsx';
import { DEMO_FORM } from '../../shared/lead-form/leadsApi.ts';
import { listenToForms } from '../../shared/lead-form/submitForm.ts';
import { type SuccessRow, SuccessView } from '../../shared/lead-form/SuccessView.tsx';
import { useLeadForm } from '../../shared/lead-form/useLeadForm.ts';
import { Voice } from '../../shared/marketing/Voice.tsx';
import type { PageModule } from '../../shared/routing/lazyPage.ts';
import { useAppDispatch, useAppSelector, useTexts } from '../../store/hooks.ts';
import { requestDemoStrings } from '../../strings/requestDemo.ts';
import { forcedEdge, hueColors, iconBox, onlyWithScripts } from '../../theme/mixins.ts';
import { color, media, radius, space } from '../../theme/tokens.ts';
import { InlineLink } from '../../ui/InlineLink.ts';
import { useTimeZone } from '../../ui/timeZone.ts';
import { SelectField } from '../../ui/Field.tsx';
import { Cluster, Container, Grid, Stack } from '../../ui/Layout.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { PhoneLine } from '../../ui/PhoneLine.tsx';
import { useSite } from '../../ui/SiteContext.ts';
import { Display2, Lead } from '../../ui/Text.tsx';
import { copyRequested, listenToCopying, selectCopiedRow } from './copySlice.ts';
import { DateTimeFields, SlotChoices } from './DateTimeFields.tsx';
import { demoColumns } from './demoColumns.ts';
import { requestDemoApi } from './requestDemoApi.ts';
import { WhatHappensNext } from './WhatHappensNext.tsx';

const { success } = requestDemoStrings;

const CopyRoot = styled.button`
  ${iconBox('44px')}
  border-radius: ${radius.small};
  box-shadow: inset 0 0 0 1px ${color.line2};
  ${forcedEdge}

  &:hover {
    background: ${color.plaster};
  }
  ${onlyWithScripts}
`;

function CopyButton({ label, row, text }: { label: string; row: string; text: string }) {
  const dispatch = useAppDispatch();
  const isCopied = useAppSelector(selectCopiedRow) === row;
  const Icon = isCopied ? Check : Copy;
  return (
    <CopyRoot
      type="button"
      aria-label={label}
      title={label}
      onClick={() => dispatch(copyRequested({ row, text }))}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
    </CopyRoot>
  );
}

/** The API may send any text; a `javascript:` URL must not become a link. */
const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text);

/** `Thursday, December 3, 2026, 2:00 PM Pacific Time`; '' if the moment or the zone is unknown. */
const momentText = ({ preferred_date, preferred_time }: FormDraft, zone: string | null) => {
  const instant = zone && instantOf(`${preferred_date} ${preferred_time}`, zone);
  return instant ? `${dayAndTime(instant, zone)} ${zoneName(instant, zone)}` : '';
};

interface DemoSuccessProps {
  booking: DemoBooking;
  moment: FormDraft;
  /** By default the visitor's. */
  zone?: string;
}

function DemoSuccess({ booking, moment, zone }: DemoSuccessProps) {
  const visitorZone = useTimeZone();
  const lead = momentText(moment, zone ?? visitorZone);
  const row = (label: string, text: string, copyLabel: string, link = ''): SuccessRow => ({
    label,
    value: link && isWebAddress(text) ? <InlineLink href={text}>{link}</InlineLink> : text,
    action: <CopyButton label={copyLabel} row={label} text={text} />,
  });
  const { demo_id, event_link, meet_link, change_link = '' } = booking;
  const rows = [
    row(success.demoId, demo_id, success.copyDemoId),
    row(success.calendar, event_link, success.copyCalendarLink, success.addToCalendar),
    row(success.meeting, meet_link, success.copyMeetingLink, success.joinMeeting),
    row(success.change, change_link, success.copyChangeLink, success.moveOrCancel),
  ];
  const intro = demo_id === '' ? success.introWithoutNumber : success.intro;
  return <SuccessView title={success.title} lead={lead} intro={intro} rows={rows} />;
}

const strings = requestDemoStrings;

const BUDGETS = BUDGET_OPTIONS.map((budget) => ({ value: budget, label: budget }));

function DemoRequestForm() {
  const texts = useTexts('request-demo').form;
  const form = useLeadForm(DEMO_FORM, callPath('requestDemo'));
  const { draft, field, submit, noScriptAnswer, zone } = form;
  const [chosenSlot, setChosenSlot] = useState('');

  const handleChoose = (slot: string) => {
    const [preferred_date = '', preferred_time = ''] = wallClockAt(Date.parse(slot), zone).split(
      ' ',
    );
    setChosenSlot(slot);
    void submit({ preferred_date, preferred_time });
  };
  // If the chosen slot is taken as well, the controls show it. Their key remounts them.
  const momentField = (name: 'preferred_date' | 'preferred_time') => ({
    ...field(name),
    ...(chosenSlot !== '' && { defaultValue: draft[name] }),
  });
  return (
    <LeadForm form={form} strings={{ ...strings.form, ...texts }}>
      <SelectField
        {...field('real_estate_experience')}
        label={strings.form.experience}
        placeholder={strings.form.choose}
        options={EXPERIENCE_OPTIONS}
        required
      />
      <SelectField
        {...field('monthly_budget')}
        label={strings.form.budget}
        placeholder={strings.form.choose}
        options={BUDGETS}
        required
      />
      <DateTimeFields
        key={chosenSlot}
        chosen={{ day: draft.preferred_date ?? '', time: draft.preferred_time ?? '' }}
        date={momentField('preferred_date')}
        time={momentField('preferred_time')}
        hasScripts={noScriptAnswer === null}
      />
      {noScriptAnswer?.alternatives ? (
        <SlotChoices slots={noScriptAnswer.alternatives} />
      ) : (
        <SlotChoices slots={form.alternatives} onChoose={handleChoose} />
      )}
    </LeadForm>
  );
}

const Layout = styled(Grid).attrs({ as: Container, $gap: 32 })`
  padding-block: clamp(40px, 5vw, 80px) ${space.section};

  ${media.lg} {
    ${demoColumns}
    grid-template-rows: auto 1fr;
    row-gap: 0;
    align-items: start;
  }
`;

const Form = styled(FormCard)`
  ${media.lg} {
    grid-area: 1 / 2 / span 2;
  }
`;

const FRAME = '7px';
const BAR = '5px';

const Wall = styled.div`
  ${hueColors('sage')}
  margin-top: 8px;
  padding: clamp(20px, 2.2vw, 32px) clamp(24px, 2.6vw, 40px) 0;
  border-bottom: clamp(28px, 2.2vw, 32px) solid var(--deep);
  border-radius: ${radius.stage};
  background: repeating-linear-gradient(
    var(--deep) 0 22px,
    color-mix(in srgb, ${color.duskPressed} 22%, var(--deep)) 22px 24px
  );
`;

/** A lit window with its sill. */
const Window = styled.ol`
  position: relative;
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${BAR};
  border: ${FRAME} solid ${color.white};
  background: ${color.white};

  &::after {
    content: '';
    position: absolute;
    inset: 100% -20px auto;
    height: 10px;
    background: var(--tint);
  }
  ${media.sm} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Pane = styled.li`
  display: flex;
  align-items: end;
  min-height: clamp(5.25rem, 6.6vw, 6.5rem);
  padding: 12px;
  background: ${color.lit};
  color: ${color.ink};
  font-size: clamp(0.9375rem, 1.2vw, 1.0625rem);
  line-height: 1.3;
  letter-spacing: -0.012em;
  font-weight: 580;
  overflow-wrap: anywhere;

  /* The upper row is paler, as by a lamp on the sill. */
  &:nth-child(-n + 2) {
    background: ${color.litSoft};
  }
  ${media.sm} {
    &:nth-child(3) {
      background: ${color.litSoft};
    }
  }
`;

function Expectations({ expectations }: { expectations: readonly string[] }) {
  return (
    <Wall>
      <Window>
        {expectations.map((expectation) => (
          <Pane key={expectation}>{expectation}</Pane>
        ))}
      </Window>
    </Wall>
  );
}

// Beside the form it ends where the form does.
const Contact = styled(Cluster)`
  padding-top: 36px;

  ${media.lg} {
    align-self: stretch;
    align-content: space-between;
  }
`;

/** The booking from this tab's form, or from one sent without scripts, whose times are in the events' zone. */
const useBooked = (): DemoSuccessProps | null => {
  const { response, draft } = useAppSelector((state) => selectForm(state, DEMO_FORM));
  const noScriptAnswer = useNoScriptAnswer(callPath('requestDemo'));
  const booking = useNoScriptPayload('requestDemo');
  const { eventZone } = useSite();
  if (response) return { booking: response, moment: draft };
  return booking && { booking, moment: noScriptAnswer?.values ?? {}, zone: eventZone.id };
};

export function RequestDemoPage() {
  const { meta, title, lead, expectations, voice, next } = useTexts('request-demo');
  const booked = useBooked();
  return (
    <>
      <PageMeta {...meta} path={paths.requestDemo} />
      <Layout>
        <Stack $gap={20}>
          <Display2>{title}</Display2>
          <Lead>{lead}</Lead>
          <Expectations expectations={expectations} />
        </Stack>
        <Form>{booked ? <DemoSuccess {...booked} /> : <DemoRequestForm />}</Form>
        <Contact $gap="36px 20px" $justify="space-between" $align="end">
          {voice && <Voice {...voice} />}
          <PhoneLine />
        </Contact>
      </Layout>
      {next && <WhatHappensNext {...next} />}
    </>
  );
}

export const requestDemoPage: PageModule = {
  Page: RequestDemoPage,
  api: requestDemoApi,
  listeners: [listenToForms, listenToCopying],
};
