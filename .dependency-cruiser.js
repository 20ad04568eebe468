import { readdirSync } from 'node:fs';

/** From the ground up: a folder may import only from those before it (docs/CONTRIBUTING.md, "Where things are"). */
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
const SERVER_PARTS = ['html', 'leads', 'content', 'gateway', 'plugins', 'ssr', 'routes', 'editor'];
const CONTENT_PARTS = ['load', 'search', 'api', 'cli'];
const LEAD_PARTS = ['database', 'deliveries', 'mail', 'submissions', 'cli'];

const TESTS = '\\.(test|fixtures)\\.tsx?$|^src/(testing|e2e)/';
const oneOf = (names) => `(${names.join('|')})`;

/** No part of `parent` imports one that stands after it. */
const upward = (parent, parts) =>
  parts.slice(0, -1).map((part, index) => ({
    name: `${parent}: ${part} below ${parts[index + 1]}`,
    severity: 'error',
    from: { path: `^${parent}/${part}/`, pathNot: TESTS },
    to: { path: `^${parent}/${oneOf(parts.slice(index + 1))}/` },
  }));

/** Folders beside one another that know nothing of each other: what two of them share goes below them. */
const siblings = (parent) =>
  readdirSync(parent).map((name) => ({
    name: `${parent}: ${name} knows no sibling`,
    severity: 'error',
    from: { path: `^${parent}/${name}/` },
    to: { path: `^${parent}/`, pathNot: `^${parent}/${name}/` },
  }));

export default {
  forbidden: [
    { name: 'no circles', severity: 'error', from: {}, to: { circular: true } },
    ...upward('src', LAYERS),
    ...upward('src/server', SERVER_PARTS),
    ...upward('src/server/content', CONTENT_PARTS),
    ...upward('src/server/leads', LEAD_PARTS),
    ...siblings('src/features'),
    ...siblings('src/shared'),
    {
      name: 'the site knows nothing of what runs it',
      severity: 'error',
      from: { path: `^src/(${LAYERS.join('|')}|client\\.tsx)`, pathNot: TESTS },
      to: { path: '^src/(server|tools|client\\.tsx)' },
    },
    {
      name: 'the pages of the editor know only the theme',
      severity: 'error',
      from: { path: '^src/editor/' },
      to: { path: '^src/', pathNot: '^src/(editor|contract|lib|theme)/' },
    },
    {
      name: 'visitors load nothing of the editor',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/(editor|server/editor)/|${TESTS}` },
      to: { path: '^src/editor/' },
    },
    {
      name: 'only ssr/ and routes/ import the application',
      severity: 'error',
      from: { path: '^src/server/(html|leads|content|gateway|plugins)/', pathNot: TESTS },
      // Mails have the brand's colors.
      to: { path: `^src/${oneOf(LAYERS.slice(2))}/`, pathNot: '^src/theme/tokens\\.ts$' },
    },
    {
      name: 'the server is started by the tools',
      severity: 'error',
      from: { path: '^src/server/' },
      to: { path: '^src/tools/' },
    },
    {
      name: 'only tests import what is there for tests',
      severity: 'error',
      from: { path: '^src/', pathNot: TESTS },
      to: { path: TESTS },
    },
    {
      name: 'tests of the code start no browser',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/e2e/' },
      to: { path: '^src/e2e/' },
    },
    {
      name: 'nothing unresolvable',
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
