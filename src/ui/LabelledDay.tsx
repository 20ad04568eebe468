import { isoDay } from '../lib/dayTexts.ts';
import { commonStrings } from '../strings/common.ts';

interface LabelledDayProps {
  label?: string;
  timestamp: string;
}

/** `Updated 2026-11-12`, or nothing for an empty timestamp. */
export function LabelledDay({ label = commonStrings.updated, timestamp }: LabelledDayProps) {
  const day = isoDay(timestamp);
  if (!day) return null;
  return (
    <span>
      <span>{label}</span> <time dateTime={day}>{day}</time>
    </span>
  );
}
