import type { ComponentType } from 'react';
import type { BellTexts } from './bellSlice.ts';

type Panel = ComponentType<{ texts: BellTexts }>;

let panel: Panel | undefined;
let resolve = (_: Panel) => {};
const arrival = new Promise<Panel>((resolved) => (resolve = resolved));
let loading: Promise<void> | undefined;

/** The drawing's code. The server loads it with the page, the browser with the first sign of a press. */
export const lazyPanel = {
  load: (): Promise<void> =>
    (loading ??= import(/* webpackChunkName: "bell" */ './BellPanel.tsx').then(
      ({ BellPanel }) => resolve((panel = BellPanel)),
      (error: unknown) => {
        // The next press tries again.
        loading = undefined;
        throw error;
      },
    )),
  /** Undefined until it has loaded. */
  loaded: (): Panel | undefined => panel,
  /** Resolves when something has loaded it. */
  arrival,
};
