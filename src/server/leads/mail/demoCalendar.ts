import { calendarFile } from '../../../lib/calendar.ts';

/** Minutes a demo takes. */
const DEMO_MINUTES = 30;

export interface CalendarDemo {
  id: string;
  startsAt: Date;
  /** When it was asked for, or changed last. */
  requestedAt: Date;
  /** How often it was changed. */
  sequence?: number;
  isCanceled?: boolean;
  meetingUrl: string;
  /** Who shows it. */
  brand: string;
  /** Host name of the site; makes the entry's identifier unique in the world. */
  host: string;
}

/** The calendar file of a demo. It names nobody: whoever knows the demo's number may read it. */
export const demoCalendar = (demo: CalendarDemo): string =>
  calendarFile({
    sequence: demo.sequence ?? 0,
    isCanceled: demo.isCanceled ?? false,
    uid: `${demo.id}@${demo.host}`,
    stamp: demo.requestedAt,
    start: demo.startsAt,
    end: new Date(demo.startsAt.getTime() + DEMO_MINUTES * 60_000),
    summary: `${demo.brand} demo`,
    description: `Your demo of ${demo.brand}, number ${demo.id}.\nJoin here: ${demo.meetingUrl}`,
    location: demo.meetingUrl,
    url: demo.meetingUrl,
  });
