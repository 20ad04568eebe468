import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;
const yes = () => true;
const no = () => false;

/** False on the server and in the first render of the browser. */
export const useHydrated = (): boolean => useSyncExternalStore(subscribeToNothing, yes, no);
