import path from 'node:path';
import formbody from '@fastify/formbody';
import Fastify from 'fastify';
import pino from 'pino';
import { createContentApi } from '../content/contentApi';
import { loadContent } from '../content/loadContent';
import { openDatabase } from '../intake/database';
import { createIntake } from '../intake/intake';
import { startOutbox } from '../intake/outbox';
import { WEBHOOK_KINDS } from '../intake/schema';
import { createWebhook } from '../intake/webhook';
import { registerApi } from '../web/apiRoutes';
import { createEmbeddedUpstream } from '../web/gateway/embeddedUpstream';
import { createGateway } from '../web/gateway/gateway';

/** The site without its pages, in a process that tests may kill: prints its URL, logs nothing, claims for a second. */
export const serveIntake = async (environment: NodeJS.ProcessEnv): Promise<void> => {
  const log = pino({ level: 'silent' });
  const db = await openDatabase(environment.DATABASE_URL ?? '');
  const lane = {
    kinds: WEBHOOK_KINDS,
    deliver: createWebhook({ url: environment.LEADS_WEBHOOK_URL ?? '', secret: 'x'.repeat(16) }),
  };
  const outbox = startOutbox(db, { lanes: [lane], log, claimMs: 1000, pollMs: 100 });
  const getSiteUrl = () => 'https://hearthline.example';
  const intake = createIntake(db, { getSiteUrl, onStored: outbox.wake });
  const library = await loadContent(path.resolve('content'));
  const upstream = createEmbeddedUpstream(createContentApi(() => library, intake));
  const server = Fastify();
  await server.register(formbody);
  registerApi(server, {
    config: { eventTimeZone: library.eventTimeZone },
    gateway: createGateway({ upstream, log }),
    intake,
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
