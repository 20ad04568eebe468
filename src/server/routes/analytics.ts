import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { matchRoute } from '../../app/routes.ts';
import { analyticsUrl } from '../../app/analyticsUrl.ts';
import { ANALYTICS_EVENTS, ANALYTICS_PATH } from '../../contract/constants.ts';
import { isFromOwnSite } from '../plugins/isFromOwnSite.ts';
import { isFormBody, malformedBody } from '../plugins/requestBodies.ts';
import type { ServerOptions } from '../serverOptions.ts';
import type { Pages } from '../ssr/pages.ts';
import { isExceeded } from './isExceeded.ts';

const EVENTS_PER_MINUTE = 60;
const MAX_BYTES = 4096;
const MAX_IN_FLIGHT = 100;
const TIMEOUT_MS = 5000;

const eventSchema = z.object({
  name: z.enum(ANALYTICS_EVENTS),
  url: z.string(),
  referrer: z.string().optional(),
  props: z.strictObject({ answer: z.enum(['helpful', 'unhelpful']) }).optional(),
});

/** The event without personal data; undefined for one that is not forwarded. */
const publicEvent = (body: unknown, siteUrl: string, pages: Pages) => {
  const event = eventSchema.safeParse(body).data;
  const url = event && analyticsUrl(event.url);
  if (!event || url === undefined) return undefined;
  const referrer = URL.canParse(event.referrer ?? '') ? new URL(event.referrer!) : undefined;
  const isExternal = referrer?.protocol.startsWith('http') && referrer.origin !== siteUrl;
  const { pathname, search } = new URL(url);
  if (!pages.exists(matchRoute(pathname))) return undefined;
  return {
    name: event.name,
    url: siteUrl + pathname + search,
    domain: new URL(siteUrl).hostname,
    ...(referrer && isExternal && { referrer: referrer.origin + referrer.pathname }),
    ...(event.props && { props: event.props }),
  };
};

/** Global Privacy Control, or the older Do Not Track. */
export const sendsPrivacySignal = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['sec-gpc'] === '1' || headers.dnt === '1';

type AnalyticsOptions = Pick<ServerOptions, 'getSiteUrl' | 'log'> & { url: string; pages: Pages };

/** Forwards the browser's events to a Plausible Events API. The browser gets its response at once. */
export const registerAnalytics = (
  server: FastifyInstance,
  { url, pages, getSiteUrl, log }: AnalyticsOptions,
): void => {
  const inFlight = new Set<Promise<void>>();
  let isFailing = false;
  server.addHook('onClose', () => Promise.all(inFlight));
  const countOf = server.createRateLimit({ max: EVENTS_PER_MINUTE, timeWindow: '1 minute' });

  const forward = async (event: object, { headers, ip }: FastifyRequest) => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'user-agent': headers['user-agent'] ?? '',
          'x-forwarded-for': ip,
        },
        body: JSON.stringify(event),
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`HTTP ${response.status}`);
      isFailing = false;
    } catch (error) {
      // Once per outage, not once per event.
      if (!isFailing) log.warn({ reason: String(error) }, 'Analytics events are not delivered');
      isFailing = true;
    }
  };

  server.post(
    ANALYTICS_PATH,
    { config: { hasOwnGuard: true }, bodyLimit: MAX_BYTES },
    async (request, reply) => {
      if (!isFormBody(request.body)) throw malformedBody();
      void reply.status(202);
      if (sendsPrivacySignal(request) || !isFromOwnSite(request, getSiteUrl())) return reply.send();
      const isTooMany = isExceeded(await countOf(request));
      const event = publicEvent(request.body, getSiteUrl(), pages);
      if (event && !isTooMany && inFlight.size < MAX_IN_FLIGHT) {
        const forwarding = forward(event, request).finally(() => inFlight.delete(forwarding));
        inFlight.add(forwarding);
      }
      return reply.send();
    },
  );
};
