import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { RenderedPage, RenderOptions, RenderPage } from './renderPage.tsx';
import type { FromRenderThread, ToRenderThread } from './renderThread.ts';

/** Pages that a thread may have before it: at some 3 ms each, the last one waits for a third of a second. */
const MAX_PAGES = 100;
/** Milliseconds for a page, its reads included: a content API is waited for a third of it. */
const PAGE_LIMIT_MS = 30_000;
/** Megabytes for what a page leaves behind: at Node's own 16 most of it is looked at twice before it is thrown away. */
const YOUNG_GENERATION_MB = 64;

/** There is more to render than can be; whoever asked may come again. */
export class TooManyPages extends Error {
  override name = 'TooManyPages';
  readonly statusCode = 503;
}

export interface RenderThreads {
  /** Rejects with what ended the thread when it ends before the page is rendered, and with TooManyPages. */
  renderPage: RenderPage;
  close: () => Promise<void>;
}

interface RenderThreadsOptions {
  /** One for each processor but that of the thread which answers. */
  count?: number;
  maxPages?: number;
  pageLimitMs?: number;
  startWorker?: () => Worker;
}

interface Task extends PromiseWithResolvers<RenderedPage> {
  options: RenderOptions;
  timer: NodeJS.Timeout;
}

const startRenderWorker = () =>
  new Worker(new URL('./renderThread.ts', import.meta.url), {
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
  });

const createThread = ({ pageLimitMs = PAGE_LIMIT_MS, startWorker = startRenderWorker }) => {
  const worker = startWorker();
  const post = (message: ToRenderThread) => worker.postMessage(message);
  const tasks = new Map<number, Task>();
  let lastPage = 0;
  let hasEnded = false;
  let reason: unknown = new Error('The thread that rendered the page has ended.');

  const take = (page: number): Task | undefined => {
    const task = tasks.get(page);
    tasks.delete(page);
    clearTimeout(task?.timer);
    return task;
  };
  const terminate = () => {
    hasEnded = true;
    return worker.terminate();
  };

  worker.on('message', (message: FromRenderThread) => {
    if ('rendered' in message) return take(message.page)?.resolve(message.rendered);
    if ('failed' in message) return take(message.page)?.reject(message.failed);
    const { transport, onError } = tasks.get(message.page)?.options ?? {};
    if ('threw' in message) return onError?.(message.threw);
    const { read, request } = message;
    transport?.send(request, new AbortController().signal).then(
      (answer) => post({ read, answer }),
      () => post({ read, answer: undefined }),
    );
  });
  // It exits after it; whatever was under way is told then.
  worker.on('error', (error) => {
    reason = error;
  });
  worker.once('exit', () => {
    hasEnded = true;
    for (const page of [...tasks.keys()]) take(page)?.reject(reason);
  });
  // The process may end while nothing is rendered.
  worker.unref();

  return {
    pages: () => tasks.size,
    hasEnded: () => hasEnded,
    render(location: string, options: RenderOptions): Promise<RenderedPage> {
      lastPage += 1;
      const page = lastPage;
      const result = Promise.withResolvers<RenderedPage>();
      const timer = setTimeout(() => {
        take(page)?.reject(new Error(`A page was not rendered in ${pageLimitMs} ms.`));
        // It may never come to anything else; the other pages in it fail with it.
        void terminate();
      }, pageLimitMs);
      tasks.set(page, { ...result, options, timer });
      const { transport: _, onError: _onError, ...settings } = options;
      post({ page, location, settings });
      return result.promise;
    },
    terminate,
  };
};

/**
 * Starts threads that render pages, so that the one which answers requests never does: a page that is there, a read, a
 * form or a probe waits for no page that is not. What pages read goes through the caller's transport all the same. A
 * thread that has ended is replaced by the next page.
 */
export const startRenderThreads = (options: RenderThreadsOptions = {}): RenderThreads => {
  const { count = Math.max(1, availableParallelism() - 1), maxPages = MAX_PAGES } = options;
  const threads = Array.from({ length: count }, () => createThread(options));
  return {
    async renderPage({ location }, pageOptions) {
      threads.forEach((thread, index) => {
        if (thread.hasEnded()) threads[index] = createThread(options);
      });
      const thread = threads.reduce((a, b) => (b.pages() < a.pages() ? b : a));
      // The answer to a form that was taken is owed to whoever sent it.
      if (thread.pages() >= maxPages && !pageOptions.formResult) {
        throw new TooManyPages('More pages are asked for than can be rendered.');
      }
      return thread.render(location, pageOptions);
    },
    close: async () => void (await Promise.all(threads.map((thread) => thread.terminate()))),
  };
};
