import jestConfig from './jest.config.ts';

/** `npx stryker run --mutate FILES`: runs the unit tests against small changes of the code. */
export default {
  testRunner: 'jest',
  jest: {
    config: {
      ...jestConfig,
      projects: jestConfig.projects.filter(({ displayName }) => displayName === 'unit'),
    },
  },
  coverageAnalysis: 'off',
  concurrency: 1,
  timeoutMS: 30_000,
  ignorePatterns: ['dist*', 'data', 'reports', 'release', 'public'],
  reporters: ['progress-append-only', 'clear-text', 'html'],
};
