import { stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { MultiStats, StatsModule } from 'webpack';
import {
  readAssetManifest,
  scriptsOf,
  type AssetManifest,
} from '../server/web/pages/assetManifest.ts';

/** Largest modules named for each file. */
const MODULES_NAMED = 5;

interface Bytes {
  raw: number;
  gzip: number;
  brotli: number;
}

export interface BundleReport {
  /** What every page loads. */
  everyPage: { scripts: string[]; bytes: Bytes };
  /** Named chunks: pages, and what is loaded later. `total` is with what every page loads. */
  chunks: { name: string; scripts: string[]; adds: Bytes; total: Bytes }[];
  /** Scripts with the bytes of their largest modules' source, before it is made small. */
  files: { file: string; modules: { name: string; bytes: number }[] }[];
}

/** A file's size as it is and as it is sent; too small a file has no compressed twins. */
const sizeOf = async (file: string): Promise<Bytes> => {
  const { size: raw } = await stat(file);
  const twin = (extension: string) =>
    stat(file + extension).then(
      ({ size }) => size,
      () => raw,
    );
  return { raw, gzip: await twin('.gz'), brotli: await twin('.br') };
};

const sum = (sizes: Bytes[]): Bytes => ({
  raw: sizes.reduce((total, { raw }) => total + raw, 0),
  gzip: sizes.reduce((total, { gzip }) => total + gzip, 0),
  brotli: sizes.reduce((total, { brotli }) => total + brotli, 0),
});

/** Modules that webpack has joined into one count each for itself. */
const withJoined = (module: StatsModule): StatsModule[] =>
  module.modules ? module.modules.flatMap(withJoined) : [module];

const largestModules = (stats: MultiStats): BundleReport['files'] => {
  const options = {
    all: false,
    chunks: true,
    chunkModules: true,
    chunkModulesSpace: Infinity,
    nestedModules: true,
    nestedModulesSpace: Infinity,
    // Without these, modules are summed up without their names.
    cachedModules: true,
    dependentModules: true,
  };
  const [client] = stats.stats;
  const { chunks = [] } = client!.toJson(options);
  return chunks.flatMap(({ files = [], modules = [] }) => {
    const largest = modules
      .flatMap(withJoined)
      .map(({ name = '', size = 0 }) => ({ name: name.replace(/^\.\//, ''), bytes: size }))
      .sort((a, b) => b.bytes - a.bytes)
      .slice(0, MODULES_NAMED);
    return files
      .filter((file) => file.endsWith('.js'))
      .map((file) => ({ file: `/${file}`, modules: largest }));
  });
};

/** The scripts of each named chunk in bytes, raw and compressed, read from a build's folder. */
export const measureScripts = async (
  clientFolder: string,
  manifest: AssetManifest,
): Promise<Omit<BundleReport, 'files'>> => {
  const measure = async (scripts: string[]) =>
    sum(await Promise.all(scripts.map((script) => sizeOf(path.join(clientFolder, script)))));
  const everyPage = scriptsOf(manifest, 'app');
  const chunks = Object.keys(manifest.chunks).map(async (name) => {
    const scripts = scriptsOf(manifest, name).filter((script) => !everyPage.includes(script));
    return {
      name,
      scripts,
      adds: await measure(scripts),
      total: await measure([...everyPage, ...scripts]),
    };
  });
  return {
    everyPage: { scripts: everyPage, bytes: await measure(everyPage) },
    chunks: (await Promise.all(chunks))
      .filter(({ scripts }) => scripts.length > 0)
      .sort((a, b) => b.total.brotli - a.total.brotli),
  };
};

const number = (value: number) => value.toLocaleString('en-US').padStart(10);
const row = (name: string, ...cells: string[]) => `${name.padEnd(24)}${cells.join('')}`;
const cells = ({ raw, gzip, brotli }: Bytes) => [raw, gzip, brotli].map(number);

/** The report as plain text, a table of chunks and then each file's largest modules. */
export const formatReport = ({ everyPage, chunks, files }: BundleReport): string =>
  [
    'Scripts in bytes. A page loads those of "every page" and those of its own chunk.',
    '',
    row(
      '',
      ...['raw', 'gzip', 'brotli', 'all: raw', 'gzip', 'brotli'].map((word) => word.padStart(10)),
    ),
    row('every page', ...cells(everyPage.bytes)),
    ...chunks.map(({ name, adds, total }) => row(name, ...cells(adds), ...cells(total))),
    '',
    'Scripts of each chunk, and the largest modules of each script (bytes of source, before it is made small).',
    '',
    row('every page', everyPage.scripts.join(' ')),
    ...chunks.map(({ name, scripts }) => row(name, scripts.join(' '))),
    ...files.flatMap(({ file, modules }) => [
      '',
      file,
      ...modules.map(({ name, bytes }) => `${number(bytes)}  ${name}`),
    ]),
    '',
  ].join('\n');

/** Says what the build just made is made of, and keeps the same as `bundle-report.json` beside it. */
export const reportBundle = async (stats: MultiStats, dist: string): Promise<string> => {
  const clientFolder = path.join(dist, 'client');
  const report: BundleReport = {
    ...(await measureScripts(clientFolder, await readAssetManifest(clientFolder))),
    files: largestModules(stats),
  };
  await writeFile(path.join(dist, 'bundle-report.json'), JSON.stringify(report, null, 2));
  return formatReport(report);
};
