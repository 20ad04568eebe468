/** Where the page's inline starter keeps a button that was pressed before anything could answer. */
declare global {
  interface Window {
    earlyClick?: HTMLElement | null;
  }
}

/** Presses the button again that the visitor pressed before the page was interactive. */
export const replayEarlyClick = (): void => {
  const button = window.earlyClick;
  window.earlyClick = null;
  if (button?.isConnected) button.click();
};
