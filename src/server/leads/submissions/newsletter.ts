import type { ApiAnswer } from '../../../contract/calls.ts';
import type { ApiError, NewsletterLink } from '../../../contract/entities.ts';
import {
  NEWSLETTER_ANSWERS,
  NEWSLETTER_CONSENT,
  type NewsletterSubscription,
} from '../../../contract/forms.ts';
import { paths } from '../../../contract/paths.ts';
import type { LeadDetails, LeadsDb } from '../database/schema.ts';
import type { Lead } from '../deliveries/lead.ts';
import { countStored, enqueue, reportQuarantine } from './causes.ts';
import {
  addTokens,
  findLeadByToken,
  findSubscription,
  insertLead,
  readTokens,
  updateLead,
  type LeadContext,
  type Origin,
  type StoredLead,
} from './leads.ts';
import { secondsLeftToday } from './limits.ts';

type Subscription = StoredLead<'newsletter'>;

/** The links of newsletter emails. */
export type NewsletterLinkName = 'confirm' | 'unsubscribe';

/** An answer with HTTP headers, names in lower case. */
export type FormAnswer<Payload> = ApiAnswer<Payload> & {
  headers?: Readonly<Record<string, string>>;
};

const HOUR_MS = 3_600_000;
/** Counted from when the email left: the mail server may have been unavailable for longer. */
const CONFIRM_LINK_HOURS = 48;
/** An unconfirmed address is deleted after these days. */
export const UNCONFIRMED_KEPT_DAYS = 30;

const UNKNOWN_LINK: ApiError = { status: 404, message: NEWSLETTER_ANSWERS.unknownLink };

const consent = (
  { now, doubleOptIn = false }: LeadContext,
  { network = null }: Origin,
): LeadDetails['newsletter'] => ({
  consent_text: NEWSLETTER_CONSENT,
  requested_at: now.toISOString(),
  request_network: network,
  confirmed_at: doubleOptIn ? null : now.toISOString(),
  confirm_network: doubleOptIn ? null : network,
  unsubscribed_at: null,
});

/**
 * Stores a subscription and asks to confirm it. Nothing happens to an address that is confirmed.
 * @returns the receipt: a known address keeps its own
 */
export const subscribe = async (
  db: LeadsDb,
  ctx: LeadContext,
  fields: NewsletterSubscription,
  origin: Origin = {},
): Promise<string> => {
  const { quarantine } = origin;
  const known = quarantine ? undefined : await findSubscription(db, fields.email.toLowerCase());
  if (known) return renewSubscription(db, ctx, known, origin);
  // Spam is never a consent.
  const isPending = ctx.doubleOptIn || Boolean(quarantine);
  const inserted = await insertLead(db, {
    ...{ kind: 'newsletter', fields, status: isPending ? 'pending' : 'confirmed', now: ctx.now },
    details: consent({ ...ctx, doubleOptIn: isPending }, origin),
    tokens: isPending ? ['confirm', 'unsubscribe'] : ['unsubscribe'],
    origin,
  });
  // Another transaction has stored the address meanwhile.
  if (!inserted) return subscribe(db, ctx, fields, origin);
  const { lead } = inserted;
  if (quarantine) reportQuarantine('newsletter', quarantine, ctx);
  else {
    countStored('newsletter', ctx);
    await enqueueSubscription(db, ctx, lead);
  }
  return lead.id;
};

/** Subscribes an address again that is pending or unsubscribed. */
const renewSubscription = async (
  db: LeadsDb,
  ctx: LeadContext,
  known: Subscription,
  origin: Origin,
): Promise<string> => {
  const { doubleOptIn = false } = ctx;
  if (known.status === 'confirmed') return known.id;
  countStored('newsletter', ctx);
  if (known.status === 'pending' && doubleOptIn) {
    await enqueueSubscription(db, ctx, known);
    return known.id;
  }
  const status = doubleOptIn ? 'pending' : 'confirmed';
  const changes = { status, details: consent(ctx, origin) } as const;
  const renewed = await updateLead(db, known, changes, undefined, ctx.now);
  await deleteConfirmToken(db, known.id);
  if (doubleOptIn) await addTokens(db, known.id, ['confirm']);
  await enqueueSubscription(db, ctx, renewed);
  return known.id;
};

