import { flushCompileCache } from 'node:module';
import path from 'node:path';
import Fastify from 'fastify';
import pino from 'pino';
import { EVENT_TIME_ZONE } from '../../contract/constants.ts';
import { createContentApi } from '../../server/content/api/contentApi.ts';
import { loadContent } from '../../server/content/load/loadContent.ts';
import { openDatabase } from '../../server/leads/database/database.ts';
import { createLeadService } from '../../server/leads/leadService.ts';
import { createMailer } from '../../server/leads/mail/mailer.ts';
import { startOutbox } from '../../server/leads/deliveries/outbox.ts';
import type { Lane } from '../../server/leads/deliveries/outbox.ts';
import { MAIL_KINDS, WEBHOOK_KINDS } from '../../server/leads/database/schema.ts';
import { createWebhook } from '../../server/leads/deliveries/webhook.ts';
import { registerApi } from '../../server/routes/apiRoutes.ts';
import { createEmbeddedUpstream } from '../../server/gateway/embeddedUpstream.ts';
import { createGateway } from '../../server/gateway/gateway.ts';
import type { OfficeHours } from '../../lib/officeSlots.ts';

/** Office hours around the clock, for as many demos at a time. */
const openOffice = (capacity: string): OfficeHours => ({
  zone: EVENT_TIME_ZONE,
  week: Array.from({ length: 7 }, () => [0, 23] as const),
  holidays: [],
  noticeHours: 1,
  capacity: Number(capacity),
  daysAhead: 60,
});

/** Runs the API without pages, in a process that tests can kill, and prints its URL. */
const { DATABASE_URL = '', LEADS_WEBHOOK_URL = '', SMTP_URL, DEMO_CAPACITY } = process.env;
// Ends when the tests are killed.
process.stdin.on('end', () => process.exit()).resume();

const log = pino({ level: 'silent' });
const db = await openDatabase(DATABASE_URL);
const library = await loadContent(path.resolve('content'));
const webhook = createWebhook({ url: LEADS_WEBHOOK_URL, secrets: ['x'.repeat(16)] });
const lanes: Lane[] = [{ kinds: WEBHOOK_KINDS, deliver: webhook }];
if (SMTP_URL) {
  const { deliver } = createMailer({
    url: SMTP_URL,
    from: { name: 'Hearthline', address: 'hello@example.com' },
    salesEmail: { name: '', address: 'sales@example.com' },
    brand: library.site,
    timeZone: EVENT_TIME_ZONE,
  });
  lanes.push({ kinds: MAIL_KINDS, deliver });
}
const outbox = startOutbox(db, { lanes, log, claimMs: 1000, pollMs: 100, retryDelay: () => 1000 });
const office = DEMO_CAPACITY ? openOffice(DEMO_CAPACITY) : undefined;
const leadService = createLeadService(db, {
  getSiteUrl: () => 'https://hearthline.example',
  brand: library.site.name,
  onStored: outbox.wake,
  getOffice: () => office,
});
// At this time every event is in the future.
const content = createContentApi(() => library, { now: () => new Date(0) });
const upstream = createEmbeddedUpstream(content, leadService);
const server = Fastify();
registerApi(server, {
  siteFile: library.site,
  gateway: createGateway({ upstream, leads: leadService, log }),
  leadService,
  hasOfficeHours: () => office !== undefined,
  log,
  pages: {
    sendFormAnswer: async (_location, _form, status, reply) => reply.status(status).send(),
  },
});
process.stdout.write(`${await server.listen({ host: '127.0.0.1', port: 0 })}\n`);
// A killed process writes no compile cache, so later processes would start slower.
flushCompileCache();
