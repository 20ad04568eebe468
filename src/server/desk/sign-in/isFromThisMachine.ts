import type { FastifyRequest } from 'fastify';

const LOOPBACK =
  /^(?:(?:localhost|\[::1\]|127\.\d+\.\d+\.\d+)(?::\d+)?|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

/** Checks the host as well: a name of another site can resolve to this machine. */
export const isFromThisMachine = ({ headers, socket }: FastifyRequest): boolean => {
  const forwarded = headers['x-forwarded-for']?.toString().split(/, */) ?? [];
  return [headers.host, socket.remoteAddress, ...forwarded].every((name = '') =>
    LOOPBACK.test(name),
  );
};
