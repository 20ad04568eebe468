import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { chmod, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfStale } from './buildSite.ts';
import { BUNDLED_PACKAGES } from './bundledPackages.ts';
import { distFolder, projectRoot } from './paths.ts';
import { SERVER_FLAGS } from './serverFlags.ts';

/**
 * `npm run package`: `release/` (or the folder after `-- --out`), all that a machine like this one needs to run the site:
 * what was built, the content, the packages it runs on, and Node. Nothing in it is written to when it runs.
 */

/** What is started there, and the bundle that it is. */
const PROGRAMS = {
  start: 'main',
  'bin/leads': 'leads',
  'bin/content': 'content',
  'bin/insights': 'insights',
};
/** Node comes with these packages; a release has the program alone. */
const NODE_PACKAGES = /^node_modules\/node(?:\/|-bin-|$)/;
/** A package's own words on who made it and what may be done with it. */
const LICENSE_FILE = /^(?:licen[cs]e|notice|copying)/i;

/** Runs npm in `folder`, and has what it said. */
const npm = (folder: string, ...words: string[]): string => {
  const { status, stdout, stderr } = spawnSync('npm', words, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`npm ${words.join(' ')}: ${stderr.trim()}`);
  return stdout;
};

/** Folders of the packages that the site runs on, from the project's root. */
const productionPackages = (): string[] =>
  npm(projectRoot, 'ls', '--omit=dev', '--all', '--parseable')
    .split('\n')
    .map((line) => path.relative(projectRoot, line))
    .filter((folder) => folder.startsWith('node_modules'))
    .filter((folder) => !NODE_PACKAGES.test(folder));

/** Stands wherever it is put, links followed; what it needs to write lies where it is started. */
const program = (name: string, bundle: string): string => `#!/bin/sh
here=$(CDPATH='' cd -- "$(dirname -- "$(readlink -f -- "$0")")${'/..'.repeat(name.split('/').length - 1)}" && pwd)
export NODE_ENV=production CONTENT_DIR="\${CONTENT_DIR:-$here/content}"
[ -f .env ] && settings=--env-file=.env
exec "$here/bin/node" --enable-source-maps ${SERVER_FLAGS.join(' ')} \${settings:+"$settings"} "$here/dist/server/${bundle}.js" "$@"
`;

const filesBelow = async (folder: string): Promise<string[]> => {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found
    .filter((file) => file.isFile())
    .map((file) => path.relative(folder, path.join(file.parentPath, file.name)))
    .sort();
};

/**
 * What is in the release, as CycloneDX. Made there: in the project npm would leave out what tools need, too.
 */
const billOfMaterials = (folder: string, name: string): string => {
  const bill = JSON.parse(
    npm(folder, 'sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'),
  ) as { metadata: { component: { name: string } }; components: object[] };
  // npm says the folder's name, and does not know of the program.
  bill.metadata.component.name = name;
  const version = process.versions.node;
  bill.components.push({
    'bom-ref': `node@${version}`,
    type: 'platform',
    name: 'node',
    version,
    purl: `pkg:generic/node@${version}`,
    licenses: [{ license: { id: 'MIT' } }],
  });
  return `${JSON.stringify(bill, null, 2)}\n`;
};

/** Every license of what is in the release, package by package. */
const licenses = async (release: string, packages: readonly string[]): Promise<string> => {
  const texts = packages.map(async (folder) => {
    const from = path.join(release, folder);
    const { name, version, license } = JSON.parse(
      await readFile(path.join(from, 'package.json'), 'utf8'),
    ) as { name: string; version: string; license?: string };
    const files = (await readdir(from)).filter((file) => LICENSE_FILE.test(file));
    const words = await Promise.all(files.map((file) => readFile(path.join(from, file), 'utf8')));
    return [`${name} ${version} (${license ?? 'see below'})`, ...words.map((text) => text.trim())];
  });
  return (await Promise.all(texts))
    .map((parts) => `${parts.join('\n\n')}\n`)
    .join(`\n${'='.repeat(80)}\n\n`);
};

/** For `sha256sum --check`. */
const checksums = async (release: string): Promise<string> => {
  const lines: string[] = [];
  for (const file of await filesBelow(release)) {
    const hash = createHash('sha256').update(await readFile(path.join(release, file)));
    lines.push(`${hash.digest('hex')}  ${file}\n`);
  }
  return lines.join('');
};

const { values } = parseArgs({ options: { out: { type: 'string', default: 'release' } } });
const release = path.resolve(values.out);
const within = (...parts: string[]) => path.join(release, ...parts);

await buildIfStale();
await rm(release, { recursive: true, force: true });
await mkdir(within('bin'), { recursive: true });

const packages = productionPackages();
// One after the other: of 18,000 files each would go to a thread and back several times, which costs more than to copy it.
for (const folder of packages) {
  const isBundled = BUNDLED_PACKAGES.test(folder.slice('node_modules/'.length));
  // What lies in a folder of a package's own may be of another one, which is in the list, too, if it is needed. Of what
  // is within the bundles it takes to say what it is.
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
  await writeFile(within(name), program(name, bundle));
  await chmod(within(name), 0o755);
}

const { name, version, license, dependencies } = JSON.parse(
  await readFile(path.join(projectRoot, 'package.json'), 'utf8'),
) as Record<'name' | 'version' | 'license', string> & { dependencies: Record<string, string> };
const { node: _node, ...shipped } = dependencies;
const manifest = { name, version, license, private: true, type: 'module', dependencies: shipped };
await writeFile(within('package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
await writeFile(within('sbom.cdx.json'), billOfMaterials(release, name));
await writeFile(within('THIRD-PARTY-LICENSES.txt'), await licenses(release, packages));
await writeFile(within('SHA256SUMS'), await checksums(release));
process.stdout.write(`${values.out} holds ${name} ${version}: ${values.out}/start serves it.\n`);