const deleteConfirmToken = (db: LeadsDb, leadId: string) =>
  db.deleteFrom('tokens').where('lead_id', '=', leadId).where('purpose', '=', 'confirm').execute();

const enqueueSubscription = async (db: LeadsDb, ctx: LeadContext, subscription: Subscription) => {
  const { id, email, created_at, source, data } = subscription;
  if (subscription.status === 'pending') return void (await askToConfirm(db, ctx, subscription));
  const lead = { lead: 'newsletter', id, receipt: id, ...data, email, created_at, source } as const;
  await enqueue(db, ctx, 'subscribed', lead);
};

/**
 * Emails the confirmation link, unless such an email is waiting already.
 * @returns false when the mailbox cap is reached
 */
const askToConfirm = async (
  db: LeadsDb,
  ctx: LeadContext,
  { id, email }: Subscription,
): Promise<boolean> => {
  if ((await confirmationEmailState(db, id, ctx.now)) === 'waiting') return true;
  const { confirm = '', unsubscribe = '' } = await readTokens(db, id);
  const lead: Lead & { email: string } = {
    lead: 'newsletter-confirmation',
    ...{ id, email },
    confirm_url: ctx.siteUrl + paths.newsletterConfirm(confirm),
    unsubscribe_url: ctx.siteUrl + paths.newsletterUnsubscribe(unsubscribe),
  };
  return enqueue(db, ctx, 'newsletter-requested', lead);
};

/** `fresh` while the link in the last email is valid. */
const confirmationEmailState = async (
  db: LeadsDb,
  leadId: string,
  now: Date,
): Promise<'waiting' | 'fresh' | 'expired'> => {
  const emails = await db
    .selectFrom('outbox')
    .select(['status', 'delivered_at'])
    .where('lead_id', '=', leadId)
    .where('kind', '=', 'newsletter-confirmation')
    .execute();
  if (emails.some(({ status }) => status === 'pending' || status === 'delivering'))
    return 'waiting';
  const oldest = new Date(now.getTime() - CONFIRM_LINK_HOURS * HOUR_MS).toISOString();
  return emails.some(({ delivered_at: sent }) => sent !== null && sent > oldest)
    ? 'fresh'
    : 'expired';
};

const findByLink = async (
  db: LeadsDb,
  link: NewsletterLinkName,
  token: string,
): Promise<Subscription | undefined> => {
  const found = await findLeadByToken(db, 'newsletter', link, token, { isLocked: true });
  return found?.quarantine_reason === null ? found : undefined;
};

const linkAnswer = (
  { email }: Subscription,
  state: NewsletterLink['state'],
): ApiAnswer<NewsletterLink> => ({
  status: 200,
  message: '',
  // Links are forwarded: the address is masked, `r…@example.com`.
  payload: { state, address: email.replace(/^(.).*@/u, '$1…@') },
});

const linkState = async (
  db: LeadsDb,
  { now }: LeadContext,
  { id, status }: Subscription,
  link: NewsletterLinkName,
): Promise<NewsletterLink['state']> => {
  if (link === 'confirm' && status === 'pending')
    return (await confirmationEmailState(db, id, now)) === 'expired' ? 'expired' : 'pending';
  return status as NewsletterLink['state'];
};

/** The state of a newsletter link's subscription. Changes nothing, because mail programs follow links. */
export const readNewsletterLink = async (
  db: LeadsDb,
  ctx: LeadContext,
  link: NewsletterLinkName,
  token: string,
): Promise<FormAnswer<NewsletterLink>> => {
  const found = await findByLink(db, link, token);
  return found ? linkAnswer(found, await linkState(db, ctx, found, link)) : UNKNOWN_LINK;
};

