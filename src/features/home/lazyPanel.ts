import type { ComponentType } from 'react';
import { ELEMENT_IDS } from '../../contract/constants.ts';
import type { BellTexts } from './bellSlice.ts';

type Panel = ComponentType<{ texts: BellTexts }>;

let panel: Panel | undefined;
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

const arrive = (loaded: Panel) => {
  panel = loaded;
  for (const listener of listeners) listener();
};

/** The drawing's code. It loads with the page, or with the first sign of a press where the server has drawn it. */
export const lazyPanel = {
  load: (): Promise<void> =>
    (loading ??= import(/* webpackChunkName: "bell" */ './BellPanel.tsx').then(
      ({ BellPanel }) => arrive(BellPanel),
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
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
