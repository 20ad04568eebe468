import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  BROWSER_ERROR_LIMITS,
  BROWSER_ERRORS_PATH,
  type BrowserError,
} from '../../contract/browserErrors.ts';
import { OTHER_ROUTE, ROUTE_PATTERNS } from '../../contract/routePattern.ts';
import { withoutPrivateParts } from '../../lib/errorText.ts';
import { statusMessage } from '../gateway/errors.ts';
import { refuse } from '../plugins/refuse.ts';
import { FOREIGN, TOO_MANY } from '../plugins/postGuard.ts';
import { isFromOwnSite } from '../plugins/isFromOwnSite.ts';
import { noteOn } from '../plugins/requestLog.ts';
import type { ServerOptions } from '../serverOptions.ts';
import { sendsPrivacySignal } from './analytics.ts';
import { setApiErrorHandler } from './apiRoutes.ts';
import { isExceeded } from './isExceeded.ts';

const MAX_BYTES = 4096;
/** A release that breaks a page must not fill the disk with log lines. The metric counts every report. */
const LINES_PER_MINUTE = 60;

const { message, frame, frames } = BROWSER_ERROR_LIMITS;

/** The characters of what `framesOf` writes: no address, no quote. */
const FRAME = /^[\w$. :-]*$/;

const reportSchema = z.strictObject({
  route: z.string().max(100),
  build: z.string().regex(/^\w{0,64}$/),
  message: z.string().max(message),
  stack: z.array(z.string().max(frame).regex(FRAME)).max(frames),
}) satisfies z.ZodType<BrowserError>;

const known = new Set(ROUTE_PATTERNS);

type BrowserErrorOptions = Pick<ServerOptions, 'config' | 'getSiteUrl' | 'log' | 'metrics'>;

/** Logs and counts what visitors' browsers report. The limits are apart from those of forms, so that no form is refused for a report. */
export const registerBrowserErrors = (
  server: FastifyInstance,
  options: BrowserErrorOptions,
): void => {
  const { postLimitPerMinute } = options.config;
  const timeWindow = '1 minute';
  const countOf = server.createRateLimit({ max: postLimitPerMinute, timeWindow });
  const countLine = server.createRateLimit({
    max: LINES_PER_MINUTE,
    timeWindow,
    keyGenerator: () => 'all clients',
  });

  const secondsToWait = async (request: FastifyRequest): Promise<number> => {
    if (postLimitPerMinute === 0) return 0;
    const count = await countOf(request);
    return isExceeded(count) ? count.ttlInSeconds : 0;
  };

  const record = async (report: BrowserError, request: FastifyRequest): Promise<void> => {
    const route = known.has(report.route) ? report.route : OTHER_ROUTE;
    options.metrics.browserFailed(route);
    if (isExceeded(await countLine(request))) return;
    const line = {
      event: 'browser error',
      route,
      build: report.build,
      // Programs can send what no browser of this site does.
      message: withoutPrivateParts(report.message),
      stack: report.stack,
    };
    options.log.warn(line, 'browser error');
  };

  server.register(async (api) => {
    setApiErrorHandler(api, options.log);
    api.post(
      BROWSER_ERRORS_PATH,
      { config: { hasOwnGuard: true }, bodyLimit: MAX_BYTES },
      async (request, reply) => {
        if (!isFromOwnSite(request, options.getSiteUrl())) {
          noteOn(request, { security: 'refused origin' });
          return refuse(request, reply, { status: 403, message: FOREIGN });
        }
        const seconds = await secondsToWait(request);
        if (seconds > 0) {
          noteOn(request, { security: 'post limit' });
          void reply.header('retry-after', String(seconds));
          return refuse(request, reply, { status: 429, message: TOO_MANY });
        }
        const { data: report } = reportSchema.safeParse(request.body);
        if (!report) return refuse(request, reply, { status: 400, message: statusMessage(400) });
        if (!sendsPrivacySignal(request)) await record(report, request);
        return reply.status(204).header('cache-control', 'no-store').send();
      },
    );
  });
};
