import Fastify from 'fastify';
import { MAIL_KINDS } from '../leads/database/schema.ts';
import { registerMailSamples } from './mailSamplePages.ts';

it('shows every mail as HTML and as text, in the site’s own name', async () => {
  const server = Fastify();
  registerMailSamples(server, {
    siteFile: { name: 'Oak & Harbor', signature: 'Whoever picks up first' },
    eventTimeZone: 'Europe/Berlin',
  });
  const index = await server.inject('/_mails');
  const links = [...index.body.matchAll(/href="([^"]+)"/g)].map(([, href]) => href!);
  expect(links).toHaveLength(2 * MAIL_KINDS.length);
  for (const link of links) {
    const { statusCode, headers, body } = await server.inject(link);
    expect(statusCode).toBe(200);
    const isText = link.endsWith('.txt');
    expect(headers['content-type']).toContain(isText ? 'text/plain' : 'text/html');
    if (!isText) expect(body).toContain('Oak &#38; Harbor');
  }
  const { body } = await server.inject('/_mails/demo-confirmation.txt');
  expect(body).toContain('Monday, November 23, 2026 at 4:00 PM GMT+1 (3:00 PM UTC)');
});
