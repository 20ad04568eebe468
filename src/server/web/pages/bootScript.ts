import { TRUSTED_TYPES } from '../../../contract/trustedTypes.ts';
import { ASSETS_PREFIX } from './assetManifest.ts';

/** Milliseconds after `load` in which a page that is not looked at, and so never painted, starts all the same. */
const UNSEEN_MS = 2000;

/**
 * Frames after `load` before scripts are asked for: what the first of them draws is on the screen when the third begins.
 * Pictures come to it last, and asked for any earlier, scripts would compete with the largest of them.
 */
const FRAMES = 3;

/**
 * The page's inline starter, kept as small as it can be, and the same on every page, so that one hash allows it: the
 * files to start are named by its own element. It starts them when the first view is on the screen, which may still wait for
 * a font at `load`, or with the visitor's first input, whichever is first. A button pressed before the page is interactive
 * is kept and pressed again then (client.tsx).
 */
export const BOOT_SCRIPT =
  `(()=>{let started=0,root=document.documentElement,files=document.currentScript.dataset.files.split(" "),
own=file=>{if(file.startsWith("${ASSETS_PREFIX}"))return file;throw TypeError(file+" is not in ${ASSETS_PREFIX}")},
policy=globalThis.trustedTypes?.createPolicy?.("${TRUSTED_TYPES.boot}",{createScriptURL:own})||{createScriptURL:own};
const start=()=>{if(started++)return;for(const file of files){const s=document.createElement("script");s.src=policy.createScriptURL(file);s.async=true;document.head.append(s)}};
addEventListener("click",e=>{if("ready"in root.dataset)return;const b=e.target.closest?.("button[type=button]");if(b)window.__earlyClick=b},true);
for(const type of["pointerdown","keydown","touchstart"])addEventListener(type,start,{once:true,passive:true,capture:true});
let frames=${FRAMES};const frame=()=>{frames--?requestAnimationFrame(frame):setTimeout(start)},loaded=()=>{frame();setTimeout(start,${UNSEEN_MS})};
document.readyState==="complete"?loaded():addEventListener("load",loaded,{once:true})})()`.replaceAll(
    '\n',
    '',
  );
