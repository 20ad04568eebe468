import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { TRUSTED_TYPES } from '../../contract/htmlAllowList.ts';

/** Files below it have a content hash in their name. */
export const ASSETS_PREFIX = '/assets/';

/** Written by the manifest plugin in webpack.config.ts. */
export interface AssetManifest {
  entry: string[];
  /** Files by chunk name, shared ones included. */
  chunks: Record<string, string[]>;
}

export const MANIFEST_FILE = 'asset-manifest.json';

export const readAssetManifest = async (clientFolder: string): Promise<AssetManifest> =>
  JSON.parse(await readFile(path.join(clientFolder, MANIFEST_FILE), 'utf8')) as AssetManifest;

/** The scripts of a page, the entry last because it needs the others. */
export const scriptsOf = (manifest: AssetManifest, chunk: string): string[] => {
  const files = [
    ...(manifest.chunks.app ?? []),
    ...(manifest.chunks[chunk] ?? []),
    ...manifest.entry,
  ];
  return [...new Set(files)];
};

/** A page in a background tab is never painted, and starts this long after `load`. */
const UNPAINTED_MS = 2000;

/** Frames after `load` before scripts are requested, so that they don't compete with the largest picture. */
const FRAMES = 3;

/**
 * The inline script that starts a page's scripts after the first paint or on the first input. It is the same on every
 * page, so that one hash allows it; its element names the files. An early click on a button is replayed by
 * app/earlyClick.
 */
export const BOOT_SCRIPT =
  `(()=>{let started=0,root=document.documentElement,files=document.currentScript.dataset.files.split(" "),
own=file=>{if(file.startsWith("${ASSETS_PREFIX}"))return file;throw TypeError(file+" is not in ${ASSETS_PREFIX}")},
policy=globalThis.trustedTypes?.createPolicy?.("${TRUSTED_TYPES.boot}",{createScriptURL:own})||{createScriptURL:own};
const start=()=>{if(started++)return;for(const file of files){const s=document.createElement("script");s.src=policy.createScriptURL(file);s.async=true;document.head.append(s)}};
addEventListener("click",e=>{if("ready"in root.dataset)return;const b=e.target.closest?.("button[type=button]");if(b)window.__earlyClick=b},true);
for(const type of["pointerdown","keydown","touchstart"])addEventListener(type,start,{once:true,passive:true,capture:true});
let frames=${FRAMES};const frame=()=>{frames--?requestAnimationFrame(frame):setTimeout(start)},loaded=()=>{frame();setTimeout(start,${UNPAINTED_MS})};
document.readyState==="complete"?loaded():addEventListener("load",loaded,{once:true})})()`.replaceAll(
    '\n',
    '',
  );
