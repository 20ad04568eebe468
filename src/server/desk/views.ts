import type { FastifyRequest } from 'fastify';
import type { CommandContext } from '../leads/cli/listLeads.ts';
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

/** As the commands have it. */
export const commandContext = ({
  leadService,
  siteFile,
  configuredKinds,
}: Desk): CommandContext => ({
  ...leadService.getContext(),
  timeZone: siteFile.time_zone,
  configuredKinds: configuredKinds(),
});
