import type { FastifyRequest } from 'fastify';
import type { ViewContext } from '../leads/views/viewContext.ts';
import type { ListContext } from '../leads/views/leadList.ts';
import type { Desk } from './deskTools.ts';

/** Logs who sees the personal data of which leads. */
export const noteView = (
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

export const listContext = ({ db, siteFile }: Desk): ListContext => ({
  db,
  now: new Date(),
  timeZone: siteFile.time_zone,
});

/** What the views need that the desk shares with the commands. */
export const viewContext = ({ leadService, siteFile, configuredKinds }: Desk): ViewContext => ({
  ...leadService.getContext(),
  timeZone: siteFile.time_zone,
  configuredKinds: configuredKinds(),
});
