/**
 * The page's inline starter, kept as small as it can be. It starts the scripts after `load`, or with the visitor's
 * first input, whichever is first, so that they never compete with the first view. A button pressed before the page
 * is interactive is kept and pressed again then (app/earlyClick).
 */
export const bootScript = (scripts: readonly string[]): string =>
  `(()=>{let started=0,files=${JSON.stringify(scripts)},root=document.documentElement;
const start=()=>{if(started++)return;for(const src of files){const s=document.createElement("script");s.src=src;s.async=true;document.head.append(s)}};
addEventListener("click",e=>{if("ready"in root.dataset)return;const b=e.target.closest?.("button[type=button]");if(b)window.__earlyClick=b},true);
for(const type of["pointerdown","keydown","touchstart"])addEventListener(type,start,{once:true,passive:true,capture:true});
document.readyState==="complete"?start():addEventListener("load",start,{once:true})})()`.replaceAll(
    '\n',
    '',
  );
