import type { CountedForm, SiteDb } from '../database/schema.ts';
import { lockUntilCommit } from '../database/locks.ts';
import type { LeadContext } from './leadContext.ts';
import type { NetworkKeys } from './networkKeys.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;

const LEADS_PER_NETWORK = 5;
const LEADS_WINDOW_MS = 10 * MINUTE_MS;
/** Emails a day to addresses that a network names. */
const MAILS_PER_NETWORK = 20;
/** How many times more a network may send by forms of a page that someone took time to fill in. */
const PAGE_FACTOR = 4;
/** How many times more a customer may send than a network: an IPv6 /48 has 65,536 networks. */
const CUSTOMER_FACTOR = 4;

export interface FormSender {
  keys: NetworkKeys;
  kind: CountedForm;
  /** Whether a page's script sent the form, after a plausible time. */
  isFromPage: boolean;
}

/** Serializes the forms of a customer's networks until the transaction ends, so that processes agree on the counts. */
export const lockSender = ({ db }: LeadContext, { keys }: FormSender): Promise<void> =>
  lockUntilCommit(db, `network:${keys.customer[0]}`);

interface CountedForms {
  windowMs: number;
  /** Counts only forms with this value. */
  where: { kind: CountedForm } | { is_held: 0 };
}

const countForms = async (
  { db, now }: LeadContext,
  { keys }: FormSender,
  key: keyof NetworkKeys,
  { windowMs, where }: CountedForms,
): Promise<number> => {
  const query = db
    .selectFrom('network_forms')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where(key, 'in', keys[key])
    .where('at', '>', now.getTime() - windowMs)
    .where((is) => is.and(where));
  return Number((await query.executeTakeFirstOrThrow()).count);
};

const exceeds = async (
  ctx: LeadContext,
  sender: FormSender,
  key: keyof NetworkKeys,
  factor: number,
) => {
  const ofThisKind = { windowMs: LEADS_WINDOW_MS, where: { kind: sender.kind } };
  // A form in quarantine sends no email.
  const withMails = { windowMs: DAY_MS, where: { is_held: 0 } } as const;
  return (
    (await countForms(ctx, sender, key, ofThisKind)) >= factor * LEADS_PER_NETWORK ||
    (await countForms(ctx, sender, key, withMails)) >= factor * MAILS_PER_NETWORK
  );
};

/** Whether one more form is more than a network may send. */
export const exceedsBurstLimit = async (ctx: LeadContext, sender: FormSender): Promise<boolean> => {
  const factor = sender.isFromPage ? PAGE_FACTOR : 1;
  return (
    (await exceeds(ctx, sender, 'network', factor)) ||
    (await exceeds(ctx, sender, 'customer', factor * CUSTOMER_FACTOR))
  );
};

export const countForm = ({ db, now }: LeadContext, { keys, kind }: FormSender, isHeld: boolean) =>
  db
    .insertInto('network_forms')
    .values({
      network: keys.network[0]!,
      customer: keys.customer[0]!,
      kind,
      is_held: isHeld ? 1 : 0,
      at: now.getTime(),
    })
    .execute();

export const deleteOldForms = (db: SiteDb, now: Date) =>
  db
    .deleteFrom('network_forms')
    .where('at', '<=', now.getTime() - DAY_MS)
    .execute();
