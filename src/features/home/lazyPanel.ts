import type { ComponentType } from 'react';
import { ELEMENT_IDS } from '../../contract/constants.ts';
import type { BellTexts } from './bellSlice.ts';

type Panel = ComponentType<{ texts: BellTexts }>;

let panel: Panel | undefined;
let resolve = (_: Panel) => {};
const arrival = new Promise<Panel>((resolved) => (resolve = resolved));
let loading: Promise<void> | undefined;

/** The drawing's code. It loads with the page, or with the first sign of a press where the server has drawn it. */
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
  /** By the server, in the page that the visitor opened. */
  isDrawn: (): boolean =>
    typeof document !== 'undefined' && document.getElementById(ELEMENT_IDS.bellPanel) !== null,
  /** Undefined until it has loaded. */
  loaded: (): Panel | undefined => panel,
  /** Resolves when something has loaded it. */
  arrival,
};
