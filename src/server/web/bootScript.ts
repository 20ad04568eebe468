import { TRUSTED_TYPES } from '../../contract/trustedTypes.ts';
import { ASSETS_PREFIX } from './assetManifest.ts';

/** Milliseconds after `load` in which a page that is not looked at, and so never painted, starts all the same. */
const UNSEEN_MS = 2000;

/**
 * The page's inline starter, kept as small as it can be, and the same on every page, so that one hash allows it: the
 * files to start are named by its own element. It starts them after `load` and the first paint, which may still wait for a
 * font then, or with the visitor's first input, whichever is first, so that they never compete with the first view. A button pressed before the page is interactive is kept and
 * pressed again then (app/earlyClick).
 */
export const BOOT_SCRIPT =
  `(()=>{let started=0,root=document.documentElement,files=document.currentScript.dataset.files.split(" "),
own=file=>{if(file.startsWith("${ASSETS_PREFIX}"))return file;throw TypeError(file+" is not in ${ASSETS_PREFIX}")},
policy=globalThis.trustedTypes?.createPolicy?.("${TRUSTED_TYPES.boot}",{createScriptURL:own})||{createScriptURL:own};
const start=()=>{if(started++)return;for(const file of files){const s=document.createElement("script");s.src=policy.createScriptURL(file);s.async=true;document.head.append(s)}};
addEventListener("click",e=>{if("ready"in root.dataset)return;const b=e.target.closest?.("button[type=button]");if(b)window.__earlyClick=b},true);
for(const type of["pointerdown","keydown","touchstart"])addEventListener(type,start,{once:true,passive:true,capture:true});
const painted=()=>{requestAnimationFrame(()=>setTimeout(start));setTimeout(start,${UNSEEN_MS})};
document.readyState==="complete"?painted():addEventListener("load",painted,{once:true})})()`.replaceAll(
    '\n',
    '',
  );
