import { selectsTests } from './selectsTests.ts';

it.each([
  ['', false],
  ['--ci', false],
  ['--maxWorkers 2', false],
  ['-w 2', false],
  ['--maxWorkers=2', false],
  ['--changedSince main', false],
  ['src/lib/html.test.ts', true],
  ['--maxWorkers 2 src/lib', true],
  ['--selectProjects walks', true],
  ['-t name', true],
])('knows whether "%s" names tests', (line, names) =>
  expect(selectsTests(line.split(' ').filter(Boolean))).toBe(names),
);
