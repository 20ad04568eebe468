/**
 * What a journey needs of an engine: the commands that WebDriver's two forms, classic (HTTP) and BiDi (a web socket),
 * have in common.
 */
export interface Engine {
  /** Calls a function, given by its source, in the page's own world, and awaits its answer. */
  call: (functionSource: string, argument: string) => Promise<string>;
  /** Presses keys and buttons: a list of WebDriver's input sources (W3C WebDriver, 15.7 Performing Actions). */
  perform: (sources: readonly InputSource[]) => Promise<unknown>;
  /** Loads an address and returns when its document is there. */
  goTo: (url: string) => Promise<unknown>;
  back: () => Promise<unknown>;
  /** Makes the page as large as this, in CSS pixels. */
  resize: (width: number, height: number) => Promise<unknown>;
  /** A PNG of what is in view, in base64. */
  screenshot: () => Promise<string>;
  close: () => Promise<unknown>;
}

interface InputSource {
  type: 'key' | 'pointer';
  id: string;
  actions: readonly Record<string, unknown>[];
}

/** How the keys without a letter are named in actions (W3C WebDriver, 17.4.2 Keyboard Actions). */
export const keys = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Up: '\uE013',
  Down: '\uE015',
  Left: '\uE012',
  Right: '\uE014',
} as const;

/** A click of the main button at a point of the view. */
export const clickAt = (x: number, y: number): InputSource => ({
  type: 'pointer',
  id: 'mouse',
  actions: [
    { type: 'pointerMove', x, y },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
});

/** Each character pressed and let go in turn. */
export const typing = (text: string): InputSource => ({
  type: 'key',
  id: 'keyboard',
  actions: [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
});
