import type { Role } from '../leads/database/schema.ts';
import { countNeedingAttention } from '../leads/views/overview.ts';
import type { DeskServices, ServerOptions } from '../serverOptions.ts';
import { mayOpen } from './access.ts';
import type { Counts } from './frame.tsx';
import { CONTENT_PATH, LEADS_PATH } from './deskAddresses.ts';

/** How many things need someone, of those that a role may see. None without the database. */
export const countsFor =
  ({ db, content }: Pick<DeskServices, 'db'> & Pick<ServerOptions, 'content'>) =>
  async (role: Role): Promise<Counts> => {
    const counts: Counts = {};
    if (mayOpen(role, CONTENT_PATH)) counts.content = content.problems().length;
    if (mayOpen(role, LEADS_PATH)) {
      const waiting = await countNeedingAttention(db).catch(() => undefined);
      if (waiting) counts.leads = waiting.held + waiting.failed;
    }
    return counts;
  };
