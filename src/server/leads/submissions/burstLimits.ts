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
/** The limits of a customer with an IPv6 /48, in networks: there are 65,536 of them. */
const CUSTOMER_FACTOR = 4;

/** The columns of the keys. */
const COLUMNS = { network: 'network', customer: 'site' } as const;

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
  /** Counts the forms that have this column alone. */
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
    .where(COLUMNS[key], 'in', keys[key])
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
      site: keys.customer[0]!,
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
