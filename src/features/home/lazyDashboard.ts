import type { ComponentType } from 'react';
import { ELEMENT_IDS } from '../../contract/constants.ts';
import type { BellTexts } from './bellSlice.ts';

type Drawing = ComponentType<{ texts: BellTexts }>;

let drawing: Drawing | undefined;
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

const arrive = (loaded: Drawing) => {
  drawing = loaded;
  for (const listener of listeners) listener();
};

/** The drawing's code. It loads with the page, or with the first sign of a press where the server has drawn it. */
export const lazyDashboard = {
  load: (): Promise<void> =>
    (loading ??= import(/* webpackChunkName: "bell" */ './BellDashboard.tsx').then(
      ({ BellDashboard }) => arrive(BellDashboard),
      (error: unknown) => {
        // The next press tries again.
        loading = undefined;
        throw error;
      },
    )),
  /** By the server, in the page that the visitor opened. */
  isDrawn: (): boolean =>
    typeof document !== 'undefined' && document.getElementById(ELEMENT_IDS.dashboard) !== null,
  /** Undefined until it has loaded. */
  loaded: (): Drawing | undefined => drawing,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
