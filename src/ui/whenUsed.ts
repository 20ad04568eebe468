/** What tells that the visitor is going to use the page. */
const SIGNS = ['scroll', 'pointerdown', 'pointermove', 'keydown', 'focusin'] as const;

/** Resolves once the visitor scrolls, points or types from now on. */
export const firstSignOfUse = (): Promise<void> =>
  new Promise((resolve) => {
    const handleSign = () => {
      for (const type of SIGNS) window.removeEventListener(type, handleSign, true);
      resolve();
    };
    for (const type of SIGNS) {
      window.addEventListener(type, handleSign, { capture: true, passive: true });
    }
  });

/** The server's markup of a first page is there already; a page reached by a link has to be drawn. */
const isServersPage = () => !('ready' in document.documentElement.dataset);

/**
 * Resolves once the visitor scrolls, points or types. A page that was reached by a link is in use from the start; so it
 * has to be asked before the page is interactive.
 */
export const whenUsed = async (): Promise<void> => {
  if (isServersPage()) await firstSignOfUse();
};
