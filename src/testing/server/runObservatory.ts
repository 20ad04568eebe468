import { createRequire } from 'node:module';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Judgement, SeenAnswer, SeenPage } from './observatory.ts';

/** A test of the Observatory's; what it takes is built below as its own retriever does. */
type ObservatoryTest = (requests: object) => { result: string; constructor: { name: string } };

const folder = process.argv[2]!;
const load = (file: string): Promise<Record<string, unknown>> => import(path.join(folder, file));

const { ALL_TESTS } = (await load('src/constants.js')) as { ALL_TESTS: ObservatoryTest[] };
const { Requests } = (await load('src/types.js')) as { Requests: new (host: string) => object };
const { getScoreModifier } = (await load('src/grader/grader.js')) as {
  getScoreModifier: (result: string) => number;
};
const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = (await load('src/grader/charts.js')) as {
  MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
};
const { parseHttpEquivHeaders } = (await load('src/retriever/utils.js')) as {
  parseHttpEquivHeaders: (html: string, url: string) => unknown;
};

interface Jar {
  setCookieSync: (cookie: string, url: string) => void;
}

const { CookieJar } = createRequire(path.join(folder, 'package.json'))('tough-cookie') as {
  CookieJar: new () => Jar;
};

/** Node has verified every certificate by now, or there would be no answer. */
const responseOf = ({ status, headers, body }: SeenAnswer) => ({
  status,
  headers,
  data: body,
  verified: true,
});

const requestsOf = ({ http, https, preflight }: SeenPage) => {
  const url = new URL(https.url);
  const jar = new CookieJar();
  for (const answer of [...http, https])
    for (const cookie of answer.headers['set-cookie'] ?? []) jar.setCookieSync(cookie, answer.url);
  const redirects = http
    .toReversed()
    .map((seen) => ({ url: new URL(seen.url), status: seen.status }));
  return Object.assign(new Requests(url.hostname), {
    resources: { path: https.body },
    responses: {
      http: responseOf(http[0]!),
      https: responseOf(https),
      auto: { ...responseOf(https), httpEquiv: parseHttpEquivHeaders(https.body, https.url) },
      cors: responseOf(preflight),
      httpRedirects: redirects,
      httpsRedirects: redirects,
    },
    session: { url, jar },
  });
};

/** As the package's own scanner adds up (src/scanner/index.js): there is credit only for who is good without it. */
const judgementOf = (page: SeenPage): Judgement => {
  const requests = requestsOf(page);
  const outputs = ALL_TESTS.map((test) => test(requests));
  const modifiers = outputs.map(({ result }) => getScoreModifier(result));
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 100);
  const uncurved = sum(modifiers.filter((modifier) => modifier < 0));
  return {
    score: uncurved >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(modifiers) : uncurved,
    results: Object.fromEntries(
      outputs.map((output) => [output.constructor.name, output.result] as const),
    ),
  };
};

const pages = JSON.parse(await text(process.stdin)) as SeenPage[];
process.stdout.write(JSON.stringify(pages.map(judgementOf)));
