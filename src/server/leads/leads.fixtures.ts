import { demoRequest, eventRegistration } from '../../contract/forms.fixtures.ts';
import type { DemoRequest, EventRegistration } from '../../contract/forms.ts';
import { NO_METRICS } from '../observe/metrics.ts';
import { runLeadsCommand } from './cli/leadsCommand.ts';
import type { ViewContext } from './views/viewContext.ts';
import { readLeadsArguments } from './cli/leadsArguments.ts';
import { MAIL_KINDS, WEBHOOK_KINDS, type OutboxKind } from './database/deliveryKinds.ts';
import type { SiteDb } from './database/schema.ts';
import type { OutboxPayload } from './deliveries/outboxPayload.ts';
import { storeDemo } from './submissions/demo.ts';
import { lockLead } from './submissions/selectLeads.ts';
import type { LeadContext, LeadObserver } from './submissions/leadContext.ts';
import type { FormOrigin } from './submissions/formOrigin.ts';
import {
  followNewsletterLink,
  readNewsletterLink,
  storeSubscription,
} from './submissions/newsletter.ts';
import { cancelRegistration, storeRegistration } from './submissions/registration.ts';
import type { RegistrationEvent } from './submissions/registrationEvent.ts';
import { writeInTransaction, type LeadStorage } from './submissions/transaction.ts';

export const NOW = new Date('2026-11-20T15:00:00Z');
export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

export const after = (ms: number): Date => new Date(NOW.getTime() + ms);

export const event: RegistrationEvent = {
  id: 'live-rotation',
  slug: 'live-rotation',
  title: 'Live rotation',
  fingerprint: 'first',
  updatedAt: '2026-11-18T00:00:00.000Z',
  startsAt: new Date('2026-12-03T18:00:00Z'),
  endsAt: new Date('2026-12-03T18:45:00Z'),
  isPast: false,
};

/** Opens connections of the pool, so that the next transactions overlap. */
export const openConnections = (db: SiteDb, count: number) => {
  const read = () =>
    db.transaction().execute((one) => one.selectFrom('leads').select('id').execute());
  return Promise.all(Array.from({ length: count }, read));
};

export const silentLog = () => ({ info: jest.fn(), warn: jest.fn(), error: jest.fn() });

interface TestOptions extends Partial<Omit<LeadContext, 'now' | 'db'>> {
  now?: () => Date;
  log?: LeadObserver['log'];
  wakeDeliveries?: () => void;
}

/** Stores leads without validation, each call in its own transaction. */
export const createTestLeads = (
  db: SiteDb,
  { now = () => NOW, log, wakeDeliveries, ...settings }: TestOptions = {},
) => {
  const context = {
    siteUrl: 'https://h.example',
    meetingUrlTemplate: 'https://meet.example/{token}?n={demo_id}',
    ...settings,
  };
  const getContext = (): LeadContext => ({ ...context, db, now: now() });
  const storage: LeadStorage = {
    getContext,
    wakeDeliveries,
    observer: { log, metrics: NO_METRICS },
  };
  const run = <Result>(work: (ctx: LeadContext) => Promise<Result>): Promise<Result> =>
    writeInTransaction(storage, work);
  return {
    context,
    run,
    requestDemo: (changes: Partial<DemoRequest> = {}, origin?: FormOrigin) =>
      run((ctx) => storeDemo(ctx, { ...demoRequest, ...changes }, origin)),
    register: (changes: Partial<EventRegistration> = {}, origin?: FormOrigin, at = event) =>
      run((ctx) => storeRegistration(ctx, at, { ...eventRegistration, ...changes }, origin)),
    cancelRegistration: (token: string) => run((ctx) => cancelRegistration(ctx, token)),
    /** Stores a confirmed subscription, whose webhook is its only delivery. */
    subscribe: (email = 'elena@example.com', origin: FormOrigin = {}) =>
      run(async (ctx) => {
        const id = await storeSubscription(ctx, { email }, origin);
        if (origin.quarantine) return id;
        const { status, confirm_token } = (await lockLead(ctx.db, id))!;
        if (status === 'pending') await followNewsletterLink(ctx, 'confirm', confirm_token, null);
        const emails = ctx.db.deleteFrom('outbox').where('kind', '=', 'newsletter-confirmation');
        await emails.where('lead_id', '=', id).execute();
        return id;
      }),
    requestSubscription: (email = 'elena@example.com', origin?: FormOrigin) =>
      run((ctx) => storeSubscription(ctx, { email }, origin)),
    confirm: (token: string, network: string | null = null) =>
      run((ctx) => followNewsletterLink(ctx, 'confirm', token, network)),
    readLink: (link: 'confirm' | 'unsubscribe', token: string) =>
      run((ctx) => readNewsletterLink(ctx, link, token)),
    unsubscribe: (token: string) =>
      run((ctx) => followNewsletterLink(ctx, 'unsubscribe', token, null)),
  };
};

/** What the commands add to the context of a lead, with all receivers configured. */
export const commandContext = (
  ctx: LeadContext,
  settings: Partial<ViewContext> = {},
): ViewContext => ({
  timeZone: 'America/Los_Angeles',
  configuredKinds: [...MAIL_KINDS, ...WEBHOOK_KINDS],
  ...ctx,
  ...settings,
});

/** Runs `npm run leads -- ...words`. */
export const runWords = async (
  ctx: LeadContext,
  words: string[],
  settings?: Partial<ViewContext>,
): Promise<string> => {
  const command = readLeadsArguments(words);
  return 'help' in command ? command.help : runLeadsCommand(commandContext(ctx, settings), command);
};

/** Kinds and payloads in the outbox, in the order of their kinds and due times. */
export const readOutbox = async (db: SiteDb, kind?: OutboxKind) => {
  const query = db.selectFrom('outbox').selectAll().orderBy('kind').orderBy('due_at');
  const rows = await (kind ? query.where('kind', '=', kind) : query).execute();
  return rows.map((row) => ({ ...row, payload: JSON.parse(row.payload) as OutboxPayload }));
};

export const outboxKinds = async (db: SiteDb) => (await readOutbox(db)).map(({ kind }) => kind);

export const tokenOf = (link = ''): string => /([\w-]+)(?:\.ics|\?.*)?$/.exec(link)?.[1] ?? '';
