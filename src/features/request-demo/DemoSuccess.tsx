import type { DemoBooking } from '../../contract/entities.ts';
import { requestDemoStrings } from '../../strings/requestDemo.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { eventDay, eventTime } from '../../lib/dates.ts';
import { instantOf, zoneName } from '../../lib/eventTime.ts';
import type { FormDraft } from '../../shared/lead-form/formDraft.ts';
import { InlineLink } from '../../ui/AppLink.tsx';
import { SuccessView, type SuccessRow } from '../../shared/lead-form/SuccessView.tsx';
import { CopyButton } from './CopyButton.tsx';
import { copyRequested, selectCopiedRow } from './copySlice.ts';

const strings = requestDemoStrings.success;

/** The API may send any text; a `javascript:` URL must not become a link. */
const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text);

/** `Thursday, December 3, 2026, 2:00 PM, Pacific Standard Time`; '' if the moment is unknown. */
const momentText = (
  { preferred_date = '', preferred_time = '' }: FormDraft,
  zone: string | null,
) => {
  const wallClock = `${preferred_date} ${preferred_time}`;
  const time = eventTime(wallClock);
  if (!time) return '';
  const instant = zone === null ? null : instantOf(wallClock, zone);
  return strings.moment(
    eventDay(wallClock),
    time,
    instant === null ? '' : zoneName(instant, zone!),
  );
};

export interface DemoSuccessProps {
  booking: DemoBooking;
  /** The chosen `preferred_date` and `preferred_time`. */
  moment: FormDraft;
  /** Zone of the moment, `America/New_York`; null while it is unknown. */
  zone: string | null;
}

/** Replaces the form: time, ID and links of the demo. Details that the response lacks are omitted. */
export function DemoSuccess({ booking, moment, zone }: DemoSuccessProps) {
  const dispatch = useAppDispatch();
  const copiedRow = useAppSelector(selectCopiedRow);
  const row = (label: string, text: string, copyLabel: string, link = ''): SuccessRow => ({
    label,
    value: link && isWebAddress(text) ? <InlineLink href={text}>{link}</InlineLink> : text,
    action: (
      <CopyButton
        label={copyLabel}
        copied={label === copiedRow}
        onCopy={() => dispatch(copyRequested({ row: label, text }))}
      />
    ),
  });
  const { demo_id, event_link, meet_link, change_link = '' } = booking;
  const rows = [
    row(strings.demoId, demo_id, strings.copyDemoId),
    row(strings.calendar, event_link, strings.copyCalendarLink, strings.addToCalendar),
    row(strings.meeting, meet_link, strings.copyMeetingLink, strings.joinMeeting),
    row(strings.change, change_link, strings.copyChangeLink, strings.moveOrCancel),
  ].filter(({ value }) => value !== '');
  const intro = demo_id === '' ? strings.introWithoutNumber : strings.intro;
  return (
    <SuccessView title={strings.title} lead={momentText(moment, zone)} intro={intro} rows={rows} />
  );
}
