import type { FastifyInstance } from 'fastify';
import { filePaths } from '../../contract/paths.ts';
import type { LeadService } from '../leads/leadService.ts';

/** The calendar files of demos and registrations, whose addresses hold a token. */
export const registerBookingCalendars = (
  server: FastifyInstance,
  leadService: Pick<LeadService, 'calendar'>,
): void => {
  server.get<{ Params: { token: string } }>(
    filePaths.calendarEntry.pattern,
    async (request, reply) => {
      const token = /^([\w-]+)\.ics$/.exec(request.params.token)?.[1];
      const calendar = token ? await leadService.calendar(token) : null;
      if (calendar === null)
        return reply.status(404).send({ status: 404, message: 'We can’t find that event.' });
      return reply
        .header('content-type', 'text/calendar; charset=utf-8')
        .header('content-disposition', 'attachment; filename="event.ics"')
        .header('cache-control', 'no-store')
        .send(calendar);
    },
  );
};
