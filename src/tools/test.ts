import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildIfStale } from './buildSite.ts';
import { findChromium } from './findChromium.ts';
import { projectRoot } from './paths.ts';

/**
 * `npm test`: every automated test: unit, server, browser. Words after `--` go to Jest
 * (`npm test -- --selectProjects unit`). The last line counts what passed and failed.
 */
const jestArguments = process.argv.slice(2);
const wantsBrowser =
  !jestArguments.includes('--selectProjects') || jestArguments.includes('browser');

const environment: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: 'test' };
if (wantsBrowser) {
  await buildIfStale();
  environment.CHROMIUM_PATH = findChromium();
}

const folder = mkdtempSync(path.join(tmpdir(), 'site-tests-'));
const reportFile = path.join(folder, 'report.json');
const { status } = spawnSync(
  process.execPath,
  [
    path.join(projectRoot, 'node_modules/jest/bin/jest.js'),
    '--json',
    `--outputFile=${reportFile}`,
    ...jestArguments,
  ],
  // Jest's report goes to the file, its words for people to standard error.
  { cwd: projectRoot, stdio: ['ignore', 'ignore', 'inherit'], env: environment },
);

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
}

const readReport = (): Report => {
  try {
    return JSON.parse(readFileSync(reportFile, 'utf8')) as Report;
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, numRuntimeErrorTestSuites: 1 };
  }
};

const report = readReport();
rmSync(folder, { recursive: true, force: true });
// A file that could not even be loaded has failed, too.
const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
process.stdout.write(`${report.numPassedTests} passed, ${failed} failed\n`);
process.exitCode = failed > 0 ? 1 : (status ?? 1);
