import { createContext, use } from 'react';

/** What the application does when a visitor is about to follow a link: start the page's code and reads. */
export type NavigationIntent = (path: string) => void;

export const PrefetchContext = createContext<NavigationIntent>(() => undefined);

/** The application's hook for links; outside the application it does nothing. */
export const usePrefetch = (): NavigationIntent => use(PrefetchContext);
