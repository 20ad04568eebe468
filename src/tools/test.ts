import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectRoot } from './buildConfig.ts';
import { selectsTests } from './selectsTests.ts';

/**
 * `npm test`: the tests to run before each commit. Arguments after `--` go to Jest, except `--all`:
 *
 *     npm test -- src/lib/html.test.ts src/e2e/home   files by any part of their paths
 *     npm test -- --changedSince main                 tests of what has changed since a commit
 *     npm test -- --selectProjects walks              a project that other runs leave out
 *     npm test -- --all                               every project
 *
 * The last line counts the tests that passed and failed. The browser projects build the site and install a missing
 * browser in their `globalSetup`.
 */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
}

/** Long walks through every page, soaks of the server, releases, and other browsers than Chromium. */
const LEFT_OUT = ['soaks', 'walks', 'releases', 'engines'];

const given = process.argv.slice(2);
const args = given.filter((arg) => arg !== '--all');
const environment: NodeJS.ProcessEnv = {
  ...process.env,
  NODE_ENV: 'test',
  // Child processes of tests share compiled packages.
  NODE_COMPILE_CACHE: path.join(projectRoot, 'node_modules/.cache/node'),
};

/** Starts one PostgreSQL for all database tests; without it each file starts its own. */
const startPostgres = async () => {
  const script = path.join(projectRoot, 'src/testing/server/runPostgres.ts');
  const server = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'ignore'] });
  const closed = once(server, 'close');
  const printed = once(server.stdout, 'data') as Promise<[url: Buffer]>;
  const url = await Promise.race([printed.then(([line]) => line.toString()), closed]);
  if (typeof url === 'string') environment.POSTGRES_UNDER_TEST = url.trim();
  return async () => {
    server.stdin.end();
    await closed;
  };
};

const jestArguments =
  selectsTests(args) || given.includes('--all') ? args : [...args, '--ignoreProjects', ...LEFT_OUT];
const folder = mkdtempSync(path.join(tmpdir(), 'site-tests-'));
const reportFile = path.join(folder, 'report.json');
const stopPostgres = args.length === 0 ? await startPostgres() : undefined;
const { status } = spawnSync(
  process.execPath,
  [
    path.join(projectRoot, 'node_modules/jest/bin/jest.js'),
    '--json',
    `--outputFile=${reportFile}`,
    ...jestArguments,
  ],
  { cwd: projectRoot, stdio: 'inherit', env: environment },
);
await stopPostgres?.();

// Without a report, Jest failed before the first test.
const report = existsSync(reportFile)
  ? (JSON.parse(readFileSync(reportFile, 'utf8')) as Report)
  : undefined;
rmSync(folder, { recursive: true, force: true });
const passed = report?.numPassedTests ?? 0;
const failed = report ? report.numFailedTests + report.numRuntimeErrorTestSuites : 1;
const isOk = status === 0 && passed > 0;
process.stdout.write(`${passed} passed, ${isOk ? 0 : Math.max(failed, 1)} failed\n`);
process.exitCode = isOk ? 0 : 1;
