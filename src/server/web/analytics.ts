import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { z } from 'zod';
import { matchRoute } from '../../app/routes.ts';
import {
  ANALYTICS_BYTES,
  ANALYTICS_EVENTS,
  ANALYTICS_PATH,
  COUNTED_FORMS,
  COUNTED_SEARCHES,
  FORM_STEPS,
  type AnalyticsEvent,
} from '../../contract/analytics.ts';
import { USER_AGENT } from '../../contract/constants.ts';
import { holdsToken } from '../../contract/paths.ts';
import { asksForPrivacy } from './asksForPrivacy.ts';
import { isOwn, NO_POST_GUARD } from './guards/postGuard.ts';

/** Requests of one address a minute to one process; a visit makes a few. */
const REQUESTS_OF_ADDRESS = 30;
/** Events that wait at most, some 100 KB; more than that a minute is more than this is for. */
const WAITING_EVENTS = 1000;
const EVENTS_OF_BATCH = 100;
const EVERY_MS = 10_000;
const TIMEOUT_MS = 5000;

/** A path that the site has as it is written; what is in none of its pages may be what somebody typed. */
const isPublicPath = (pathname: string): boolean => {
  const { route, path } = matchRoute(pathname);
  return !route.missing && !holdsToken(route.path) && path === pathname;
};

const count = (most: number) => z.int().min(0).max(most);

const event: z.ZodType<AnalyticsEvent> = z.discriminatedUnion('event', [
  z.strictObject({
    event: z.literal('page_viewed'),
    path: z
      .string()
      .regex(/^(?:\*|\/[\w/-]{0,199})$/)
      .refine((path) => path === '*' || isPublicPath(path)),
  }),
  z.strictObject({
    event: z.literal('form_step'),
    form: z.enum(COUNTED_FORMS),
    step: z.enum(FORM_STEPS),
  }),
  z.strictObject({
    event: z.literal('search_answered'),
    search: z.enum(COUNTED_SEARCHES),
    length: count(500),
    results: count(100_000),
  }),
]);

const visit = z.strictObject({ events: z.array(event).min(1).max(ANALYTICS_EVENTS) });

const eventsIn = (text: string): AnalyticsEvent[] => {
  try {
    return visit.safeParse(JSON.parse(text)).data?.events ?? [];
  } catch {
    return [];
  }
};

export interface AnalyticsOptions {
  url: string;
  getSiteUrl: () => string;
  log: Pick<FastifyBaseLogger, 'warn'>;
  everyMs?: number;
  timeoutMs?: number;
  now?: () => Date;
}

/** The minute of an instant: two visitors of one minute are not told apart. */
const minuteOf = (now: Date): string => `${now.toISOString().slice(0, 16)}Z`;

/**
 * Passes events on, many at a time. What there is no room for, or what the receiver does not take, is lost, and the log
 * says how much: nobody waits for it.
 */
const startPassingOn = ({
  url,
  getSiteUrl,
  log,
  everyMs = EVERY_MS,
  timeoutMs = TIMEOUT_MS,
  now = () => new Date(),
}: AnalyticsOptions) => {
  let waiting: (AnalyticsEvent & { at: string })[] = [];
  let lost = 0;

  const pass = async (events: typeof waiting) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': USER_AGENT },
      body: JSON.stringify({ version: 1, site: getSiteUrl(), events }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(() => undefined);
    await response?.body?.cancel().catch(() => undefined);
    if (!response?.ok) lost += events.length;
  };
  const passAll = async () => {
    while (waiting.length > 0) await pass(waiting.splice(0, EVENTS_OF_BATCH));
    if (lost > 0) log.warn({ lost }, 'visits could not be counted');
    lost = 0;
  };
  let passing: Promise<void> | undefined;
  const passOn = () => (passing ??= passAll().finally(() => (passing = undefined)));
  const timer = setInterval(() => void passOn(), everyMs);
  timer.unref();

  return {
    add(events: readonly AnalyticsEvent[]) {
      const room = WAITING_EVENTS - waiting.length;
      lost += Math.max(0, events.length - room);
      const at = minuteOf(now());
      waiting.push(...events.slice(0, room).map((one) => ({ ...one, at })));
    },
    /** Tries what waits once. */
    async stop() {
      clearInterval(timer);
      await passing;
      waiting = waiting.slice(-EVENTS_OF_BATCH);
      await passOn();
    },
  };
};

/**
 * Takes what browsers tell of visits and passes it on: no address, no cookie, no name of a browser goes along. The answer
 * is always 204, for a page that is left has no use for another.
 */
export const registerAnalytics = (server: FastifyInstance, options: AnalyticsOptions): void => {
  const receiver = startPassingOn(options);
  server.addHook('onClose', () => receiver.stop());
  const countOf = server.createRateLimit({ max: REQUESTS_OF_ADDRESS, timeWindow: '1 minute' });

  server.register(async (endpoint) => {
    endpoint.removeAllContentTypeParsers();
    endpoint.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: ANALYTICS_BYTES },
      (_request, body, done) => done(null, body),
    );
    endpoint.setErrorHandler((_error, _request, reply) => reply.status(204).send());

    endpoint.post<{ Body?: string }>(
      ANALYTICS_PATH,
      { config: NO_POST_GUARD, bodyLimit: ANALYTICS_BYTES },
      async (request, reply) => {
        void reply.status(204);
        if (asksForPrivacy(request) || !isOwn(request, options.getSiteUrl())) return reply.send();
        const use = await countOf(request);
        if (use.isAllowed || !use.isExceeded) receiver.add(eventsIn(request.body ?? ''));
        return reply.send();
      },
    );
  });
};
