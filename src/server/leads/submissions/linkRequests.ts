import { setTimeout as pause } from 'node:timers/promises';
import type { ApiAnswer } from '../../../contract/calls.ts';
import type { LinkRequest } from '../../../contract/bookings.ts';
import { myLinkForm } from '../../../contract/forms.ts';
import { validateForm } from '../../../contract/validateForm.ts';
import { errorCode } from '../deliveries/deliveryFailures.ts';
import { registrationPayload } from '../deliveries/outboxPayload.ts';
import { countForm, exceedsBurstLimit, lockSender, type FormSender } from './burstLimits.ts';
import { enqueue } from './enqueue.ts';
import { lockUntilCommit } from '../database/locks.ts';
import { parseLead } from '../database/leadRows.ts';
import { selectBookings } from './selectLeads.ts';
import { success, invalidForm } from './answers.ts';
import type { LeadContext } from './leadContext.ts';
import { refusalOf } from './registration.ts';
import type { RegistrationEvent } from './registrationEvent.ts';
import { fieldsOf, senderKeys, type SentForm } from './submitForm.ts';
import { hasPlausibleAge, quarantineReason } from './spam.ts';
import { writeInTransaction, type LeadStorage } from './transaction.ts';

/** By then the answer is on its way, which the work for a known address must not delay. */
const LOOKUP_DELAY_MS = 100;

const UNKNOWN_EVENT = { status: 404, message: 'We can’t find that event.' };

/**
 * Emails the links of a guest again. The answer is given before the address is looked up, so neither its words nor its
 * time tell who is registered.
 */
export const createLinkRequests = (storage: LeadStorage) => {
  const running = new Set<Promise<void>>();

  const email = (event: RegistrationEvent, address: string): void => {
    const work = pause(LOOKUP_DELAY_MS)
      .then(() => writeInTransaction(storage, (ctx) => emailLinks(ctx, event, address)))
      .catch((error: unknown) =>
        storage.observer.log?.warn({ reason: errorCode(error) }, 'a link was not sent again'),
      )
      .finally(() => running.delete(work));
    running.add(work);
  };

  return {
    answer: async (
      { id }: Pick<RegistrationEvent, 'id'>,
      form: SentForm,
    ): Promise<ApiAnswer<LinkRequest>> => {
      const event = storage.getContext().events?.find(id) ?? UNKNOWN_EVENT;
      if (!('id' in event)) return event;
      const refusal = refusalOf(event);
      if (refusal) return refusal;
      const { fields, errors } = validateForm(myLinkForm, fieldsOf(form));
      if (errors) return invalidForm(errors);
      if (await mayAsk(storage, form)) email(event, fields.email.toLowerCase());
      return success('', { email: fields.email });
    },

    /** Resolves once every email that was promised is stored. */
    finish: async (): Promise<void> => void (await Promise.all(running)),
  };
};

/** Counts a request for its network, whichever email address it names. Suspected spam gets the usual answer. */
const mayAsk = async (storage: LeadStorage, form: SentForm): Promise<boolean> => {
  const { ip, isFromScript = false } = form;
  const input = fieldsOf(form);
  const isSpam = quarantineReason(input, isFromScript) !== null;
  const keys = await senderKeys(storage, ip);
  if (!keys) return !isSpam;
  const isFromPage = isFromScript && hasPlausibleAge(input);
  const sender: FormSender = { keys, kind: 'link', isFromPage };
  return writeInTransaction(storage, async (ctx) => {
    await lockSender(ctx, sender);
    const isHeld = isSpam || (await exceedsBurstLimit(ctx, sender));
    await countForm(ctx, sender, isHeld);
    return !isHeld;
  });
};

/** Emails the links of the latest registration, unless such an email is waiting already. */
const emailLinks = async (ctx: LeadContext, event: RegistrationEvent, address: string) => {
  const row = await selectBookings(ctx.db, 'registration')
    .selectAll()
    .where('slot', '=', event.id)
    .where('email', '=', address)
    // An event keeps its id when it is held again.
    .where('ends_at', '>', ctx.now.toISOString())
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  if (!row) return;
  // Two requests at once would both find no email.
  await lockUntilCommit(ctx.db, row.id);
  const waiting = await ctx.db
    .selectFrom('outbox')
    .select('id')
    .where('lead_id', '=', row.id)
    .where('kind', '=', 'registration-link')
    .where('status', '=', 'pending')
    .executeTakeFirst();
  if (waiting) return;
  const registration = parseLead<'registration'>(row);
  await enqueue(ctx, 'link-requested', registrationPayload(registration, ctx));
};
