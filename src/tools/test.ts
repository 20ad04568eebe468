import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIfStale } from './buildSite.ts';
import { findChromium } from './findChromium.ts';
import { findEngines } from './findEngines.ts';
import { projectRoot } from './paths.ts';

/**
 * `npm test`: every automated test: unit, server, browser (Chromium). What follows `--` picks some of them:
 *
 *     npm test -- src/lib/html.test.ts src/e2e/home   files of any kind, by any part of their paths
 *     npm test -- --changedSince main                 tests that import what has changed since a commit
 *     npm test -- --selectProjects unit               any other option of Jest's
 *     npm test -- --selectProjects engines            Firefox and WebKit, which are not among all
 *
 * Browsers and the site they visit are seen to only when a test of theirs is among them. The last line counts what
 * passed and failed.
 */
const JEST = path.join(projectRoot, 'node_modules/jest/bin/jest.js');
const BROWSER_TESTS = 'src/e2e';
const ENGINE_TESTS = `${BROWSER_TESTS}/engines`;
/** Other engines run only when they are named, to keep `npm test` fast. */
const withoutEngines = (words: readonly string[]): readonly string[] =>
  words.some((word) => word.includes('engines'))
    ? words
    : [...words, '--ignoreProjects', 'engines'];
const SLOWEST = 5;

const say = (words: string) => process.stderr.write(`${words}\n`);

/** Absolute paths of the test files that Jest would run with these words. */
const listTests = (words: readonly string[]): string[] => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [JEST, '--listTests', ...words], {
    cwd: projectRoot,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(stderr.trim());
  return stdout.split('\n').filter((line) => path.isAbsolute(line));
};

const isBelow =
  (folder: string) =>
  (file: string): boolean =>
    path.relative(projectRoot, file).startsWith(`${folder}/`);

/** Of any engine. */
const isBrowserTest = isBelow(BROWSER_TESTS);
const isEngineTest = isBelow(ENGINE_TESTS);

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: { name: string; startTime: number; endTime: number }[];
}

/** Runs Jest with these words; without a report it has failed before any test. */
const runJest = (words: readonly string[], environment: NodeJS.ProcessEnv) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-tests-'));
  const reportFile = path.join(folder, 'report.json');
  try {
    const { status } = spawnSync(
      process.execPath,
      [JEST, '--json', `--outputFile=${reportFile}`, ...words],
      // Jest's report goes to the file, its words for people to standard error.
      { cwd: projectRoot, stdio: 'inherit', env: environment },
    );
    const report = existsSync(reportFile)
      ? (JSON.parse(readFileSync(reportFile, 'utf8')) as Report)
      : undefined;
    return { status, report };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const DATABASE_TESTS = /\/testing\/server\/testDatabases\.ts'/;

/**
 * Does `work` beside one PostgreSQL for all tests that ask for databases: one each would be two seconds of every such
 * file. Where there is none to be had, they say so themselves.
 */
const besidePostgres = async <Result>(
  environment: NodeJS.ProcessEnv,
  work: () => Result,
): Promise<Result> => {
  const script = fileURLToPath(import.meta.resolve('../testing/server/runPostgres.ts'));
  const server = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'ignore'] });
  const closed = once(server, 'close');
  try {
    const [url] = (await Promise.race([once(server.stdout, 'data'), closed])) as unknown[];
    if (server.exitCode === null) environment.POSTGRES_UNDER_TEST = String(url).trim();
    return work();
  } finally {
    server.stdin.end();
    await closed;
  }
};

const saySlowest = ({ testResults }: Report) => {
  const slowest = testResults
    .map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1000 }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST);
  say('\nSlowest files:');
  for (const { name, seconds } of slowest) {
    say(`${seconds.toFixed(1).padStart(6)} s  ${path.relative(projectRoot, name)}`);
  }
};

/** A worker waits for a browser, a site or a database: others use that time (decision 85). */
const WORKERS_PER_PROCESSOR = 2;

/** The longest first where all are run; what somebody picks comes in Jest's own order, which options of its ask for. */
const orderOf = (words: readonly string[]): string[] =>
  words.length > 0
    ? []
    : [
        `--testSequencer=${fileURLToPath(import.meta.resolve('../testing/longestFirst.ts'))}`,
        `--maxWorkers=${Math.ceil(WORKERS_PER_PROCESSOR * availableParallelism())}`,
      ];

const run = async (words: readonly string[]): Promise<{ passed: number; failed: number }> => {
  const environment: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'test',
    // Of the many processes that tests start each would compile the same packages anew.
    NODE_COMPILE_CACHE: path.join(projectRoot, 'node_modules/.cache/node'),
  };
  const picked = withoutEngines(words);
  const files = listTests(picked);
  if (files.length === 0) {
    say('No test file is picked by that.');
    return { passed: 0, failed: 0 };
  }
  const browserTests = files.filter(isBrowserTest);
  if (browserTests.length > 0) await buildIfStale();
  if (browserTests.some((file) => !isEngineTest(file))) environment.CHROMIUM_PATH = findChromium();
  if (browserTests.some(isEngineTest)) Object.assign(environment, findEngines());
  const databaseTests = files.filter((file) => DATABASE_TESTS.test(readFileSync(file, 'utf8')));
  const runThem = () => runJest([...picked, ...orderOf(words)], environment);
  const { status, report } =
    databaseTests.length > 1 ? await besidePostgres(environment, runThem) : runThem();
  if (!report) return { passed: 0, failed: 1 };
  saySlowest(report);
  // A file that could not even be loaded has failed, too; so has a run that Jest calls a failure for another reason.
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return { passed: report.numPassedTests, failed: failed || Number(status !== 0) };
};

let counts = { passed: 0, failed: 1 };
try {
  counts = await run(process.argv.slice(2));
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
}
process.stdout.write(`${counts.passed} passed, ${counts.failed} failed\n`);
process.exitCode = counts.passed > 0 && counts.failed === 0 ? 0 : 1;
