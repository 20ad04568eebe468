import type { ListContext } from '../leads/views/leadList.ts';
import type { ViewContext } from '../leads/views/viewContext.ts';
import type { Desk } from './deskTools.ts';

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
