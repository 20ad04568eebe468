import type { FastifyInstance } from 'fastify';
import type { IsOverloaded } from './guards/loadGuard.ts';
import type { ServerOptions } from './serverOptions.ts';
import type { Gateway } from '../gateway/gateway.ts';

/** Load balancers wait about five seconds. */
const PROBE_TIMEOUT_MS = 3000;
/** Milliseconds for which the checks are reused: anyone may send requests to `/readyz`. */
const REUSE_MS = 1000;

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
  'gateway' | 'leadService' | 'isStopping' | 'log'
> {
  isOverloaded: IsOverloaded;
}

/**
 * `/healthz`: the process lives. `/readyz`: the database accepts writes, the content API answers and the load allows more
 * requests, else 503 with a JSON reason. The reason does not describe the database; the log does.
 */
export const registerHealth = (
  server: FastifyInstance,
  { gateway, leadService, isStopping, isOverloaded, log }: HealthOptions,
): void => {
  let lastProblem: string | null = null;
  const check = async () => {
    const [problem, contentApi] = await Promise.all([
      leadService.problem(),
      contentApiAnswers(gateway),
    ]);
    if (problem !== lastProblem && problem !== null) log.error({ problem }, 'Database unavailable');
    lastProblem = problem;
    return { database: problem === null, contentApi };
  };
  let checks: ReturnType<typeof check> | undefined;
  const recentChecks = () => {
    checks ??= check().finally(() => {
      setTimeout(() => (checks = undefined), REUSE_MS).unref();
    });
    return checks;
  };

  server.get('/healthz', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );

  server.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isStopping()) return reply.status(503).send({ status: 'stopping' });
    const { database, contentApi } = await recentChecks();
    const overloaded = isOverloaded();
    const isReady = database && contentApi && !overloaded;
    return reply.status(isReady ? 200 : 503).send({
      status: isReady ? 'ok' : 'not ready',
      database: database ? 'ok' : 'not writable',
      contentApi: contentApi ? 'ok' : 'not answering',
      load: overloaded ? 'too high' : 'ok',
    });
  });
};
