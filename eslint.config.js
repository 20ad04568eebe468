import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Syntax that has no place here, each with what to do instead. */
const RESTRICTED_SYNTAX = [
  {
    selector: "JSXAttribute[name.name='style']",
    message: 'The security policy blocks style attributes: use a class or a variant.',
  },
  {
    selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
    message: 'HTML is shown by shared/rich-text alone.',
  },
];
const DEFAULT_EXPORT = {
  selector: 'ExportDefaultDeclaration',
  message: 'A file bears the name of its main export, and exports it by name.',
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
      // A text that a visitor or the content API chooses must not hold the process up.
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
      'no-restricted-syntax': ['error', ...RESTRICTED_SYNTAX, DEFAULT_EXPORT],
    },
  },
  {
    files: [
      '*.config.ts',
      'src/e2e/{start,stop}Browser.ts',
      'src/testing/{compilePackage,fontFile,longestFirst}.ts',
      'src/assets.d.ts',
      'src/tools/{siteBrand,subsetFont,subset-font.d}.ts',
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
    // What these read is our own.
    files: [...tests, 'src/tools/**'],
    rules: {
      'regexp/no-super-linear-backtracking': 'off',
      'regexp/no-super-linear-move': 'off',
    },
  },
  { files: ['*.js'], languageOptions: { globals: globals.node } },
);
