import type { FastifyInstance } from 'fastify';
import { paths } from '../../contract/paths.ts';
import { RETRY_AFTER_SECONDS } from '../leads/database/storageFailure.ts';
import type { LeadService } from '../leads/leadService.ts';
import { ONE_CLICK } from '../leads/mail/messageOfKind.ts';

const BODY_LIMIT = 2048;

/** Whether a body is exactly the form of RFC 8058, in either encoding. */
const isOneClick = async (contentType: string, body: Buffer): Promise<boolean> => {
  const form = await new Response(new Uint8Array(body), {
    headers: { 'content-type': contentType },
  })
    .formData()
    .catch(() => new FormData());
  return [...form].map(([name, value]) => `${name}=${String(value)}`).join('&') === ONE_CLICK;
};

/** One-click unsubscribe for mail programs (RFC 8058): from any origin, without a redirect. */
export const registerOneClickUnsubscribe = (
  server: FastifyInstance,
  leadService: Pick<LeadService, 'followNewsletterLink'>,
): void => {
  server.register(async (endpoint) => {
    endpoint.removeAllContentTypeParsers();
    endpoint.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
      (_request, body, done) => done(null, body),
    );
    endpoint.setErrorHandler((error: { statusCode?: number }, _request, reply) => {
      const { statusCode = 503 } = error;
      if (statusCode === 503) void reply.header('retry-after', String(RETRY_AFTER_SECONDS));
      return reply.status(statusCode).type('text/plain').send('Not now\n');
    });
    endpoint.post<{ Params: { token: string }; Body?: Buffer }>(
      paths.newsletterUnsubscribe.pattern,
      { config: { takesAnyOrigin: true }, bodyLimit: BODY_LIMIT },
      async ({ params: { token }, headers, body = Buffer.of() }, reply) => {
        void reply.header('cache-control', 'no-store').type('text/plain');
        if (!(await isOneClick(headers['content-type'] ?? '', body))) {
          return reply.status(400).send(`Send ${ONE_CLICK}\n`);
        }
        const { status } = await leadService.followNewsletterLink(
          { link: 'unsubscribe', token },
          {},
        );
        return reply.status(status).send(status === 200 ? 'Unsubscribed\n' : 'Unknown link\n');
      },
    );
  });
};
