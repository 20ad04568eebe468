import { useMemo, type ReactNode } from 'react';
import { createPath, NavigationType, Router, type Navigator } from 'react-router-dom';
import { useAppSelector } from '../store/hooks.ts';
import { selectLocation } from '../store/navigationSlice.ts';

interface StoreRouterProps {
  /** How a link tells the store. */
  navigator: Navigator;
  children: ReactNode;
}

/** The router over the store's address: what the state says is where the visitor is. */
export function StoreRouter({ navigator, children }: StoreRouterProps) {
  const { pathname, search, hash, key, cause } = useAppSelector(selectLocation);
  const location = useMemo(
    () => ({ pathname, search, hash, key, state: null }),
    [pathname, search, hash, key],
  );
  const isFromHistory = cause === 'load' || cause === 'back';
  return (
    <Router
      location={location}
      navigationType={isFromHistory ? NavigationType.Pop : NavigationType.Push}
      navigator={navigator}
    >
      {children}
    </Router>
  );
}

const nowhere = () => undefined;

/** The server's: a page that is rendered once goes nowhere. */
export const staticNavigator: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: nowhere,
  push: nowhere,
  replace: nowhere,
};
