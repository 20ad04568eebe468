import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;
const yes = () => true;
const no = () => false;

/** Whether scripts run here: false on the server and in the browser's first render. */
export const useHydrated = (): boolean => useSyncExternalStore(subscribeToNothing, yes, no);
