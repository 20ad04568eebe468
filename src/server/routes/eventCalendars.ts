import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { matchRoute } from '../../app/routes.ts';
import type { WebinarEvent } from '../../contract/entities.ts';
import { filePaths, paths } from '../../contract/paths.ts';
import { calendarEntry } from '../../features/webinars/calendarEntry.ts';
import { calendarFile, eventUid, type CalendarEntry } from '../../lib/calendar.ts';
import type { ContentSource } from '../content/source/contentSource.ts';
import type { LeadService } from '../leads/leadService.ts';
import { firstVersion, type EventVersion } from '../leads/submissions/eventVersions.ts';
import type { Pages } from '../ssr/pages.ts';
import { fetchList, fetchOne } from './fetchOne.ts';
import { redirectOfFile } from './redirectOfFile.ts';
import { sendRedirect } from './sendRedirect.ts';
import { serveGenerated, type GeneratedFileOptions } from './serveGenerated.ts';

const TYPE = 'text/calendar; charset=utf-8';
const ENDING = '.ics';

type EventCalendarOptions = GeneratedFileOptions & {
  content: Pick<ContentSource, 'pages' | 'redirectOf' | 'versionOf'>;
  leadService: Pick<LeadService, 'eventVersions'>;
  pages: Pick<Pages, 'send'>;
};

type FileRequest = FastifyRequest<{ Params: { key: string } }>;

/** The calendar file of each event at the path of its page plus `.ics`, and one of all events. */
export const registerEventCalendars = (
  server: FastifyInstance,
  options: EventCalendarOptions,
): void => {
  const { gateway, getSiteUrl, siteFile, content, leadService, pages } = options;

  const entryOf = (event: WebinarEvent, version?: EventVersion): CalendarEntry[] => {
    const siteUrl = getSiteUrl();
    const entry = calendarEntry(event, { siteUrl, eventZone: { id: siteFile.time_zone } });
    if (!entry) return [];
    const { sequence, stamp } = version ?? firstVersion({ updatedAt: event.updated_at });
    const isCanceled = event.is_canceled ?? false;
    return [{ ...entry, uid: eventUid(idOf(event), siteUrl), sequence, stamp, isCanceled }];
  };
  const entriesOf = async (events: readonly WebinarEvent[]) => {
    const versions = await leadService.eventVersions(
      events.map((event) => content.versionOf(event)),
    );
    return events.flatMap((event) => entryOf(event, versions.get(idOf(event))));
  };

  server.get(
    filePaths.eventCalendar,
    serveGenerated(options, {
      type: TYPE,
      write: async () => calendarFile(...(await entriesOf(await fetchList(gateway, 'events')))),
    }),
  );

  const sendFile = serveGenerated(options, {
    type: TYPE,
    write: async ({ params }: FileRequest) => {
      const event = await fetchOne(gateway, 'event', { slug: params.key });
      const entries = event ? await entriesOf([event]) : [];
      // An event without a date has no entry.
      return entries.length > 0 ? calendarFile(...entries) : undefined;
    },
    canonical: ({ params }) => getSiteUrl() + paths.event(params.key),
    // A slug may end like a calendar file. Otherwise the page says that there is no such event.
    sendMissing: (request, reply) => pages.send(matchRoute(request.url), reply),
  });
  server.get(
    paths.event.pattern.replace(':slug', ':key(^[^/]+)') + ENDING,
    async (request: FileRequest, reply: FastifyReply) => {
      const moved = redirectOfFile(content, request.url, {
        page: paths.event(request.params.key),
        ending: ENDING,
        isOfRoute: (pattern) => pattern === paths.event.pattern,
      });
      // What has gone is answered by the page.
      if (!moved || !('location' in moved)) return sendFile(request, reply);
      return sendRedirect(reply, moved);
    },
  );
};

const idOf = ({ id, slug }: WebinarEvent): string => id || slug;
