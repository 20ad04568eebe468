import Fastify from 'fastify';
import type { LinkPicture } from '../ssr/linkPicture.ts';
import { routes } from '../../app/routes.ts';
import { lazyPage } from '../../shared/routing/lazyPage.ts';
import { startTestSite } from '../../testing/server/testSite.ts';
import { registerLinkPictures } from './linkPictures.ts';

const PICTURE: LinkPicture = {
  facts: { brand: 'Hearthline', title: 'Pricing', kind: '', cover: '' },
  address: '/link-pictures/abc/pricing.png',
};

const startServer = (
  answer: { status: number; picture?: LinkPicture } = { status: 200, picture: PICTURE },
) => {
  const draw = jest.fn(async () => new Uint8Array([1, 2, 3]));
  const pictureOf = jest.fn(async () => answer);
  const log = { error: jest.fn() };
  const server = Fastify();
  registerLinkPictures(server, {
    pages: { pictureOf },
    files: { has: () => false },
    clientFolder: '',
    draw,
    log,
  });
  return { server, draw, pictureOf, log };
};

it('draws a picture once, however many ask, and keeps it', async () => {
  const { server, draw, pictureOf } = startServer();
  const answers = await Promise.all([
    server.inject(PICTURE.address),
    server.inject(PICTURE.address),
    server.inject(PICTURE.address),
  ]);
  answers.push(await server.inject(PICTURE.address));
  for (const { statusCode, headers, rawPayload } of answers) {
    expect([statusCode, [...rawPayload]]).toEqual([200, [1, 2, 3]]);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    });
  }
  expect(draw).toHaveBeenCalledTimes(1);
  expect(pictureOf).toHaveBeenCalledTimes(3);
});

it('sends who asks for a picture of before to the one of now, and draws none that is made up', async () => {
  const { server, draw } = startServer();
  const { statusCode, headers } = await server.inject('/link-pictures/old/pricing.png?x=1');
  expect([statusCode, headers.location]).toEqual([302, PICTURE.address]);
  expect(draw).not.toHaveBeenCalled();
});

it.each([
  '/link-pictures/',
  '/link-pictures/abc.png',
  '/link-pictures/abc/pricing',
  '/link-pictures/abc/no/such/page.png',
])('has nothing at %s', async (address) => {
  const { server, pictureOf } = startServer();
  expect((await server.inject(address)).statusCode).toBe(404);
  expect(pictureOf).not.toHaveBeenCalled();
});

it.each([
  [404, 404],
  [200, 404],
  [502, 502],
])('has none for a page that answers %i and has no picture: %i', async (status, answered) => {
  const { server } = startServer({ status });
  const { statusCode, headers } = await server.inject(PICTURE.address);
  expect([statusCode, headers['cache-control']]).toEqual([answered, 'no-store']);
});

it('shows the brand’s picture, and tries again, when one cannot be drawn', async () => {
  const { server, draw, log } = startServer();
  draw.mockRejectedValueOnce(new Error('No paint.'));
  const failed = await server.inject(PICTURE.address);
  expect([failed.statusCode, failed.headers.location]).toEqual([302, '/brand/og-image.png']);
  expect(log.error).toHaveBeenCalledTimes(1);
  expect((await server.inject(PICTURE.address)).statusCode).toBe(200);
});

it('renders a page at most once for addresses with a made-up hash', async () => {
  let renders = 0;
  routes.unshift({
    path: '/trial',
    page: lazyPage('trial', () =>
      Promise.resolve({
        Page: () => {
          renders += 1;
          return null;
        },
      }),
    ),
  });
  const site = await startTestSite();
  try {
    for (const hash of ['aaa', 'bbb', 'ccc'])
      expect((await fetch(`${site.url}/link-pictures/${hash}/trial.png`)).status).toBe(404);
    expect(renders).toBe(1);
  } finally {
    routes.shift();
    await site.close();
  }
});
