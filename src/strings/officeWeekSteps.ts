import type { OfficeWeek } from './officeWeek.ts';

/** Words of the control that steps through the office's week; they come with its code. */
export const officeWeekSteps = {
  label: 'Day of the week',
  /** Before the first step. */
  invitation: 'Alder & Vane’s week, day by day.',
  soFar: (week: OfficeWeek) => `By ${week.today}: ${week.leads} leads, ${week.waiting} waiting.`,
  /** What a picture shows once a day is chosen. */
  picture: (week: OfficeWeek) =>
    `The office on ${week.today} evening: ${week.leads} leads this week, ${week.reached} reached, ${week.waiting} waiting`,
} as const;
