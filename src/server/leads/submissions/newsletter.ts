import type { ApiAnswer } from '../../../contract/calls.ts';
import type { NewsletterLink, SubscriptionReceipt } from '../../../contract/bookings.ts';
import type { ApiError } from '../../../contract/payloads.ts';
import {
  BARE_NEWSLETTER,
  NEWSLETTER_ANSWERS,
  newsletterConsent,
  type NewsletterSubscription,
} from '../../../contract/forms.ts';
import { paths } from '../../../contract/paths.ts';
import type { LeadDetails, StoredLead } from '../database/leadRows.ts';
import type { SiteDb } from '../database/schema.ts';
import { newsletterPayload } from '../deliveries/outboxPayload.ts';
import { enqueue } from './enqueue.ts';
import { findLeadByToken, lockSubscription } from './selectLeads.ts';
import { insertLead } from './insertLead.ts';
import { randomToken } from './randomToken.ts';
import { success } from './answers.ts';
import { updateLead } from './updateLead.ts';
import type { LeadContext } from './leadContext.ts';
import type { FormOrigin } from './formOrigin.ts';
import type { FormHandler } from './submitForm.ts';

type Subscription = StoredLead<'newsletter'>;

const DAY_MS = 86_400_000;
/** A confirmation link works for as long. */
export const UNCONFIRMED_KEPT_DAYS = 30;

const UNKNOWN_LINK: ApiError = { status: 404, message: NEWSLETTER_ANSWERS.unknownLink };

/** The answer is the same for a known address: it does not reveal who reads the newsletter. */
export const newsletterHandler: FormHandler<'newsletter', SubscriptionReceipt> = {
  kind: 'newsletter',
  scope: 'subscribe',
  async accept(ctx, fields, origin) {
    const receipt = await storeSubscription(ctx, fields, origin);
    return success(NEWSLETTER_ANSWERS.asked, { receipt });
  },
  receiptOf: ({ receipt }) => receipt,
};

const consent = (
  { now, newsletter = BARE_NEWSLETTER }: LeadContext,
  { network = null }: FormOrigin,
): LeadDetails['newsletter'] => ({
  consent_text: newsletterConsent(newsletter),
  requested_at: now.toISOString(),
  request_network: network,
  confirmed_at: null,
  confirm_network: null,
  unsubscribed_at: null,
});

/**
 * Stores a subscription and asks to confirm it. Nothing happens to an address that is confirmed.
 * @returns the receipt: a known address keeps its own
 */
export const storeSubscription = async (
  ctx: LeadContext,
  fields: NewsletterSubscription,
  origin: FormOrigin = {},
): Promise<string> => {
  const isSpam = Boolean(origin.quarantine);
  const known = isSpam ? undefined : await lockSubscription(ctx.db, fields.email.toLowerCase());
  if (known) {
    await renewSubscription(ctx, known, origin);
    return known.id;
  }
  const details = consent(ctx, origin);
  const lead = await insertLead(ctx, {
    kind: 'newsletter',
    fields,
    origin,
    status: 'pending',
    details,
  });
  // Another transaction has just stored the address.
  if (!lead) return storeSubscription(ctx, fields, origin);
  if (!isSpam) await askToConfirm(ctx, lead);
  return lead.id;
};

const renewSubscription = async (ctx: LeadContext, known: Subscription, origin: FormOrigin) => {
  if (known.status === 'confirmed') return;
  // The links of an earlier email that was not answered stay valid.
  const changes = { status: 'pending', details: consent(ctx, origin) } as const;
  await askToConfirm(ctx, await updateLead(ctx, known, changes));
};

/** Emails the confirmation link, unless such an email is waiting already. */
const askToConfirm = async (ctx: LeadContext, subscription: Subscription) => {
  const { id, email, confirm_token, unsubscribe_token } = subscription;
  const waiting = await ctx.db
    .selectFrom('outbox')
    .select('id')
    .where('lead_id', '=', id)
    .where('kind', '=', 'newsletter-confirmation')
    .where('status', '=', 'pending')
    .executeTakeFirst();
  if (waiting) return;
  await enqueue(ctx, 'newsletter-requested', {
    type: 'newsletter-confirmation',
    id,
    email,
    confirm_url: ctx.siteUrl + paths.newsletterConfirm(confirm_token),
    unsubscribe_url: ctx.siteUrl + paths.newsletterUnsubscribe(unsubscribe_token),
  });
};

