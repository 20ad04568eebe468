import { readdirSync } from 'node:fs';

/** From the bottom up: a folder may import only from the folders before it (docs/CONTRIBUTING.md). */
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
const SERVER_PARTS = [
  'workers',
  'html',
  'leads',
  'people',
  'gateway',
  'content',
  'plugins',
  'ssr',
  'routes',
  'desk',
];
const CONTENT_PARTS = ['load', 'search', 'check', 'api', 'cli', 'source'];
const LEAD_PARTS = ['database', 'deliveries', 'mail', 'submissions', 'newsletter', 'views', 'cli'];

const TESTS = '\\.(test|fixtures)\\.tsx?$|^src/(testing|e2e)/';
const oneOf = (names) => `(${names.join('|')})`;

/** A part of `parent` imports only from the parts before it. */
const upward = (parent, parts) =>
  parts.slice(0, -1).map((part, index) => ({
    name: `${parent}: ${part} below ${parts[index + 1]}`,
    severity: 'error',
    from: { path: `^${parent}/${part}/`, pathNot: TESTS },
    to: { path: `^${parent}/${oneOf(parts.slice(index + 1))}/` },
  }));

/** The folders of `parent` don't import from each other. */
const siblings = (parent) =>
  readdirSync(parent).map((name) => ({
    name: `${parent}: ${name} imports no sibling`,
    severity: 'error',
    from: { path: `^${parent}/${name}/` },
    to: { path: `^${parent}/`, pathNot: `^${parent}/${name}/` },
  }));

export default {
  forbidden: [
    { name: 'no circular imports', severity: 'error', from: {}, to: { circular: true } },
    ...upward('src', LAYERS),
    ...upward('src/server', SERVER_PARTS),
    ...upward('src/server/content', CONTENT_PARTS),
    ...upward('src/server/leads', LEAD_PARTS),
    ...siblings('src/features'),
    ...siblings('src/shared'),
    {
      name: 'the application does not import the server',
      severity: 'error',
      from: { path: `^src/(${LAYERS.join('|')}|client\\.tsx)`, pathNot: TESTS },
      to: { path: '^src/(server|tools|client\\.tsx)' },
    },
    {
      name: 'the browser loads no schema of the words',
      severity: 'error',
      from: { path: `^src/(${LAYERS.slice(1).join('|')}|client\\.tsx)`, pathNot: TESTS },
      to: { path: '^src/contract/texts/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'the scripts of the desk import no part of the site',
      severity: 'error',
      from: { path: '^src/desk/' },
      to: {
        path: '^src/',
        pathNot: '^src/(desk/|contract/(fieldMarks|constants)\\.ts$)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'the desk is a house of its own',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/server/(desk/|server\\.ts$)|${TESTS}` },
      to: { path: '^src/server/desk/' },
    },
    {
      name: 'only ssr/ and routes/ import the application',
      severity: 'error',
      from: { path: '^src/server/(html|leads|content|gateway|plugins)/', pathNot: TESTS },
      // Emails use the theme's colors. Their texts, those that HTML gets, the labels of fields and descriptions of pictures are beside those of the pages.
      to: {
        path: `^src/${oneOf(LAYERS.slice(2))}/`,
        pathNot:
          '^src/(theme/tokens|strings/(emails|deskEmails|documentLabels|richText|scenes))\\.ts$',
      },
    },
    {
      name: 'the server does not import the tools',
      severity: 'error',
      from: { path: '^src/server/' },
      to: { path: '^src/tools/' },
    },
    {
      name: 'only tests import test code',
      severity: 'error',
      from: { path: '^src/', pathNot: TESTS },
      to: { path: TESTS },
    },
    {
      name: 'only browser tests import e2e',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/e2e/' },
      to: { path: '^src/e2e/' },
    },
    {
      name: 'no unresolved imports',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
};
