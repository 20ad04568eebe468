import { getHeapStatistics } from 'node:v8';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../pages/fallbackPage.ts';
import type { ServerLimits } from '../serverLimits.ts';

const TOO_BUSY = 'The site is very busy. Please try again in a moment.';
const RETRY_SECONDS = 5;

/** Refuses a request that there is no time for, and says when there may be. */
export const refuseAsBusy = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  refuse(request, reply.header('retry-after', String(RETRY_SECONDS)), {
    status: 503,
    message: TOO_BUSY,
  });

/** Answered under load as well: a failed probe would have the process killed. */
const PROBES = ['/healthz', '/readyz'];

/** Whether this process has more to do than it can. */
export type IsOverloaded = () => boolean;

/**
 * Refuses requests with 503 while the event loop or the memory is about to give out: the few that are answered are
 * answered in time, and the balancer sends the others elsewhere.
 * @param isCheap whether an address costs next to nothing, and is answered under load as well
 */
export const registerLoadGuard = async (
  server: FastifyInstance,
  { limits, isCheap }: { limits: ServerLimits; isCheap: (url: string) => boolean },
): Promise<IsOverloaded> => {
  await server.register(underPressure, {
    sampleInterval: limits.loadSampleMs,
    maxEventLoopDelay: limits.eventLoopDelayMs,
    maxHeapUsedBytes: getHeapStatistics().heap_size_limit * limits.heapShare,
    // It would refuse the probes, too.
    pressureHandler: () => undefined,
  });
  const isOverloaded = () => server.isUnderPressure();

  server.addHook('onRequest', async (request, reply) => {
    if (!isOverloaded()) return;
    const pathname = request.url.split('?')[0]!;
    if (PROBES.includes(pathname) || isCheap(request.url)) return;
    return refuseAsBusy(request, reply);
  });
  return isOverloaded;
};
