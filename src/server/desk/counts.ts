import type { Role } from '../leads/database/schema.ts';
import { countWaiting } from '../leads/views/overview.ts';
import type { DeskServices, ServerOptions } from '../serverOptions.ts';
import { mayOpen } from './access.ts';
import type { Counts } from './frame.tsx';

/** How many things need someone, of those that a role may see. None without the database. */
export const countsFor =
  ({ db, content }: Pick<DeskServices, 'db'> & Pick<ServerOptions, 'content'>) =>
  async (role: Role): Promise<Counts> => {
    const counts: Counts = {};
    if (mayOpen(role, '/admin/content')) counts.content = content.problems().length;
    if (mayOpen(role, '/admin/leads')) {
      const waiting = await countWaiting(db).catch(() => undefined);
      if (waiting) counts.leads = waiting.held + waiting.failed;
    }
    return counts;
  };
