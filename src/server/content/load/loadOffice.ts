import { z } from 'zod';
import { documentFile } from '../../../contract/documents.ts';
import type { OfficeHours } from '../../../lib/officeSlots.ts';
import type { ContentReader } from './contentReader.ts';
import { calendarDay, documentObject, hourSpan } from './documentFields.ts';

const openingHours = hourSpan.refine(
  ([first, last]) => first <= last,
  'The first hour comes before the last.',
);

const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

export const officeSchema = documentObject({
  hours: documentObject(Object.fromEntries(DAYS.map((day) => [day, openingHours.optional()]))),
  holidays: z.array(calendarDay).default([]),
  notice_hours: z.int().min(0).max(720).default(1),
  capacity: z
    .int()
    .min(1)
    .max(1000)
    .default(1)
    .meta({ title: 'Demos at a time', description: 'How many demos can begin at the same hour.' }),
  days_ahead: z.int().min(1).max(120).default(60),
});

/** Reads office.yaml. Undefined without one: demos then start at the default hours on any day. */
export const loadOffice = (reader: ContentReader, zone: string): OfficeHours | undefined => {
  const file = documentFile('office');
  const document = reader.files.has(file) && reader.read(file, officeSchema);
  if (!document) return undefined;
  const { hours, holidays, notice_hours, capacity, days_ahead } = document.data;
  const week = DAYS.map((day) => hours[day] ?? null);
  if (week.every((day) => day === null))
    document.report(
      ['hours'],
      '"hours" names no day. Write at least one, such as monday: 09:00-18:00.',
    );
  return {
    zone,
    week,
    holidays,
    noticeHours: notice_hours,
    capacity,
    daysAhead: days_ahead,
  };
};
