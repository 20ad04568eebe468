import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BUNDLED_PACKAGES } from './bundledPackages.ts';

interface Locked {
  dev?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

it('bundles no package that an unbundled one imports, because a release lacks its code', () => {
  const lockFile = readFileSync(path.resolve(__dirname, '../../package-lock.json'), 'utf8');
  const { packages } = JSON.parse(lockFile) as { packages: Record<string, Locked> };
  // The first entry is the project.
  const [, ...installed] = Object.entries(packages);
  const outside = installed
    .map(([folder, locked]) => ({ name: folder.split('node_modules/').at(-1)!, ...locked }))
    .filter(({ name, dev }) => !dev && !BUNDLED_PACKAGES.test(name));
  const needed = outside.flatMap(({ name, dependencies, optionalDependencies }) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((needs) => BUNDLED_PACKAGES.test(needs))
      .map((needs) => `${name} needs ${needs}`),
  );
  expect(outside.length).toBeGreaterThan(100);
  expect(needed).toEqual([]);
});
