import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';

/** What is asked, how, and for how long. */
export interface LoadRequest {
  url: string;
  /** `name: value`. */
  headers: readonly string[];
  connections: number;
  seconds: number;
}

/** How it was answered. */
export interface Load {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Requests that got no answer, or a refusal. */
  failed: number;
}

export interface LoadTool {
  name: string;
  load: (request: LoadRequest) => Promise<Load>;
}

const execute = promisify(execFile);

/** As wrk writes them: `830.00us`, `1.20ms`, `1.05s`. */
const UNITS_MS: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

/** Reads what wrk says at its end, with `--latency`. */
export const readWrk = (output: string): Load => {
  const count = (words: RegExp) => Number(words.exec(output)?.[1] ?? 0);
  const percentile = (share: number): number => {
    const [, value, unit = ''] =
      new RegExp(`^ +${share}% +([\\d.]+)([a-z]+) *$`, 'm').exec(output) ?? [];
    return Number(value) * (UNITS_MS[unit] ?? NaN);
  };
  const [, errors = ''] = /^ +Socket errors: (.*)$/m.exec(output) ?? [];
  const lost = Array.from(errors.matchAll(/\d+/g), ([number]) => Number(number));
  return {
    perSecond: count(/^Requests\/sec: +([\d.]+)$/m),
    p50Ms: percentile(50),
    p99Ms: percentile(99),
    failed: lost.reduce(
      (sum, number) => sum + number,
      count(/^ +Non-2xx or 3xx responses: (\d+)$/m),
    ),
  };
};

const headerWords = (headers: readonly string[]) => headers.flatMap((header) => ['-H', header]);

const wrk: LoadTool = {
  name: 'wrk',
  async load({ url, headers, connections, seconds }) {
    const words = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s', '--latency'];
    return readWrk((await execute('wrk', [...words, ...headerWords(headers), url])).stdout);
  },
};

/** What autocannon writes with `--json`; `latency` is in milliseconds. */
interface AutocannonResult {
  duration: number;
  latency: { p50: number; p99: number };
  '2xx': number;
  '3xx': number;
  non2xx: number;
  errors: number;
}

const autocannon: LoadTool = {
  name: 'autocannon',
  async load({ url, headers, connections, seconds }) {
    const file = createRequire(import.meta.url).resolve('autocannon');
    const words = ['--json', '-c', String(connections), '-d', String(seconds)];
    const { stdout } = await execute(process.execPath, [
      file,
      ...words,
      ...headerWords(headers),
      url,
    ]);
    const result = JSON.parse(stdout) as AutocannonResult;
    return {
      perSecond: (result['2xx'] + result['3xx']) / result.duration,
      p50Ms: result.latency.p50,
      p99Ms: result.latency.p99,
      failed: result.non2xx - result['3xx'] + result.errors,
    };
  },
};

/** wrk when it is installed: autocannon, which stands in for it, takes as much of the processor as what it asks. */
export const findLoadTool = (): Promise<LoadTool> =>
  execute('wrk', ['-v']).then(
    () => wrk,
    // It says its version, and ends with 1.
    (error: { code?: unknown }) => (error.code === 'ENOENT' ? autocannon : wrk),
  );
