import { readdirSync } from 'node:fs';
import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** From the ground up: a folder may import only from those before it (README, "How the house is laid out"). */
const LAYERS = [
  'contract',
  'lib',
  'theme',
  'strings',
  'ui',
  'api',
  'store',
  'shared',
  'features',
  'app',
];
/** What runs the site or tries it; nothing of the site may lean on it. */
const OUTSIDE = ['server', 'tools', 'e2e', 'client.tsx'];

const folder = (name) => `./src/${name}`;
const tests = ['**/*.test.{ts,tsx}', '**/*.fixtures.{ts,tsx}', 'src/testing/**', 'src/e2e/**'];

const layerZones = LAYERS.map((layer, index) => ({
  target: folder(layer),
  from: [...LAYERS.slice(index + 1), ...OUTSIDE].map(folder),
  message: `${layer}/ may import only from ${LAYERS.slice(0, index).join(', ') || 'nothing of ours'}.`,
}));

/** Folders beside one another that know nothing of each other. */
const siblingZones = ['features', 'shared'].flatMap((parent) =>
  readdirSync(`src/${parent}`).map((name) => ({
    target: folder(`${parent}/${name}`),
    from: folder(parent),
    except: [`./${name}`],
    message: `${parent}/ has no siblings: move what two of them share down, or compose above them.`,
  })),
);

/** Parts of the server, from the ground up as well; only web/ knows the application. */
const SERVER_PARTS = ['leads', 'content', 'gateway', 'web'];
const CONTENT_PARTS = ['load', 'search', 'api', 'cli'];

const upward = (parent, parts) =>
  parts.slice(0, -1).map((part, index) => ({
    target: folder(`${parent}/${part}`),
    from: parts.slice(index + 1).map((other) => folder(`${parent}/${other}`)),
    message: `${parent}/: dependencies point from ${parts.toReversed().join(' to ')}.`,
  }));

const serverZones = [
  {
    target: folder('client.tsx'),
    from: ['server', 'tools', 'e2e'].map(folder),
    message: 'The browser bundle holds nothing of the server.',
  },
  {
    target: folder('server'),
    from: ['tools', 'e2e', 'client.tsx'].map(folder),
    message: 'The server is started by the tools, not the other way round.',
  },
  {
    target: folder('tools'),
    from: ['e2e', 'client.tsx'].map(folder),
    message: 'Tools know the server and the build.',
  },
  ...upward('server', SERVER_PARTS),
  ...upward('server/content', CONTENT_PARTS),
  ...['leads', 'content', 'gateway'].map((part) => ({
    target: folder(`server/${part}`),
    from: LAYERS.slice(2).map(folder),
    message: `server/${part} knows contract and lib, and nothing of what visitors see.`,
  })),
];

export default tseslint.config(
  { ignores: ['dist*/', 'node_modules/', 'public/', 'content/', 'data/', 'coverage/'] },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [
      tseslint.configs.recommendedTypeChecked,
      reactHooks.configs.flat['recommended-latest'],
      jsxA11y.flatConfigs.recommended,
    ],
    plugins: { 'import-x': importX },
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver()],
    },
    rules: {
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-default-export': 'error',
      'import-x/no-duplicates': 'error',
      'import-x/no-restricted-paths': [
        'error',
        { basePath: import.meta.dirname, zones: [...layerZones, ...siblingZones, ...serverZones] },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // Values of unknown type are put into messages for people on purpose.
      '@typescript-eslint/no-base-to-string': 'off',
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      // `role` of a component of ours is a person's role.
      'jsx-a11y/aria-role': ['error', { ignoreNonDOM: true }],
      // Slices merge their state into the root's by such interfaces.
      '@typescript-eslint/no-empty-object-type': [
        'error',
        { allowInterfaces: 'with-single-extends' },
      ],
      eqeqeq: 'error',
      'no-console': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: "JSXAttribute[name.name='style']",
          message: 'The security policy blocks style attributes: use a class or a variant.',
        },
        {
          selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
          message: 'HTML is shown by shared/rich-text/RichText alone.',
        },
      ],
    },
  },
  {
    files: [
      '*.config.ts',
      'src/e2e/{start,stop}Browser.ts',
      'src/testing/fontFile.ts',
      'src/assets.d.ts',
    ],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    files: ['src/**'],
    ignores: tests,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['**/testing/**', '**/*.fixtures.*'],
              message: 'Only tests import what is there for tests.',
            },
          ],
        },
      ],
    },
  },
  {
    files: tests,
    languageOptions: { globals: globals.jest },
    rules: {
      '@typescript-eslint/unbound-method': 'off',
      // Parsed JSON and `expect.anything()` are any.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
    },
  },
  { files: ['*.js'], languageOptions: { globals: globals.node } },
);
