import { getHeapStatistics } from 'node:v8';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import type { ServerLimits } from '../serverOptions.ts';
import { refuse } from './refuse.ts';

const TOO_BUSY = 'We’re very busy right now. Please try again in a moment.';
const RETRY_SECONDS = 5;

/** Served under load as well: a failed probe would have the process killed. */
const PROBES = ['/healthz', '/readyz'];

/** @param isCheap whether a URL is served from memory or disk, and so under load as well */
export const registerLoadGuard = async (
  server: FastifyInstance,
  { limits, isCheap }: { limits: ServerLimits; isCheap: (url: string) => boolean },
): Promise<void> => {
  await server.register(underPressure, {
    sampleInterval: limits.loadSampleMs,
    maxEventLoopDelay: limits.eventLoopDelayMs,
    maxHeapUsedBytes: getHeapStatistics().heap_size_limit * limits.heapShare,
    pressureHandler: (request, reply) => {
      const { url } = request;
      if (PROBES.includes(url.split('?')[0]!) || isCheap(url)) return;
      void reply.header('retry-after', String(RETRY_SECONDS));
      void refuse(request, reply, { status: 503, message: TOO_BUSY });
    },
  });
};
