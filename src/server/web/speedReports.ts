import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { routes } from '../../app/routes.ts';
import { SPEED_REPORTS_PATH } from '../../contract/constants.ts';
import { holdsToken } from '../../contract/paths.ts';
import { VITALS, type Metrics } from '../observe/metrics.ts';
import { asksForPrivacy } from './asksForPrivacy.ts';
import { isFree } from './guards/policyReports.ts';
import { NO_POST_GUARD } from './guards/postGuard.ts';

/** Bytes of a report, which is one line. */
const BODY_LIMIT = 512;
/** Reports a minute, of one address and of all together, to one process. A visit makes three. */
const REPORTS_OF_ADDRESS = 30;
const REPORTS_OF_ALL = 6000;

const OUR_ROUTES = routes
  .map(({ path }) => path)
  .filter((path) => !holdsToken(path) && path !== '*');

/** Slower than ten minutes is a tab that slept; more layout shift than a hundred screens is none. */
const report = z.strictObject({
  route: z.enum(OUR_ROUTES),
  vital: z.enum(VITALS),
  value: z.number().min(0).max(600_000),
});

const readReport = (text: string) => {
  try {
    return report.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};

/**
 * Takes what sampled visits measured of a page (decision 97). A report says which route it was, by its pattern, and
 * nothing of who was there; one that is not of ours, one too many, and one of somebody who asks for privacy is dropped.
 * The answer is always 204: a browser that goes away reads none.
 */
export const registerSpeedReports = (server: FastifyInstance, metrics: Metrics): void => {
  const timeWindow = '1 minute';
  const countOfAddress = server.createRateLimit({ max: REPORTS_OF_ADDRESS, timeWindow });
  const countOfAll = server.createRateLimit({
    max: REPORTS_OF_ALL,
    timeWindow,
    keyGenerator: () => 'all',
  });

  server.register(async (endpoint) => {
    endpoint.removeAllContentTypeParsers();
    // What `sendBeacon` calls a text.
    endpoint.addContentTypeParser(
      'text/plain',
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      (_request, body, done) => done(null, body),
    );
    endpoint.setErrorHandler((_error, _request, reply) => reply.status(204).send());

    endpoint.post<{ Body?: string }>(
      SPEED_REPORTS_PATH,
      { config: NO_POST_GUARD, bodyLimit: BODY_LIMIT },
      async (request, reply) => {
        const said = readReport(request.body ?? '');
        if (said && !asksForPrivacy(request)) {
          const counts = [await countOfAddress(request)];
          if (isFree(counts[0]!)) counts.push(await countOfAll(request));
          if (counts.every(isFree)) metrics.visitMeasured(said.route, said.vital, said.value);
        }
        return reply.status(204).send();
      },
    );
  });
};
