import jestConfig from './jest.config.ts';

const unitTests = jestConfig.projects.find(
  ({ displayName, testEnvironment }) => displayName === 'unit' && testEnvironment === 'node',
);

/** `npx stryker run --mutate FILES`: runs the unit tests that need no document against small changes of the code. */
export default {
  testRunner: 'jest',
  // Stryker merges this into jest.config.ts.
  jest: { config: { ...unitTests, projects: [] } },
  coverageAnalysis: 'perTest',
  concurrency: 1,
  ignorePatterns: ['dist*', 'data', 'reports', 'release', 'public'],
  reporters: ['progress-append-only', 'clear-text', 'html'],
};
