import { Worker } from 'node:worker_threads';
import type { PictureSource } from './drawPicture.ts';
import type { FromPictureThread } from './pictureThread.ts';

export interface PictureThread {
  /** Draws a picture; rejects when it comes to nothing. */
  draw: (source: PictureSource) => Promise<Uint8Array>;
  close: () => void;
}

/** Milliseconds that a picture may take; most take a fifth of a second. */
const LIMIT_MS = 20_000;
/** Milliseconds without a picture after which the thread ends, and gives back what its fonts take. */
const IDLE_MS = 60_000;

const startPictureWorker = () => new Worker(new URL('./pictureThread.ts', import.meta.url));

/** Draws pictures in a thread of their own, which is there only while there are any to draw. */
export const startPictureThread = (startWorker = startPictureWorker): PictureThread => {
  const waiting = new Map<number, PromiseWithResolvers<Uint8Array>>();
  let worker: Worker | undefined;
  let last = 0;
  let idle: NodeJS.Timeout | undefined;

  const end = (reason: unknown) => {
    const ended = worker;
    worker = undefined;
    for (const { reject } of waiting.values()) reject(reason);
    waiting.clear();
    void ended?.terminate();
  };

  const start = () => {
    const started = startWorker();
    started.on('message', (message: FromPictureThread) => {
      const asked = waiting.get(message.picture);
      waiting.delete(message.picture);
      if ('png' in message) asked?.resolve(message.png);
      else asked?.reject(message.failed);
    });
    started.on('error', end);
    // The process may end while nothing is drawn.
    started.unref();
    return started;
  };

  const draw = async (source: PictureSource): Promise<Uint8Array> => {
    worker ??= start();
    last += 1;
    const picture = last;
    const result = Promise.withResolvers<Uint8Array>();
    waiting.set(picture, result);
    clearTimeout(idle);
    const timer = setTimeout(() => end(new Error(`A picture took ${LIMIT_MS} ms.`)), LIMIT_MS);
    worker.postMessage({ picture, source });
    try {
      return await result.promise;
    } finally {
      clearTimeout(timer);
      idle = setTimeout(() => waiting.size === 0 && end(undefined), IDLE_MS).unref();
    }
  };

  return {
    draw,
    close() {
      clearTimeout(idle);
      end(new Error('The site is stopping.'));
    },
  };
};
