import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { distFolder, projectRoot, SERVER_FLAGS } from './buildConfig.ts';
import { BUNDLED_PACKAGES } from './bundledPackages.ts';
import { buildIfStale } from './buildSite.ts';

/**
 * `npm run package`: writes `release/` (or the folder after `-- --out`) with the bundles, the content, the runtime packages
 * and Node. The site never writes into it.
 */

const PROGRAMS = {
  start: 'main',
  'bin/leads': 'leads',
  'bin/people': 'people',
  'bin/content': 'content',
};
/** A release contains only the Node binary of these packages. */
const NODE_PACKAGES = /^node_modules\/node-(?:linux|win)-/;
const LICENSE_FILE = /^(?:licen[cs]e|notice|copying)/i;

/** Folders of the runtime packages, relative to the project's root. */
const productionPackages = (): string[] =>
  execFileSync('npm', ['ls', '--omit=dev', '--all', '--parseable'], {
    cwd: projectRoot,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
    .split('\n')
    .map((line) => path.relative(projectRoot, line))
    .filter((folder) => folder.startsWith('node_modules') && !NODE_PACKAGES.test(folder));

/** A launcher that works from any folder and through symbolic links. Data is written to the current folder. */
const program = (name: string, bundle: string): string => `#!/bin/sh
here=$(CDPATH='' cd -- "$(dirname -- "$(readlink -f -- "$0")")${'/..'.repeat(name.split('/').length - 1)}" && pwd)
export NODE_ENV=production SITE_RELEASE_DIR="$here"
[ -f .env ] && settings=--env-file=.env
exec "$here/bin/node" --enable-source-maps ${SERVER_FLAGS.join(' ')} \${settings:+"$settings"} "$here/dist/server/${bundle}.js" "$@"
`;

/** For `sha256sum --check`. */
const checksums = (release: string): string =>
  readdirSync(release, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(release, path.join(parentPath, name)))
    .sort()
    .map((file) => `${hash('sha256', readFileSync(path.join(release, file)))}  ${file}\n`)
    .join('');

const { values } = parseArgs({ options: { out: { type: 'string', default: 'release' } } });
const release = path.resolve(values.out);
const within = (...parts: string[]) => path.join(release, ...parts);

await buildIfStale();
rmSync(release, { recursive: true, force: true });
mkdirSync(within('bin'), { recursive: true });

for (const folder of productionPackages()) {
  const isBundled = BUNDLED_PACKAGES.test(folder.slice('node_modules/'.length));
  // Nested packages are in the list themselves. Bundled packages leave only their manifest and license.
  const filter = (from: string) => {
    const file = path.relative(folder, path.relative(projectRoot, from));
    return isBundled
      ? file === '' || file === 'package.json' || LICENSE_FILE.test(file)
      : !file.startsWith('node_modules');
  };
  cpSync(path.join(projectRoot, folder), within(folder), { recursive: true, filter });
}
cpSync(distFolder(), within('dist'), { recursive: true });
cpSync(path.join(projectRoot, 'content'), within('content'), { recursive: true });
cpSync(path.join(projectRoot, 'deploy'), within('deploy'), { recursive: true });
cpSync(path.join(projectRoot, 'LICENSE'), within('LICENSE'));
cpSync(process.execPath, within('bin/node'));
for (const [name, bundle] of Object.entries(PROGRAMS)) {
  writeFileSync(within(name), program(name, bundle), { mode: 0o755 });
}

const { name, version, license, dependencies } = JSON.parse(
  readFileSync(path.join(projectRoot, 'package.json'), 'utf8'),
) as Record<'name' | 'version' | 'license', string> & { dependencies: Record<string, string> };
const manifest = { name, version, license, private: true, type: 'module', dependencies };
writeFileSync(within('package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
writeFileSync(within('SHA256SUMS'), checksums(release));
process.stdout.write(`${values.out} holds ${name} ${version}: ${values.out}/start serves it.\n`);
