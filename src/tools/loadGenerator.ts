import { execFile, execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from './benchmark.ts';

export const CONNECTIONS = 32;
/** autocannon ignores `connection: close`, which the site sends after 1,000 requests. */
const REQUESTS_PER_CONNECTION = 900;
/** In a body, each request has its own number in this place. */
export const REQUEST_NUMBER = '[<id>]';

export interface Request {
  url: string;
  headers?: Record<string, string>;
  /** Sent by POST, as JSON. */
  body?: string;
}

export interface LoadOptions {
  seconds: number;
  connections?: number;
}

export interface Load {
  requests: number;
  seconds: number;
  p50Ms: number;
  p99Ms: number;
  failed: number;
}

const canRun = (command: string): boolean => {
  try {
    execFileSync('which', [command]);
    return true;
  } catch {
    return false;
  }
};

/** wrk takes a fifth of autocannon's processor time per request. */
export const GENERATOR = canRun('wrk') ? 'wrk' : 'autocannon';

/** wrk runs a Lua script, and calls `done` at its end. */
const scriptOf = ({ headers = {}, body }: Request): string => `
${Object.entries(headers)
  .map(([name, value]) => `wrk.headers[${JSON.stringify(name)}] = ${JSON.stringify(value)}`)
  .join('\n')}
${
  body === undefined
    ? ''
    : `
local number = 0
local body = ${JSON.stringify(body)}
wrk.headers["content-type"] = "application/json"
request = function()
  number = number + 1
  return wrk.format("POST", nil, nil, (body:gsub("%[<id>%]", "r" .. number)))
end`
}
done = function(summary, latency)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.timeout + errors.status
  print(string.format('{"requests":%d,"seconds":%f,"p50Ms":%f,"p99Ms":%f,"failed":%d}',
    summary.requests, summary.duration / 1e6, latency:percentile(50) / 1e3,
    latency:percentile(99) / 1e3, failed))
end
`;

const runWrk = async (
  request: Request,
  { seconds, connections = CONNECTIONS }: LoadOptions,
): Promise<Load> => {
  const script = path.join(temporaryFolder(), 'load.lua');
  writeFileSync(script, scriptOf(request));
  const { stdout } = await promisify(execFile)('wrk', [
    ...['--connections', String(connections), '--threads', '1', '--duration', `${seconds}s`],
    // autocannon's limit; wrk's own is 2 s.
    ...['--timeout', '10s'],
    ...['--script', script, request.url],
  ]);
  return JSON.parse(/^\{.*\}$/m.exec(stdout)![0]) as Load;
};

/** `latency` is in milliseconds, `duration` in seconds. */
interface AutocannonResult {
  duration: number;
  latency: { p50: number; p99: number };
  requests: { total: number };
  '3xx': number;
  non2xx: number;
  errors: number;
}

const runAutocannon = async (
  { url, headers, body }: Request,
  { seconds, connections = CONNECTIONS }: LoadOptions,
): Promise<Load> => {
  // The package has no types.
  const autocannon = createRequire(import.meta.url)('autocannon') as (
    options: object,
  ) => Promise<AutocannonResult>;
  const post = {
    method: 'POST',
    body,
    idReplacement: true,
    headers: { ...headers, 'content-type': 'application/json' },
  };
  const result = await autocannon({
    url,
    headers,
    duration: seconds,
    connections,
    workers: 1,
    reconnectRate: REQUESTS_PER_CONNECTION,
    ...(body !== undefined && post),
  });
  return {
    requests: result.requests.total,
    seconds: result.duration,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    failed: result.non2xx - result['3xx'] + result.errors,
  };
};

/** Sends a request over and over, as fast as it is answered. */
export const generateLoad: (request: Request, options: LoadOptions) => Promise<Load> =
  GENERATOR === 'wrk' ? runWrk : runAutocannon;
