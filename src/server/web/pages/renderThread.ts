import { parentPort } from 'node:worker_threads';
import { matchRoute } from '../../../app/routes.ts';
import type { ApiAnswer, ApiRequest } from '../../../contract/calls.ts';
import { loadEveryPage, renderPage, type PageSettings, type RenderedPage } from './renderPage.tsx';

/**
 * A thread that renders pages: `renderThreads.ts` starts it and talks to it by messages. It has no door to content of
 * its own; what a page reads is asked of the thread that answers requests.
 */
export type ToRenderThread =
  | { page: number; location: string; settings: PageSettings }
  /** No answer: there was none to be had. */
  | { read: number; answer: ApiAnswer | undefined };

export type FromRenderThread =
  | { page: number; read: number; request: ApiRequest }
  /** The page's error page comes after it. */
  | { page: number; threw: unknown }
  | { page: number; rendered: RenderedPage }
  | { page: number; failed: unknown };

const reads = new Map<number, (answer: ApiAnswer | undefined) => void>();
let lastRead = 0;

/** @param moved memory that is handed over with it instead of being copied */
const post = (message: FromRenderThread, moved: ArrayBuffer[] = []) =>
  parentPort?.postMessage(message, moved);

const read = async (page: number, request: ApiRequest): Promise<ApiAnswer> => {
  lastRead += 1;
  const { promise, resolve } = Promise.withResolvers<ApiAnswer | undefined>();
  reads.set(lastRead, resolve);
  post({ page, read: lastRead, request });
  const answer = await promise;
  if (!answer) throw new Error('The read had no answer.');
  return answer;
};

const render = async (page: number, location: string, settings: PageSettings) => {
  try {
    const rendered = await renderPage(matchRoute(location), {
      ...settings,
      transport: { send: (request) => read(page, request), retries: false },
      onError: (threw) => post({ page, threw }),
    });
    post({ page, rendered });
  } catch (failed) {
    post({ page, failed });
  }
};

// Libraries look into it for each component, and each look asks the process.
process.env = { ...process.env };
await loadEveryPage();

parentPort?.on('message', (message: ToRenderThread) => {
  if ('read' in message) {
    reads.get(message.read)?.(message.answer);
    reads.delete(message.read);
  } else void render(message.page, message.location, message.settings);
});
