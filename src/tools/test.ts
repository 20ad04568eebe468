import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
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
 *     npm test -- --changed [REF]                     what changes since the upstream branch (or REF) touch
 *     npm test -- --selectProjects unit               any other option of Jest's
 *     npm test -- --selectProjects engines            Firefox and WebKit, which are not among all
 *
 * Browsers and the site they visit are seen to only when a test of theirs is among them. The last line counts what
 * passed and failed.
 */
const JEST = path.join(projectRoot, 'node_modules/jest/bin/jest.js');
const BROWSER_TESTS = 'src/e2e';
const ENGINE_TESTS = `${BROWSER_TESTS}/engines`;
/** Other engines run only when selected, to keep `npm test` fast. */
const ALL_TESTS = ['--ignoreProjects', 'engines'];
/** What any test may hang on: after a change to one of them all tests run. */
const CONFIGURATION = [
  'package-lock.json',
  'babel.config.js',
  'jest.config.ts',
  'tsconfig.json',
  'webpack.config.ts',
];
const SLOWEST = 5;

const say = (words: string) => process.stderr.write(`${words}\n`);

const linesOf = (command: string, words: readonly string[]): string[] => {
  const { status, stdout, stderr } = spawnSync(command, words, {
    cwd: projectRoot,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(stderr.trim());
  return stdout.split('\n').filter((line) => line !== '');
};

const git = (...words: string[]): string[] => linesOf('git', words);

/** Where this branch left `ref`, or what it is pushed to, or the main branch. */
const mergeBase = (ref: string | undefined): string => {
  for (const candidate of ref ? [ref] : ['@{upstream}', 'origin/HEAD', 'main']) {
    try {
      return git('merge-base', 'HEAD', candidate)[0]!;
    } catch (error) {
      if (ref) throw error;
    }
  }
  return 'HEAD';
};

/** Files that differ from `base`, committed or not, by their paths from the root. */
const changedSince = (base: string): string[] => [
  ...git('diff', '--name-only', '--relative', base),
  ...git('ls-files', '--others', '--exclude-standard'),
];

/** Absolute paths of the test files that Jest would run with these words. */
const listTests = (words: readonly string[]): string[] =>
  linesOf(process.execPath, [JEST, '--listTests', ...words]).filter((line) =>
    path.isAbsolute(line),
  );

const isBelow =
  (folder: string) =>
  (file: string): boolean =>
    path.relative(projectRoot, file).startsWith(`${folder}/`);

/** Of any engine. */
const isBrowserTest = isBelow(BROWSER_TESTS);
const isEngineTest = isBelow(ENGINE_TESTS);

const camelCase = (name: string) =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const featureOf = (file: string): string | undefined =>
  /(?:^|\/)src\/features\/([^/]+)\//.exec(file)?.[1];

/** The journeys through a feature are those whose names begin with the feature's. */
const journeysThrough = (features: readonly string[]): string[] =>
  readdirSync(path.join(projectRoot, BROWSER_TESTS))
    .filter((name) => name.endsWith('.test.ts'))
    .filter((name) => features.some((feature) => name.startsWith(camelCase(feature))))
    .map((name) => path.join(projectRoot, BROWSER_TESTS, name));

/**
 * Test files that what has changed touches: by imports, and of browser tests only what is itself changed and the
 * journeys through the features changed. For the others it takes the whole of `npm test`.
 */
const testsOfChanges = (ref: string | undefined): string[] => {
  const base = mergeBase(ref);
  const changed = changedSince(base);
  say(`${changed.length} files have changed since ${base.slice(0, 10)}.`);
  if (changed.some((file) => CONFIGURATION.includes(file))) return listTests(ALL_TESTS);
  const sources = changed.filter(
    (file) => file.startsWith('src/') && existsSync(path.join(projectRoot, file)),
  );
  if (sources.length === 0) return [];
  const features = sources.flatMap((file) => featureOf(file) ?? []);
  const isWithinFeatures = sources.every((file) => featureOf(file));
  // Features do not import one another: what has their tests hang together is the table of routes alone.
  const related = listTests(['--findRelatedTests', ...sources]).filter(
    (file) => !isWithinFeatures || features.includes(featureOf(file) ?? features[0]!),
  );
  const helpers = sources.filter((file) => file.startsWith(`${BROWSER_TESTS}/`));
  const browserTests = helpers.length > 0 ? listTests(['--findRelatedTests', ...helpers]) : [];
  return [
    ...new Set([
      ...related.filter((file) => !isBrowserTest(file)),
      ...browserTests.filter(isBrowserTest),
      ...journeysThrough(features),
    ]),
  ];
};

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
  const [first, ref] = words;
  const isOfChanges = first === '--changed';
  const picked = words.length > 0 ? words : ALL_TESTS;
  const files = isOfChanges ? testsOfChanges(ref) : listTests(picked);
  if (isOfChanges) for (const file of files) say(`  ${path.relative(projectRoot, file)}`);
  if (files.length === 0) {
    say('No test file is picked by that.');
    return { passed: 0, failed: 0 };
  }
  const browserTests = files.filter(isBrowserTest);
  if (browserTests.length > 0) await buildIfStale();
  if (browserTests.some((file) => !isEngineTest(file))) environment.CHROMIUM_PATH = findChromium();
  if (browserTests.some(isEngineTest)) Object.assign(environment, findEngines());
  const databaseTests = files.filter((file) => DATABASE_TESTS.test(readFileSync(file, 'utf8')));
  const runThem = () =>
    runJest(
      isOfChanges ? ['--runTestsByPath', ...files] : [...picked, ...orderOf(words)],
      environment,
    );
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
