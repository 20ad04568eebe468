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

/** Demos day and night, so many at a time. */
const officeAtAnyHour = (capacity: string): OfficeHours => ({
  zone: EVENT_TIME_ZONE,
  week: Array.from({ length: 7 }, () => [0, 23] as const),
  holidays: [],
  noticeHours: 1,
  capacity: Number(capacity),
  daysAhead: 60,
});

/** The site without its pages, in a process that tests may kill: prints its URL, logs nothing, claims for a second. */
export const serveLeads = async (environment: NodeJS.ProcessEnv): Promise<void> => {
  const log = pino({ level: 'silent' });
  const db = await openDatabase(environment.DATABASE_URL ?? '');
  const { LEADS_WEBHOOK_URL, SMTP_URL, DEMO_CAPACITY } = environment;
  const lanes: Lane[] = [
    {
      kinds: WEBHOOK_KINDS,
      deliver: createWebhook({ url: LEADS_WEBHOOK_URL ?? '', secrets: ['x'.repeat(16)] }),
    },
  ];
  const getSiteUrl = () => 'https://hearthline.example';
  const library = await loadContent(path.resolve('content'));
  const { name: brand } = library.site;
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
  const outbox = startOutbox(db, {
    ...{ lanes, log, claimMs: 1000, pollMs: 100 },
    retryDelay: () => 1000,
  });
  const office = DEMO_CAPACITY ? officeAtAnyHour(DEMO_CAPACITY) : undefined;
  const leadService = createLeadService(db, {
    ...{ getSiteUrl, brand, onStored: outbox.wake },
    getOffice: () => office,
  });
  // No event is over.
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
  await server.listen({ host: '127.0.0.1', port: 0 });
  const address = server.server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  process.stdout.write(`http://127.0.0.1:${port}\n`);
};
