import type { DemoBooking } from '../../contract/entities.ts';
import { requestDemoStrings } from '../../strings/requestDemo.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { InlineLink } from '../../ui/InlineLink.tsx';
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

const detailsOf = ({ demo_id, event_link, meet_link }: DemoBooking): Detail[] => [
  { label: words.demoId, text: demo_id, copy: words.copyDemoId },
  {
    label: words.calendar,
    text: event_link,
    link: words.addToCalendar,
    copy: words.copyCalendarLink,
  },
  { label: words.meeting, text: meet_link, link: words.joinMeeting, copy: words.copyMeetingLink },
];

/** What replaces the form: the demo's number and its links, each to be copied. What did not come is left out. */
export function DemoSuccess({ booking }: { booking: DemoBooking }) {
  const dispatch = useAppDispatch();
  const copied = useAppSelector(selectCopied);
  const rows = detailsOf(booking)
    .filter(({ text }) => text !== '')
    .map(({ label, text, link, copy }): SuccessRow => ({
      label,
      value: link ? <InlineLink href={text}>{link}</InlineLink> : text,
      action: (
        <CopyButton
          label={copy}
          copied={text === copied}
          onCopy={() => dispatch(copyRequested(text))}
        />
      ),
    }));
  const intro = booking.demo_id === '' ? words.introWithoutNumber : words.intro;
  return <SuccessView title={words.title} intro={intro} rows={rows} />;
}
