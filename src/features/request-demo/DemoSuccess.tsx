import type { DemoBooking } from '../../contract/entities.ts';
import { requestDemoStrings } from '../../strings/requestDemo.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { eventDay, eventTime } from '../../lib/dates.ts';
import { instantOf, zoneName } from '../../lib/eventTime.ts';
import type { FormDraft } from '../../shared/lead-form/formDraft.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { InlineLink } from '../../ui/AppLink.tsx';
import { SuccessView, type SuccessRow } from '../../shared/lead-form/SuccessView.tsx';
import { copyRequested, selectCopiedRow } from './copySlice.ts';

const strings = requestDemoStrings.success;

interface Detail {
  label: string;
  text: string;
  /** Link text, if `text` is a URL. */
  link?: string;
  copy: string;
}

/** The API may send any text; a `javascript:` URL must not become a link. */
const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text);

const detailsOf = ({ demo_id, event_link, meet_link, change_link = '' }: DemoBooking): Detail[] => [
  { label: strings.demoId, text: demo_id, copy: strings.copyDemoId },
  {
    label: strings.calendar,
    text: event_link,
    link: strings.addToCalendar,
    copy: strings.copyCalendarLink,
  },
  {
    label: strings.meeting,
    text: meet_link,
    link: strings.joinMeeting,
    copy: strings.copyMeetingLink,
  },
  {
    label: strings.change,
    text: change_link,
    link: strings.moveOrCancel,
    copy: strings.copyChangeLink,
  },
];

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
  const rows = detailsOf(booking)
    .filter(({ text }) => text !== '')
    .map(({ label, text, link, copy }): SuccessRow => ({
      label,
      value: link && isWebAddress(text) ? <InlineLink href={text}>{link}</InlineLink> : text,
      action: (
        <CopyButton
          label={copy}
          copied={label === copiedRow}
          onCopy={() => dispatch(copyRequested({ row: label, text }))}
        />
      ),
    }));
  const intro = booking.demo_id === '' ? strings.introWithoutNumber : strings.intro;
  return (
    <SuccessView title={strings.title} lead={momentText(moment, zone)} intro={intro} rows={rows} />
  );
}
