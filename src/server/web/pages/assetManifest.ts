import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Files below this path have their content's hash in their name, so they never change. */
export const ASSETS_PREFIX = '/assets/';

/** What the browser's build says of its files; written by the manifest plugin of webpack.config.ts. */
export interface AssetManifest {
  /** Files that start the page, in the order they run. */
  entry: string[];
  /** Files of a chunk by its name, shared ones included. */
  chunks: Record<string, string[]>;
}

export const MANIFEST_FILE = 'asset-manifest.json';

export const readAssetManifest = async (clientFolder: string): Promise<AssetManifest> =>
  JSON.parse(await readFile(path.join(clientFolder, MANIFEST_FILE), 'utf8')) as AssetManifest;

/** Every script that a page needs to start, each once, the entry last: it needs the others. */
export const scriptsOf = (manifest: AssetManifest, chunk: string): string[] => {
  const files = [
    ...(manifest.chunks.app ?? []),
    ...(manifest.chunks[chunk] ?? []),
    ...manifest.entry,
  ];
  return [...new Set(files)];
};
