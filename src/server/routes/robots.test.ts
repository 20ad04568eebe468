import Fastify from 'fastify';
import { registerRobots } from './robots.ts';

const SITE_URL = 'https://hearthline.example';

it('points robots to the sitemap, and away from the API', async () => {
  const server = Fastify();
  registerRobots(server, { getSiteUrl: () => SITE_URL });
  const { headers, body } = await server.inject('/robots.txt');
  expect(headers['content-type']).toContain('text/plain');
  expect(body).toBe(`User-agent: *\nDisallow: /api/\n\nSitemap: ${SITE_URL}/sitemap.xml\n`);
});
