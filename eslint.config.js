import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Forbidden syntax, with the alternative in the message. */
const RESTRICTED_SYNTAX = [
  {
    selector: "JSXAttribute[name.name='style']",
    message: 'The content security policy blocks style attributes. Use a class or a variant.',
  },
  {
    selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
    message: 'Only shared/rich-text may render HTML.',
  },
  {
    selector: 'ObjectExpression > SpreadElement > ObjectExpression',
    message: 'Write the fields without a spread around them.',
  },
];
const DEFAULT_EXPORT = {
  selector: 'ExportDefaultDeclaration',
  message: 'Use a named export.',
};

const tests = ['**/*.test.{ts,tsx}', '**/*.fixtures.{ts,tsx}', 'src/testing/**', 'src/e2e/**'];

export default tseslint.config(
  {
    ignores: [
      'dist*/',
      'node_modules/',
      'public/',
      'content/',
      'data/',
      'coverage/',
      '.stryker-tmp/',
      'reports/',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [
      tseslint.configs.recommendedTypeChecked,
      reactHooks.configs.flat['recommended-latest'],
      jsxA11y.flatConfigs.recommended,
    ],
    plugins: { regexp },
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      'no-duplicate-imports': ['error', { allowSeparateTypeImports: true }],
      // Input of visitors or of the content API must not block the process.
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
      'regexp/no-potentially-useless-backreference': 'error',
      'regexp/no-misleading-capturing-group': 'error',
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
      // Messages contain values of unknown types on purpose.
      '@typescript-eslint/no-base-to-string': 'off',
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      // In our components `role` is a person's role.
      'jsx-a11y/aria-role': ['error', { ignoreNonDOM: true }],
      // Slices add their state to `LazyLoadedSlices` with such interfaces.
      '@typescript-eslint/no-empty-object-type': [
        'error',
        { allowInterfaces: 'with-single-extends' },
      ],
      eqeqeq: 'error',
      'no-console': 'error',
      'no-restricted-syntax': ['error', ...RESTRICTED_SYNTAX, DEFAULT_EXPORT],
    },
  },
  {
    files: [
      '*.config.ts',
      'src/e2e/{start,stop}Browser.ts',
      'src/testing/{compileInlineScript,compilePackage,fontFile,longestFirst,writeTexts}.ts',
      'src/assets.d.ts',
      'src/tools/{inlineScript,siteBrand,subsetFont,subset-font.d}.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', ...RESTRICTED_SYNTAX] },
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
  {
    // Tests and tools read trusted input.
    files: [...tests, 'src/tools/**'],
    rules: {
      'regexp/no-super-linear-backtracking': 'off',
      'regexp/no-super-linear-move': 'off',
    },
  },
  {
    // Code that is understood when it is read once.
    files: ['src/**/*.{ts,tsx}'],
    ignores: tests,
    rules: {
      'no-nested-ternary': 'error',
      'max-depth': ['error', 3],
      'max-params': ['error', 4],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
      complexity: ['error', 12],
    },
  },
  { files: ['*.js'], languageOptions: { globals: globals.node } },
  { files: ['design/**/*.js'], languageOptions: { globals: globals.browser } },
);
