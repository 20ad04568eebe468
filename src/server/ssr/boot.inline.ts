/**
 * Starts a page's scripts after the first paint or on the first input. The build puts it into every page, with the same bytes,
 * so that one hash allows it.
 */

/** Replaced by the build (`tools/inlineScript.ts`). */
declare const ASSETS_PREFIX: string;
declare const POLICY: string;

/** A page in a background tab is never painted, and starts this long after `load`. */
const UNPAINTED_MS = 2000;

/** Frames after `load` before scripts are requested, so that they don't compete with the largest picture. */
let framesLeft = 3;

let isStarted = false;
const root = document.documentElement;
const files = document.currentScript!.dataset.files!.split(' ');

interface Rules {
  createScriptURL(file: string): string;
}

/** The rules of the policy. They also apply in browsers without Trusted Types. */
const rules: Rules = {
  createScriptURL(file) {
    if (file.startsWith(ASSETS_PREFIX)) return file;
    throw TypeError(`${file} is not in ${ASSETS_PREFIX}`);
  },
};
/** In a browser without Trusted Types, a heading with this id can be the value. It has no `createPolicy`. */
const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy?: (name: string, rules: Rules) => Rules };
};
const policy = trustedTypes?.createPolicy?.(POLICY, rules) ?? rules;

/**
 * A new deployment may have removed a script. Without the entry, which is last, the page reloads once. For any other script the
 * entry does that (`lib/loadOrReload.ts`): it requests the script again, because its element is gone.
 */
const reloadForEntry = async (file: string) => {
  if (file !== files.at(-1)) return;
  if (performance.getEntriesByType('navigation')[0]!.type === 'reload') return;
  const { ok } = await fetch('/healthz');
  if (ok) location.reload();
};

const start = () => {
  if (isStarted) return;
  isStarted = true;
  for (const file of files) {
    const script = document.createElement('script');
    script.src = policy.createScriptURL(file);
    script.async = true;
    script.onerror = () => {
      script.remove();
      void reloadForEntry(file);
    };
    document.head.append(script);
  }
};

/** The page is not interactive yet: it repeats the click when it is (`client.tsx`). */
const keepClick = ({ target }: MouseEvent) => {
  if ('ready' in root.dataset) return;
  const button = (target as Element).closest?.<HTMLElement>('button[type=button]');
  if (button) window.__earlyClick = button;
};
addEventListener('click', keepClick, true);
for (const type of ['pointerdown', 'keydown', 'touchstart'])
  addEventListener(type, start, { once: true, passive: true, capture: true });

const startAfterPaint = () => {
  if (framesLeft === 0) {
    setTimeout(start);
    return;
  }
  framesLeft -= 1;
  requestAnimationFrame(startAfterPaint);
};
const handleLoad = () => {
  startAfterPaint();
  setTimeout(start, UNPAINTED_MS);
};
if (document.readyState === 'complete') handleLoad();
else addEventListener('load', handleLoad, { once: true });
