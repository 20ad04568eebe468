import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PromMetrics } from './promMetrics.ts';

const REQUEST_TIMEOUT_MS = 5000;

export interface MetricsServer {
  port: number;
  close: () => Promise<void>;
}

/** Serves `GET /metrics` for Prometheus on a port that visitors cannot reach. */
export const startMetricsServer = async (
  { read, contentType }: Pick<PromMetrics, 'read' | 'contentType'>,
  { host, port }: { host: string; port: number },
): Promise<MetricsServer> => {
  const server = createServer({ requestTimeout: REQUEST_TIMEOUT_MS }, (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end();
    if (request.method !== 'GET') return response.writeHead(405, { allow: 'GET' }).end();
    read().then(
      (text) => response.writeHead(200, { 'content-type': contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  // Scrapes in progress end with the process.
  server.unref();
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
