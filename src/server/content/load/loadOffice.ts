import type { OfficeHours } from '../../../lib/officeSlots.ts';
import type { ContentReader } from './contentReader.ts';
import { officeSchema } from './documentSchemas.ts';

const FILE = 'office.yaml';

/** Reads office.yaml; undefined where there is none: then demos begin at the hours of spec §9, on any day. */
export const loadOffice = async (
  reader: ContentReader,
  zone: string,
): Promise<OfficeHours | undefined> => {
  if (!reader.has(FILE)) return undefined;
  const document = await reader.readYamlFile(FILE, officeSchema);
  if (!document) return undefined;
  const { hours, holidays, notice_hours, capacity, days_ahead } = document.data;
  const { sunday, monday, tuesday, wednesday, thursday, friday, saturday } = hours;
  const week = [sunday, monday, tuesday, wednesday, thursday, friday, saturday];
  if (week.every((day) => day === undefined)) {
    document.report(
      ['hours'],
      '"hours" names no day. Write at least one, such as monday: 09:00-18:00.',
    );
  }
  return {
    zone,
    week: week.map((day) => day ?? null),
    holidays,
    noticeHours: notice_hours,
    capacity,
    daysAhead: days_ahead,
  };
};
