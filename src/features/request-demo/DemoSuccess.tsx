import type { DemoBooking } from '../../contract/entities.ts';
import { requestDemoStrings } from '../../strings/requestDemo.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { eventDay, eventTime } from '../../lib/dates.ts';
import { instantOf, zoneName } from '../../lib/eventTime.ts';
import type { FormDraft } from '../../shared/lead-form/formDraft.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { InlineLink } from '../../ui/AppLink.tsx';
import { SuccessView, type SuccessRow } from '../../shared/lead-form/SuccessView.tsx';
import { copyRequested, selectCopied } from './copySlice.ts';

const words = requestDemoStrings.success;

interface Detail {
  label: string;
  text: string;
  /** The text is an address, shown by these words. */
  link?: string;
  copy: string;
}

/** An API may send any text as a link; a `javascript:` address must not become one. */
const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text);

const detailsOf = ({ demo_id, event_link, meet_link, change_link = '' }: DemoBooking): Detail[] => [
  { label: words.demoId, text: demo_id, copy: words.copyDemoId },
  {
    label: words.calendar,
    text: event_link,
    link: words.addToCalendar,
    copy: words.copyCalendarLink,
  },
  { label: words.meeting, text: meet_link, link: words.joinMeeting, copy: words.copyMeetingLink },
  { label: words.change, text: change_link, link: words.moveOrCancel, copy: words.copyChangeLink },
];

/** `Thursday, December 3, 2026, 2:00 PM, Pacific Standard Time`; '' for a moment that is not known. */
const momentWords = (
  { preferred_date = '', preferred_time = '' }: FormDraft,
  zone: string | null,
) => {
  const wallClock = `${preferred_date} ${preferred_time}`;
  const time = eventTime(wallClock);
  if (!time) return '';
  const instant = zone === null ? null : instantOf(wallClock, zone);
  return words.moment(eventDay(wallClock), time, instant === null ? '' : zoneName(instant, zone!));
};

export interface DemoSuccessProps {
  booking: DemoBooking;
  /** Day and hour as they were chosen, `preferred_date` and `preferred_time`. */
  moment: FormDraft;
  /** The zone that they are of, `America/New_York`; null while it is not known. */
  zone: string | null;
}

/** What replaces the form: when the demo is, the demo's number and its links, each to be copied. What did not come is left out. */
export function DemoSuccess({ booking, moment, zone }: DemoSuccessProps) {
  const dispatch = useAppDispatch();
  const copied = useAppSelector(selectCopied);
  const rows = detailsOf(booking)
    .filter(({ text }) => text !== '')
    .map(({ label, text, link, copy }): SuccessRow => ({
      label,
      value: link && isWebAddress(text) ? <InlineLink href={text}>{link}</InlineLink> : text,
      action: (
        <CopyButton
          label={copy}
          copied={label === copied}
          onCopy={() => dispatch(copyRequested({ row: label, text }))}
        />
      ),
    }));
  const intro = booking.demo_id === '' ? words.introWithoutNumber : words.intro;
  return (
    <SuccessView title={words.title} lead={momentWords(moment, zone)} intro={intro} rows={rows} />
  );
}
