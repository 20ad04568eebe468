import { flushCompileCache } from 'node:module';
import Fastify from 'fastify';
import pino from 'pino';
import { EVENT_TIME_ZONE } from '../../contract/constants.ts';
import { createContentApi } from '../../server/content/api/contentApi.ts';
import { loadContent } from '../../server/content/load/contentLoader.ts';
import { createEmbeddedUpstream } from '../../server/content/source/embeddedUpstream.ts';
import { createGateway } from '../../server/gateway/gateway.ts';
import { openDatabase } from '../../server/leads/database/database.ts';
import { MAIL_KINDS, WEBHOOK_KINDS } from '../../server/leads/database/deliveryKinds.ts';
import { startOutbox } from '../../server/leads/deliveries/outbox.ts';
import { createWebhook } from '../../server/leads/deliveries/webhook.ts';
import { createLeadService } from '../../server/leads/leadService.ts';
import { createMailer } from '../../server/leads/mail/mailer.ts';
import { registerApi } from '../../server/routes/apiRoutes.ts';

/** The site without its pages, in a process that tests may kill: prints its URL, logs nothing, claims for a second. */

// The process ends with the tests that started it.
process.stdin.on('end', () => process.exit()).resume();

const log = pino({ level: 'silent' });
const { CONTENT_DIR = '', DATABASE_URL = '', LEADS_WEBHOOK_URL = '', SMTP_URL = '' } = process.env;
const db = await openDatabase(DATABASE_URL);
const library = await loadContent(CONTENT_DIR);
const mailer = createMailer({
  url: SMTP_URL,
  from: { name: 'Hearthline', address: 'hello@example.com' },
  salesEmail: { name: '', address: 'sales@example.com' },
  brand: library.site,
  timeZone: EVENT_TIME_ZONE,
  getTexts: () => library.texts.emails,
});
const outbox = startOutbox(db, {
  lanes: [
    {
      kinds: WEBHOOK_KINDS,
      deliver: createWebhook({ url: LEADS_WEBHOOK_URL, secrets: ['x'.repeat(16)] }),
    },
    { kinds: MAIL_KINDS, deliver: mailer.deliver },
  ],
  log,
  claimMs: 1000,
  pollMs: 100,
  retryDelay: () => 1000,
});
const leadService = createLeadService(db, {
  getSiteUrl: () => 'https://hearthline.example',
  brand: library.site.name,
  wakeDeliveries: outbox.wake,
});
// No event is over in 1970.
const content = createContentApi(() => library, { now: () => new Date(0) });
const server = Fastify();
registerApi(server, {
  siteFile: library.site,
  gateway: createGateway({
    getTexts: () => library.texts,
    upstream: createEmbeddedUpstream(content, leadService),
    leads: leadService,
    log,
  }),
  leadService,
  content: { office: () => undefined },
  log,
  pages: {
    sendFormAnswer: async (_location, _form, status, reply) => reply.status(status).send(),
  },
});
process.stdout.write(`${await server.listen({ host: '127.0.0.1', port: 0 })}\n`);
// A killed process leaves no compile cache, which makes the next start faster.
flushCompileCache();
