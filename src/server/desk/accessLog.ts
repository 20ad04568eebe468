import type { FastifyRequest } from 'fastify';
import type { Desk } from './deskTools.ts';

/** Logs who sees the personal data of which leads. */
export const logView = (
  { log, actorOf }: Desk,
  request: FastifyRequest,
  receipts: readonly string[],
): void => {
  if (receipts.length === 0) return;
  const { actor: person } = actorOf(request);
  const [receipt] = receipts;
  log.info(
    { person, ...(receipts.length === 1 ? { receipt } : { receipts }) },
    'personal data viewed',
  );
};
