import jestConfig from './jest.config.ts';

/** `npx stryker run --mutate FILES`: runs the unit tests without a document against small changes of the code. */
export default {
  testRunner: 'jest',
  jest: {
    config: jestConfig.projects.find(
      ({ displayName, testEnvironment }) => displayName === 'unit' && testEnvironment === 'node',
    ),
  },
  coverageAnalysis: 'perTest',
  concurrency: 1,
  ignorePatterns: ['dist*', 'data', 'reports', 'release', 'public'],
  reporters: ['progress-append-only', 'clear-text', 'html'],
};
