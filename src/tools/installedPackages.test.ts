import { readFileSync } from 'node:fs';

interface LockedPackage {
  version: string;
  integrity?: string;
  hasInstallScript?: true;
  dev?: true;
  optional?: true;
  bin?: Record<string, string>;
  cpu?: string;
  os?: string;
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;

const { '': _root, ...packages } = read('package-lock.json').packages as Record<
  string,
  LockedPackage
>;

it('installs only what the lock file pins by its hash', () => {
  const unpinned = Object.keys(packages).filter((name) => !packages[name]!.integrity);
  expect(unpinned).toEqual([]);
});

it('runs no install script of a package that the site runs with', () => {
  const allowed = Object.entries(read('package.json').allowScripts as Record<string, boolean>)
    .filter(([, isAllowed]) => isAllowed)
    .map(([name]) => packages[`node_modules/${name}`]);
  expect(allowed.filter((each) => !each?.dev)).toEqual([]);
  const production = Object.entries(packages).filter(([, { dev }]) => !dev);
  expect(production.filter(([, each]) => each.hasInstallScript).map(([name]) => name)).toEqual([]);
});

it.each(['linux x64', 'linux arm64', 'win32 x64'])('pins the Node that runs it on %s', (system) => {
  const [found, ...others] = Object.values(packages).filter(
    ({ bin, os, cpu }) => bin?.node && `${os} ${cpu}` === system,
  );
  expect(found).toMatchObject({ version: expect.stringMatching(/^24\./) as string });
  expect(others).toEqual([]);
});
