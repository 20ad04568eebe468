import path from 'node:path';
import formbody from '@fastify/formbody';
import Fastify from 'fastify';
import pino from 'pino';
import { createContentApi } from '../../server/content/api/contentApi.ts';
import { loadContent } from '../../server/content/load/loadContent.ts';
import { openDatabase } from '../../server/leads/database.ts';
import { createLeadService } from '../../server/leads/leadService.ts';
import { startReaderCounts } from '../../server/leads/readerCounts.ts';
import { startOutbox } from '../../server/leads/outbox.ts';
import { WEBHOOK_KINDS } from '../../server/leads/schema.ts';
import { createWebhook } from '../../server/leads/webhook.ts';
import { registerApi } from '../../server/web/apiRoutes.ts';
import { createEmbeddedUpstream } from '../../server/gateway/calls/embeddedUpstream.ts';
import { createGateway } from '../../server/gateway/calls/gateway.ts';

/** The site without its pages, in a process that tests may kill: prints its URL, logs nothing, claims for a second. */
export const serveLeads = async (environment: NodeJS.ProcessEnv): Promise<void> => {
  const log = pino({ level: 'silent' });
  const db = await openDatabase(environment.DATABASE_URL ?? '');
  const lane = {
    kinds: WEBHOOK_KINDS,
    deliver: createWebhook({ url: environment.LEADS_WEBHOOK_URL ?? '', secrets: ['x'.repeat(16)] }),
  };
  const outbox = startOutbox(db, { lanes: [lane], log, claimMs: 1000, pollMs: 100 });
  const getSiteUrl = () => 'https://hearthline.example';
  const library = await loadContent(path.resolve('content'));
  const { name: brand } = library.site;
  const leadService = createLeadService(db, { getSiteUrl, brand, onStored: outbox.wake });
  const upstream = createEmbeddedUpstream(
    createContentApi(() => library),
    leadService,
  );
  const server = Fastify();
  await server.register(formbody);
  registerApi(server, {
    config: { eventTimeZone: library.eventTimeZone },
    gateway: createGateway({ upstream, log }),
    leadService,
    readerCounts: startReaderCounts(db, { log }),
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
