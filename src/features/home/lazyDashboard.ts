import type { ComponentType } from 'react';
import { ELEMENT_IDS } from '../../contract/constants.ts';
import type { BellTexts } from './bellSlice.ts';

type DashboardComponent = ComponentType<{ texts: BellTexts }>;

let component: DashboardComponent | undefined;
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

const arrive = (loaded: DashboardComponent) => {
  component = loaded;
  for (const listener of listeners) listener();
};

/**
 * The code of the dashboard's drawing. After a link to the home page it loads with the page (`homeRoutes.ts`). In a page
 * that the server sent, the drawing is in the HTML: `Bell.tsx` keeps it as it is (`KeptDrawing`), and loads the code with
 * the first sign of a press, so that most visits do without.
 */
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
  /** Whether the server's drawing is in the page. False on the server, which draws it. */
  isDrawn: (): boolean =>
    typeof document !== 'undefined' && document.getElementById(ELEMENT_IDS.dashboard) !== null,
  /** Undefined until it has loaded. */
  loaded: (): DashboardComponent | undefined => component,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
