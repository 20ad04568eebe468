import jestConfig from './jest.config.ts';

const unitTests = jestConfig.projects.find(
  ({ displayName, testEnvironment }) => displayName === 'unit' && testEnvironment === 'node',
);

/** Mutation tests with the unit tests that run in Node: `npx stryker run --mutate FILES`. */
export default {
  testRunner: 'jest',
  // Stryker merges this into jest.config.ts.
  jest: { config: { ...unitTests, projects: [] } },
  coverageAnalysis: 'perTest',
  concurrency: 1,
  ignorePatterns: ['dist*', 'data', 'reports', 'release', 'public'],
  reporters: ['progress-append-only', 'clear-text', 'html'],
};