export const confirmNewsletter = async (
  db: LeadsDb,
  ctx: LeadContext,
  token: string,
  network: string | null,
): Promise<FormAnswer<NewsletterLink>> => {
  const found = await findByLink(db, 'confirm', token);
  if (!found) return UNKNOWN_LINK;
  const state = await linkState(db, ctx, found, 'confirm');
  if (state !== 'pending') return linkAnswer(found, state);
  const at = ctx.now.toISOString();
  const details = { ...found.details, confirmed_at: at, confirm_network: network };
  const changes = { status: 'confirmed', details } as const;
  const confirmed = await updateLead(db, found, changes, { at, what: 'confirmed' }, ctx.now);
  await enqueueSubscription(db, ctx, confirmed);
  return linkAnswer(confirmed, 'confirmed');
};

/** Emails another confirmation link. */
export const renewNewsletterLink = async (
  db: LeadsDb,
  ctx: LeadContext,
  token: string,
): Promise<FormAnswer<NewsletterLink>> => {
  const found = await findByLink(db, 'confirm', token);
  if (!found) return UNKNOWN_LINK;
  if (found.status === 'pending' && !(await askToConfirm(db, ctx, found))) {
    return {
      status: 429,
      message: 'There were too many requests today. Please try again tomorrow, or call us.',
      headers: { 'retry-after': String(secondsLeftToday(ctx.now)) },
    };
  }
  return linkAnswer(found, await linkState(db, ctx, found, 'confirm'));
};

/** Ends a subscription. A repeated request changes nothing. */
export const unsubscribe = async (
  db: LeadsDb,
  ctx: LeadContext,
  token: string,
): Promise<FormAnswer<NewsletterLink>> => {
  const found = await findByLink(db, 'unsubscribe', token);
  if (!found) return UNKNOWN_LINK;
  if (found.status === 'unsubscribed') return linkAnswer(found, 'unsubscribed');
  const unsubscribed_at = ctx.now.toISOString();
  const details = { ...found.details, unsubscribed_at };
  const changes = { status: 'unsubscribed', details } as const;
  const event = { at: unsubscribed_at, what: 'unsubscribed' } as const;
  await updateLead(db, found, changes, event, ctx.now);
  await deleteConfirmToken(db, found.id);
  // Receivers were never told of an unconfirmed address.
  if (found.status === 'confirmed') {
    const { id, email } = found;
    await enqueue(db, ctx, 'unsubscribed', { lead: 'newsletter-end', id, email, unsubscribed_at });
  }
  return linkAnswer(found, 'unsubscribed');
};

/** Releases a subscription from quarantine: as a new one, or into the one that its address has made meanwhile. */
export const releaseSubscription = async (
  db: LeadsDb,
  ctx: LeadContext,
  quarantined: Subscription,
) => {
  const { id, details, email } = quarantined;
  const origin = { network: details.request_network };
  const at = ctx.now.toISOString();
  const event = { at, what: 'released', reason: quarantined.quarantine_reason! } as const;
  const known = await findSubscription(db, email);
  const status = known ? 'duplicate' : ctx.doubleOptIn ? 'pending' : 'confirmed';
  const changes = { quarantine_reason: null, status, details: consent(ctx, origin) } as const;
  const released = await updateLead(db, quarantined, changes, event, ctx.now);
  if (known) return void (await renewSubscription(db, ctx, known, origin));
  if (status === 'confirmed') await deleteConfirmToken(db, id);
  await enqueueSubscription(db, ctx, released);
};

/** Deletes old unconfirmed addresses, unless their confirmation email could not be sent yet. */
export const deleteUnconfirmed = async (db: LeadsDb, now: Date) => {
  const oldest = new Date(now.getTime() - UNCONFIRMED_KEPT_DAYS * 24 * HOUR_MS).toISOString();
  await db
    .deleteFrom('leads')
    .where('kind', '=', 'newsletter')
    .where('status', '=', 'pending')
    .where('quarantine_reason', 'is', null)
    .where('updated_at', '<=', oldest)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('outbox')
            .select('outbox.id')
            .whereRef('lead_id', '=', 'leads.id')
            .where('outbox.status', 'in', ['pending', 'delivering']),
        ),
      ),
    )
    .execute();
};
