import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { Piscina } from 'piscina';
import type { TaskMessage, Tasks } from '../workerTasks.ts';

export const MAX_SECONDS = 2;
/** A thread starts within a second, on a busy machine within several. */
const START_MS = 30_000;
const MAX_THREADS = 2;
const MAX_HEAP_MB = 256;
/** A thread takes 50 MB. */
const IDLE_MS = 5000;

/** The work on a document took too long or too much memory. */
export class WorkExceeded extends Error {
  override readonly name = 'WorkExceeded';

  constructor(options?: ErrorOptions) {
    super(`The work took longer than ${MAX_SECONDS} seconds or too much memory.`, options);
  }
}

interface StartedTask {
  startedTask?: number;
}

const isBundled = extname(import.meta.filename) === '.js';
const FILE = join(import.meta.dirname, isBundled ? 'workerTasks.js' : '../workerTasks.ts');

/** Threads for work on documents, so that no document holds up the requests of others. They end when they are idle. */
const createWorkers = () => {
  const threads = Math.min(MAX_THREADS, availableParallelism());
  const pool = new Piscina({
    filename: FILE,
    name: 'runTask',
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    // A thread that waits for work must not be blocked.
    atomics: 'disabled',
  });
  const onStart = new Map<number, () => void>();
  pool.on('message', ({ startedTask }: StartedTask) => onStart.get(startedTask ?? 0)?.());
  // A thread that fails between two tasks. The next task starts another one.
  pool.on('error', () => undefined);
  let lastId = 0;
  let running = 0;
  const waiting: (() => void)[] = [];

  const runNow = async (message: TaskMessage): Promise<unknown> => {
    const limit = new AbortController();
    const stop = () => limit.abort();
    let timer = setTimeout(stop, START_MS);
    onStart.set(message.id, () => {
      clearTimeout(timer);
      timer = setTimeout(stop, MAX_SECONDS * 1000);
    });
    try {
      return await pool.run(message, { signal: limit.signal });
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (limit.signal.aborted || code === 'ERR_WORKER_OUT_OF_MEMORY')
        throw new WorkExceeded({ cause: error });
      throw error;
    } finally {
      clearTimeout(timer);
      onStart.delete(message.id);
    }
  };

  return {
    /** Waits here and not in the pool, where a task that waits for a stopped thread would never run. */
    async run(name: keyof Tasks, args: TaskMessage['args']): Promise<unknown> {
      if (running === threads) await new Promise<void>((resolve) => waiting.push(resolve));
      else running += 1;
      try {
        lastId += 1;
        return await runNow({ id: lastId, name, args });
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
    stop: () => pool.destroy(),
  };
};

let workers: ReturnType<typeof createWorkers> | undefined;

/** @throws WorkExceeded */
export const runInWorker = async <Name extends keyof Tasks>(
  name: Name,
  ...args: Parameters<Tasks[Name]>
): Promise<ReturnType<Tasks[Name]>> => {
  workers ??= createWorkers();
  return (await workers.run(name, args)) as ReturnType<Tasks[Name]>;
};

export const stopWorkers = async (): Promise<void> => {
  const stopped = workers;
  workers = undefined;
  await stopped?.stop();
};
