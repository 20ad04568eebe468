import type { FastifyInstance } from 'fastify';
import type { IsOverloaded } from './guards/loadGuard.ts';
import type { ServerOptions } from './serverOptions.ts';
import type { Gateway } from '../gateway/calls/gateway.ts';

/** A probe must answer before whoever sent it gives up. */
const PROBE_TIMEOUT_MS = 3000;

/** Whether the content API answers a read it must have; a definite "no" is an answer, too. */
const contentApiAnswers = async (gateway: Gateway): Promise<boolean> => {
  const answer = gateway.call({ name: 'plans', params: {} });
  const timeout = new Promise<{ status: number }>((resolve) => {
    setTimeout(() => resolve({ status: 504 }), PROBE_TIMEOUT_MS).unref();
  });
  const { status } = await Promise.race([answer, timeout]);
  return status < 500;
};

export interface HealthOptions extends Pick<
  ServerOptions,
  'gateway' | 'leadService' | 'isStopping'
> {
  isOverloaded: IsOverloaded;
}

/**
 * `/healthz`: the process lives. `/readyz`: the database takes what is written, the content API answers, and there is room
 * for more requests, else 503 with the reason; a process that is stopping says that first of all.
 */
export const registerHealth = (
  server: FastifyInstance,
  { gateway, leadService, isStopping, isOverloaded }: HealthOptions,
): void => {
  server.get('/healthz', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );

  server.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isStopping()) return reply.status(503).send({ status: 'stopping' });
    const [problem, contentApi] = await Promise.all([
      leadService.problem(),
      contentApiAnswers(gateway),
    ]);
    const overloaded = isOverloaded();
    const isReady = problem === null && contentApi && !overloaded;
    return reply.status(isReady ? 200 : 503).send({
      status: isReady ? 'ok' : 'not ready',
      database: problem ?? 'ok',
      contentApi: contentApi ? 'ok' : 'not answering',
      load: overloaded ? 'too high' : 'ok',
    });
  });
};
