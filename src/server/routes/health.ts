import type { FastifyInstance } from 'fastify';
import type { Gateway } from '../gateway/gateway.ts';
import type { ServerOptions } from '../serverOptions.ts';

/** Load balancers wait about five seconds. */
const PROBE_TIMEOUT_MS = 3000;
/** Anyone may send requests to `/readyz`, so the checks are reused. */
const REUSE_MS = 1000;

/** Whether the content API answers; "not found" is an answer, too. */
const contentApiAnswers = async (gateway: Gateway): Promise<boolean> => {
  const answer = gateway.call({ name: 'plans', params: {} });
  const timeout = new Promise<{ status: number }>((resolve) => {
    setTimeout(() => resolve({ status: 504 }), PROBE_TIMEOUT_MS).unref();
  });
  const { status } = await Promise.race([answer, timeout]);
  return status < 500;
};

export interface Health {
  isReady: () => Promise<boolean>;
}

/** The reason of `/readyz` does not describe the database; the log does. */
export const registerHealth = (
  server: FastifyInstance,
  {
    gateway,
    leadService,
    isStopping,
    log,
  }: Pick<ServerOptions, 'gateway' | 'leadService' | 'isStopping' | 'log'>,
): Health => {
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
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  server.get('/readyz', async (_request, reply) => {
    const body = await readiness();
    reply.status(body.status === 'ok' ? 200 : 503).header('cache-control', 'no-store');
    return reply.send(body);
  });
  return { isReady: async () => (await readiness()).status === 'ok' };
};
