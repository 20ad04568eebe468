import { availableParallelism } from 'node:os';
import type { Config } from 'jest';

/** Packages that are ES modules, which Jest must compile. */
const ESM_PACKAGES = [
  '@?reduxjs',
  '@seriousme',
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
    '\\.inline\\.ts$': '<rootDir>/src/testing/compileInlineScript.ts',
    '\\.(t|j)sx?$|\\.mjs$': 'babel-jest',
  },
  transformIgnorePatterns: [`/node_modules/(?!(${ESM_PACKAGES.join('|')})/)`],
  // Copies made by Stryker.
  modulePathIgnorePatterns: ['<rootDir>/.stryker-tmp/'],
  moduleNameMapper: {
    '\\.woff2$': '<rootDir>/src/testing/fontFile.ts',
    '^(.*\\.inline\\.ts)\\?source$': '$1',
  },
  globalSetup: '<rootDir>/src/testing/writeTexts.ts',
} satisfies Config;

/** `.test.tsx` files run in jsdom, `.test.ts` files in Node, which starts faster. */
const unit = {
  ...shared,
  displayName: 'unit',
  testPathIgnorePatterns: ['/src/(server|tools|e2e)/'],
} satisfies Config;

const unitInDom = {
  ...unit,
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: [
    '<rootDir>/src/testing/setUpDom.ts',
    '<rootDir>/src/testing/failOnSharedTexts.ts',
    '<rootDir>/src/testing/failOnConsole.ts',
  ],
} satisfies Config;

/** Inserts style rules one by one, as browsers do. */
const domGlobals = { SC_DISABLE_SPEEDY: false };

const server = {
  ...shared,
  testEnvironment: 'node',
  setupFilesAfterEnv: [
    '<rootDir>/src/testing/setUpServer.ts',
    '<rootDir>/src/testing/failOnConsole.ts',
  ],
} satisfies Config;

const browser = {
  ...shared,
  testEnvironment: 'node',
  globalSetup: '<rootDir>/src/e2e/startBrowser.ts',
  globalTeardown: '<rootDir>/src/e2e/stopBrowser.ts',
} satisfies Config;

const config: Config = {
  projects: [
    { ...unitInDom, globals: domGlobals, testMatch: ['<rootDir>/src/**/*.test.tsx'] },
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
      ...server,
      displayName: 'server',
      testMatch: ['<rootDir>/src/{server,tools}/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: ['\\.soak\\.test\\.ts$'],
    },
    {
      ...server,
      displayName: 'soaks',
      globals: { IS_SOAK: true },
      testMatch: [
        '<rootDir>/src/server/**/*.soak.test.ts',
        '<rootDir>/src/server/**/{brokenDocuments,contentStorage,crashRecovery,documentFacts,draft}.test.ts',
        '<rootDir>/src/server/**/{formBursts,hostileDocuments,lateReminders,receipts}.test.ts',
      ],
    },
    {
      ...unitInDom,
      displayName: 'soaks',
      globals: { ...domGlobals, IS_SOAK: true },
      testMatch: ['<rootDir>/src/app/failedReads.test.tsx'],
    },
    { ...browser, displayName: 'browser', testMatch: ['<rootDir>/src/e2e/*.test.ts'] },
    { ...browser, displayName: 'walks', testMatch: ['<rootDir>/src/e2e/walks/*.test.ts'] },
    { ...browser, displayName: 'releases', testMatch: ['<rootDir>/src/e2e/releases/*.test.ts'] },
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
  // The memory of a worker that has run a hundred files takes half a second to free.
  workerGracefulExitTimeout: 10_000,
  // Long enough for a busy machine, and for a second visit of a page that the browser stopped drawing.
  testTimeout: 240_000,
};

export default config;
