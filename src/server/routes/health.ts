import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Gateway } from '../gateway/gateway.ts';
import type { LeadService } from '../leads/leadService.ts';
import type { ServerOptions } from '../serverOptions.ts';

/** Load balancers wait about five seconds. */
const PROBE_TIMEOUT_MS = 3000;
/** Anyone may send requests to `/readyz`, so the checks are reused. */
const REUSE_MS = 1000;

/** Whether the content API answers; "not found" is an answer, too. */
const contentApiAnswers = async (gateway: Gateway): Promise<boolean> => {
  const { status } = await Promise.race([
    gateway.call({ name: 'plans', params: {} }),
    pause(PROBE_TIMEOUT_MS, { status: 504 }, { ref: false }),
  ]);
  return status < 500;
};

type HealthOptions = Pick<ServerOptions, 'isStopping' | 'log' | 'build'> & {
  gateway: Gateway;
  leadService: Pick<LeadService, 'problem'>;
};

/**
 * The reason of `/readyz` does not describe the database; the log does.
 * @returns whether `/readyz` answers 200
 */
export const registerHealth = (
  server: FastifyInstance,
  { gateway, leadService, isStopping, log, build }: HealthOptions,
): (() => Promise<boolean>) => {
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
  const readiness = async () => {
    if (isStopping()) return { status: 'stopping' };
    const { database, contentApi } = await recentChecks();
    const overloaded = server.isUnderPressure();
    return {
      status: database && contentApi && !overloaded ? 'ok' : 'not ready',
      database: database ? 'ok' : 'not writable',
      contentApi: contentApi ? 'ok' : 'not answering',
      load: overloaded ? 'too high' : 'ok',
    };
  };

  server.get('/healthz', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok', version: build }),
  );
  server.get('/readyz', async (_request, reply) => {
    const body = await readiness();
    const status = body.status === 'ok' ? 200 : 503;
    return reply.status(status).header('cache-control', 'no-store').send(body);
  });
  return async () => (await readiness()).status === 'ok';
};
