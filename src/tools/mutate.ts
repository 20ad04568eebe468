import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import jestConfig from '../../jest.config.ts';
import { projectRoot } from './paths.ts';

/**
 * `npm run mutate -- GLOB...`: changes the code in small ways (Stryker) and sees whether a test notices. GLOB is one of
 * the names below, or names files, lines too (`src/lib/paging.ts:3-10`). Only the tests beside a file count: a page that
 * stumbles over a mutant is no specification of the slice that it is in, and takes seconds instead of tenths.
 * `--concurrency 2` for a machine of your own; `--tests FILE` for a first look with that test file alone.
 * What survives, and why, stands in docs/mutation.md.
 */
const GROUPS: Record<string, string[]> = {
  state: ['src/{features/*,shared/*,store}/*{Slice,Selectors,Listeners}.ts'],
  forms: [
    'src/contract/forms.ts',
    'src/shared/lead-form/*.ts',
    'src/features/request-demo/demoRequestOf.ts',
  ],
  api: ['src/api/*.ts'],
  lib: ['src/lib/*.ts'],
  html: ['src/server/gateway/html/*.ts'],
};

/**
 * Tests of huge inputs, `NAME.slow.test.ts`, take longer than all others of their folder together, and each mutant would
 * wait for them: what only they notice is time.
 */
const SLOW_TESTS = '!**/*.slow.test.ts';

/** Tests that stand elsewhere: only above the features are all calls known. */
const TESTS_ELSEWHERE: Record<string, string[]> = {
  'src/api': ['src/app/endpoints.test.ts'],
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    concurrency: { type: 'string', default: '1' },
    tests: { type: 'string' },
  },
});

process.chdir(projectRoot);
const [LINES, TESTS] = [/:[\d:-]+$/, ['**/*.test.*', '**/*.fixtures.*']];
const targets = positionals
  .flatMap((word) => GROUPS[word] ?? [word])
  .flatMap((glob) => {
    const files = globSync(glob.replace(LINES, ''), { exclude: TESTS });
    return files.map((file) => file + (LINES.exec(glob)?.[0] ?? ''));
  });
if (targets.length === 0) {
  process.stderr.write(`Say what to mutate: ${Object.keys(GROUPS).join(', ')}, or files.\n`);
  process.exit(1);
}

const fileOf = (target: string) => target.replace(LINES, '');

const ownTest = (target: string) => fileOf(target).replace(/\.tsx?$/, '.test.tsx');
/** Hooks, and what has a `.test.tsx` of its own, are tried with a document. */
const environmentOf = (target: string) =>
  /^use[A-Z]/.test(path.basename(target)) || existsSync(ownTest(target)) ? 'jsdom' : 'node';

/** Tries mutants of one folder on the tests that stand in it; those of views take too long. */
const mutate = (folder: string, environment: string, mutants: string[]) => {
  const reports = path.join('reports/mutation', `${folder.replaceAll('/', '-')}-${environment}`);
  const testsBeside =
    environment === 'jsdom'
      ? [`${folder}/use*.test.tsx`, ...mutants.map(ownTest)]
      : [`${folder}/*.test.ts`, ...(TESTS_ELSEWHERE[folder] ?? [])];
  const tests = values.tests ? [values.tests] : testsBeside;
  const kind = /^src\/(server|tools)\b/.test(folder) ? 'server' : 'unit';
  const project = jestConfig.projects?.find(
    (candidate) =>
      typeof candidate === 'object' &&
      candidate.displayName === kind &&
      (candidate.testEnvironment === 'node') === (environment === 'node'),
  ) as object;
  const testMatch = [...tests.map((test) => `<rootDir>/${test}`), SLOW_TESTS];
  return new Stryker({
    mutate: mutants,
    testRunner: 'jest',
    jest: {
      projectType: 'custom',
      // Stryker wraps the environment in its own and finds it by its name alone.
      config: {
        ...{ ...project, testEnvironment: environment },
        ...{ testMatch, testTimeout: 20_000, projects: [] },
      },
    },
    // A slice's reducer is put together when it is first used: all its tests hang on what the first one runs.
    coverageAnalysis: /^src\/(features|shared)\b/.test(folder) ? 'off' : 'perTest',
    concurrency: Number(values.concurrency),
    // What these tests never read need not be copied.
    ignorePatterns: ['dist*', 'data', 'reports', 'public', 'src/e2e/*.test.ts', '.readme'],
    cleanTempDir: 'always',
    // For endless loops; a busy machine is none.
    timeoutMS: 30_000,
    reporters: ['progress-append-only', 'clear-text', 'html'],
    clearTextReporter: { logTests: false, reportTests: false, allowEmojis: false },
    htmlReporter: { fileName: `${reports}.html` },
    allowEmpty: true,
    warnings: false,
  }).runMutationTest();
};

const lines: string[] = [];
const groups = Object.groupBy(
  targets,
  (target) => `${path.dirname(fileOf(target))} ${environmentOf(target)}`,
);
for (const [group, mutants = []] of Object.entries(groups)) {
  const [folder = '', environment = ''] = group.split(' ');
  const results = await mutate(folder, environment, mutants);
  const count = (...statuses: string[]) =>
    results.filter(({ status }) => statuses.includes(status)).length;
  const killed = count('Killed', 'Timeout');
  const all = killed + count('Survived', 'NoCoverage');
  // Without tests Stryker does not even count mutants.
  const score = all === 0 ? 'no tests' : `${((100 * killed) / all).toFixed(1)} %`;
  lines.push(`${score.padStart(8)}  ${killed} of ${all}  ${group}\n`);
}
process.stdout.write(`\nMutants that were noticed:\n${lines.join('')}`);
