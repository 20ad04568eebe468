import type { FastifyInstance } from 'fastify';
import { EVENT_TYPES, SCHEMAS_PATH, webhookSchema } from '../../leads/deliveries/webhookEvents.ts';
import type { ServerOptions } from '../serverOptions.ts';

/** `/schemas/leads/v1/demo.requested.json`: what a webhook's body looks like, for whoever receives it. */
export const registerWebhookSchemas = (
  server: FastifyInstance,
  { getSiteUrl }: Pick<ServerOptions, 'getSiteUrl'>,
): void => {
  for (const type of EVENT_TYPES) {
    server.get(`${SCHEMAS_PATH}${type}.json`, (_request, reply) =>
      reply
        .type('application/schema+json; charset=utf-8')
        .send(JSON.stringify(webhookSchema(type, getSiteUrl()), null, 2)),
    );
  }
};
