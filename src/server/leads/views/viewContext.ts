import type { OutboxKind } from '../database/deliveryKinds.ts';
import type { LeadContext } from '../submissions/leadContext.ts';

export interface ViewContext extends LeadContext {
  /** Of the times in lists, and of `--since`. */
  timeZone: string;
  /** The deliveries that have a receiver: a mail server, a webhook. */
  configuredKinds: readonly OutboxKind[];
}