/** Answers with the state of the subscription that a link opens, and that `change` may change. */
const answerLink = async (
  ctx: LeadContext,
  link: string,
  token: string,
  change = async (found: Subscription) => found,
): Promise<ApiAnswer<NewsletterLink>> => {
  if (link !== 'confirm' && link !== 'unsubscribe') return UNKNOWN_LINK;
  const found = await findLeadByToken(
    ctx.db,
    { kind: 'newsletter', link, token },
    { isLocked: true },
  );
  if (!found || found.quarantine_reason !== null) return UNKNOWN_LINK;
  const { status, email } = await change(found);
  // Links are forwarded: the address is masked, `r…@example.com`.
  const address = email.replace(/^(.).*@/u, '$1…@');
  return success('', { state: status as NewsletterLink['state'], address });
};

/** Changes nothing, because mail programs follow links. */
export const readNewsletterLink = (ctx: LeadContext, link: string, token: string) =>
  answerLink(ctx, link, token);

export const followNewsletterLink = (
  ctx: LeadContext,
  link: string,
  token: string,
  network: string | null,
) =>
  answerLink(ctx, link, token, (found) =>
    link === 'confirm' ? confirm(ctx, found, network) : unsubscribe(ctx, found),
  );

const confirm = async (ctx: LeadContext, found: Subscription, network: string | null) => {
  if (found.status !== 'pending') return found;
  const confirmed_at = ctx.now.toISOString();
  const details = { ...found.details, confirmed_at, confirm_network: network };
  const changes = { status: 'confirmed', details } as const;
  const confirmed = await updateLead(ctx, found, changes, { what: 'confirmed' });
  await enqueue(ctx, 'subscribed', newsletterPayload(confirmed));
  return confirmed;
};

const unsubscribe = async (ctx: LeadContext, found: Subscription) => {
  if (found.status === 'unsubscribed') return found;
  const unsubscribed_at = ctx.now.toISOString();
  const details = { ...found.details, unsubscribed_at };
  // The last confirmation link becomes invalid.
  const changes = { status: 'unsubscribed', details, confirm_token: randomToken() } as const;
  const ended = await updateLead(ctx, found, changes, { what: 'unsubscribed' });
  // Receivers were never told of an unconfirmed address.
  if (found.status === 'confirmed') {
    const { id, email } = found;
    await enqueue(ctx, 'unsubscribed', { type: 'newsletter-end', id, email, unsubscribed_at });
  }
  return ended;
};

/** Releases a subscription from quarantine: as a new one, or into a later one of its address. */
export const releaseSubscription = async (ctx: LeadContext, quarantined: Subscription) => {
  const { details, email, quarantine_reason } = quarantined;
  const origin = { network: details.request_network };
  const known = await lockSubscription(ctx.db, email);
  const status = known ? 'duplicate' : 'pending';
  const changes = { quarantine_reason: null, status, details: consent(ctx, origin) } as const;
  const event = { what: 'released', reason: quarantine_reason! } as const;
  const released = await updateLead(ctx, quarantined, changes, event);
  if (known) await renewSubscription(ctx, known, origin);
  else await askToConfirm(ctx, released);
};

/** Deletes old unconfirmed addresses, also quarantined ones, unless their confirmation email could not be sent yet. */
export const deleteUnconfirmed = (db: SiteDb, now: Date) => {
  const oldest = new Date(now.getTime() - UNCONFIRMED_KEPT_DAYS * DAY_MS).toISOString();
  return db
    .deleteFrom('leads')
    .where('kind', '=', 'newsletter')
    .where('status', '=', 'pending')
    .where('updated_at', '<=', oldest)
    .where('id', 'not in', (is) =>
      is
        .selectFrom('outbox')
        .select((outbox) => outbox.ref('lead_id').$notNull().as('lead_id'))
        .where('outbox.status', '=', 'pending')
        .where('lead_id', 'is not', null),
    )
    .execute();
};
