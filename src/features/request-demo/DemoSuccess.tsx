import { Check, Copy } from 'lucide-react';
import { styled } from 'styled-components';
import type { DemoBooking } from '../../contract/entities.ts';
import { requestDemoStrings } from '../../strings/requestDemo.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { dayAndTime, instantOf, zoneName } from '../../lib/eventTime.ts';
import type { FormDraft } from '../../shared/lead-form/formDraft.ts';
import { InlineLink } from '../../ui/AppLink.tsx';
import { SuccessView, type SuccessRow } from '../../shared/lead-form/SuccessView.tsx';
import { forcedEdge, iconBox, onlyWithScripts } from '../../theme/mixins.ts';
import { color, radius } from '../../theme/tokens.ts';
import { copyRequested, selectCopiedRow } from './copySlice.ts';

const strings = requestDemoStrings.success;

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

export interface DemoSuccessProps {
  booking: DemoBooking;
  moment: FormDraft;
  zone: string | null;
}

export function DemoSuccess({ booking, moment, zone }: DemoSuccessProps) {
  const row = (label: string, text: string, copyLabel: string, link = ''): SuccessRow => ({
    label,
    value: link && isWebAddress(text) ? <InlineLink href={text}>{link}</InlineLink> : text,
    action: <CopyButton label={copyLabel} row={label} text={text} />,
  });
  const { demo_id, event_link, meet_link, change_link = '' } = booking;
  const rows = [
    row(strings.demoId, demo_id, strings.copyDemoId),
    row(strings.calendar, event_link, strings.copyCalendarLink, strings.addToCalendar),
    row(strings.meeting, meet_link, strings.copyMeetingLink, strings.joinMeeting),
    row(strings.change, change_link, strings.copyChangeLink, strings.moveOrCancel),
  ];
  const intro = demo_id === '' ? strings.introWithoutNumber : strings.intro;
  return (
    <SuccessView title={strings.title} lead={momentText(moment, zone)} intro={intro} rows={rows} />
  );
}
