import { shortDate } from '../lib/dates.ts';
import { controls } from '../strings/controls.ts';

interface LabelledDayProps {
  /** What happened on it; changed it was when nothing is said. */
  label?: string;
  /** ISO timestamp; nothing is shown for ''. */
  timestamp: string;
}

/** A day with what happened on it: `Updated 2026-11-12`. */
export function LabelledDay({ label = controls.updated, timestamp }: LabelledDayProps) {
  const day = shortDate(timestamp);
  if (!day) return null;
  return (
    <span>
      {label} <time dateTime={day}>{day}</time>
    </span>
  );
}
