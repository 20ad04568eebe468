import type { FastifyInstance } from 'fastify';
import { paths } from '../../../contract/paths.ts';
import { eventEntry } from '../../../features/webinars/eventEntry.ts';
import { calendarFile } from '../../../lib/calendar.ts';
import type { SiteFile } from '../../content/load/loadSite.ts';
import { fetchList } from './fetchList.ts';
import { generatedFile } from './generatedFile.ts';
import type { GeneratedFileOptions } from './generatedFile.ts';

/** `/webinars/calendar.ics`: every event, for calendars that subscribe to it. */
export const registerEventCalendar = (
  server: FastifyInstance,
  options: GeneratedFileOptions & { siteFile: Pick<SiteFile, 'time_zone'> },
): void => {
  const { gateway, getSiteUrl, siteFile } = options;
  const write = async () => {
    const events = await fetchList(gateway, 'events');
    const place = { siteUrl: getSiteUrl(), eventZone: { id: siteFile.time_zone } };
    return calendarFile(
      ...events.map((event) => eventEntry(event, place)).filter((one) => one !== null),
    );
  };
  server.get(paths.eventCalendar, generatedFile('text/calendar; charset=utf-8', write, options));
};
