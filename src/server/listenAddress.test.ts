import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { describeListenError } from './listenAddress.ts';

it('names the setting of the port that is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const late = createServer().listen(port, '127.0.0.1');
  const [error] = (await once(late, 'error')) as [unknown];
  other.close();
  expect(describeListenError('127.0.0.1', port, error)).toBe(
    `Port ${port} of 127.0.0.1 is taken by another program: end that one, or choose another port by PORT.`,
  );
  expect(describeListenError('127.0.0.1', port + 1, error)).toBe(
    `Port ${port} of 127.0.0.1 is taken by another program: end that one, or choose another port by METRICS_ADDRESS.`,
  );
});
