import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { startTestSite } from '../../testing/server/testSite.ts';
import { until } from '../../testing/until.ts';

const PAGES = 8;

it('answers other requests between the renderings of pages', async () => {
  const site = await startTestSite({ PAGE_CACHE_SECONDS: '0' });
  const open = async (): Promise<Socket> => {
    const { hostname, port } = new URL(site.url);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    return socket.resume();
  };
  const sockets = [await open(), await open()] as const;
  const ask = (socket: Socket, path: string) =>
    socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`);
  for (let page = 0; page < PAGES; page += 1) ask(sockets[0], '/pricing');
  ask(sockets[1], '/robots.txt');

  const answered = () =>
    site
      .logLines()
      .filter(({ msg }) => msg === 'request')
      .map(({ path }) => path);
  await until(() => answered().length === PAGES + 1, 'all answers');
  expect(answered().indexOf('/robots.txt')).toBeLessThan(PAGES / 2);
  for (const socket of sockets) socket.destroy();
});
