/**
 * Where the page's boot script keeps a button that was pressed before anything could answer. The underscores keep it
 * apart from the ids of content (contract/elementIds).
 */
declare global {
  interface Window {
    __earlyClick?: HTMLElement | null;
  }
}

/** Presses the button again that the visitor pressed before the page was interactive. */
export const replayEarlyClick = (): void => {
  const button = window.__earlyClick;
  window.__earlyClick = null;
  if (button?.isConnected) button.click();
};
