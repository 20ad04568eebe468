import { availableParallelism } from 'node:os';
import type { Config } from 'jest';

/** Packages that come as ES modules only: Jest's runtime wants them compiled. */
const ESM_PACKAGES = [
  '@?reduxjs',
  '@ungap',
  'bail',
  'ccount',
  'character-entities.*',
  'collapse-white-space',
  'comma-separated-tokens',
  'content-disposition',
  'cookie',
  'decode-named-character-reference',
  'devlop',
  'domelementtype',
  'domhandler',
  'entities',
  'escape-string-regexp',
  'estree-.*',
  'github-slugger',
  'hast-.*',
  'hastscript',
  'html-void-elements',
  'is-plain-obj',
  'kysely',
  'longest-streak',
  'lucide-react',
  'markdown-table',
  'mdast-.*',
  'micromark.*',
  'parse5.*',
  'property-information',
  'rehype-.*',
  'remark-.*',
  'space-separated-tokens',
  'stringify-entities',
  'trim-lines',
  'trim-trailing-lines',
  'trough',
  'unified',
  'unist-.*',
  'vfile.*',
  'web-namespaces',
  'zwitch',
];

const shared = {
  transform: {
    '/node_modules/': '<rootDir>/src/testing/compilePackage.ts',
    '\\.(t|j)sx?$|\\.mjs$': 'babel-jest',
  },
  transformIgnorePatterns: [`/node_modules/(?!(${ESM_PACKAGES.join('|')})/)`],
  // Stryker's copies of the code.
  modulePathIgnorePatterns: ['<rootDir>/.stryker-tmp/'],
  moduleNameMapper: { '\\.woff2$': '<rootDir>/src/testing/fontFile.ts' },
} satisfies Config;

/** Unit tests of two kinds: `.test.tsx` files get a document, which takes a moment each; `.test.ts` files need none. */
const unit = {
  ...shared,
  displayName: 'unit',
  testPathIgnorePatterns: ['/src/(server|tools|e2e)/'],
} satisfies Config;

/**
 * Kinds of tests: everything a browser runs, the server, whole journeys in a real browser, and, when selected by name, the
 * main ones in other engines.
 */
const config: Config = {
  projects: [
    {
      ...unit,
      testEnvironment: '<rootDir>/src/testing/domEnvironment.ts',
      // As in a browser: one rule after the other, not the whole sheet anew for each.
      globals: { SC_DISABLE_SPEEDY: false },
      testMatch: ['<rootDir>/src/**/*.test.tsx'],
      setupFilesAfterEnv: [
        '<rootDir>/src/testing/setUpDom.ts',
        '<rootDir>/src/testing/failOnConsole.ts',
      ],
    },
    {
      ...unit,
      testEnvironment: 'node',
      testMatch: ['<rootDir>/src/**/*.test.ts'],
      setupFilesAfterEnv: [
        '<rootDir>/src/testing/setUpNode.ts',
        '<rootDir>/src/testing/failOnConsole.ts',
      ],
    },
    {
      ...shared,
      displayName: 'server',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/src/{server,tools}/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/src/testing/failOnConsole.ts'],
    },
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/src/e2e/*.test.ts'],
      globalSetup: '<rootDir>/src/e2e/startBrowser.ts',
      globalTeardown: '<rootDir>/src/e2e/stopBrowser.ts',
    },
    {
      ...shared,
      displayName: 'engines',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/src/e2e/engines/*.test.ts'],
    },
  ],
  testSequencer: '<rootDir>/src/testing/longestFirst.ts',
  // Workers often wait for a browser, a site or a database.
  maxWorkers: 2 * availableParallelism(),
  // Far more than any test takes, so that a busy machine fails none.
  testTimeout: 120_000,
};

export default config;
