import { useMemo, type ReactNode } from 'react';
import { NavigationType, Router, type Navigator } from 'react-router-dom';
import { useAppSelector } from '../store/hooks.ts';
import { selectLocation } from '../store/navigationSlice.ts';
import { createHref } from '../store/browserHistory.ts';
import { NavigatorContext } from '../ui/AppLink.tsx';

interface StoreRouterProps {
  navigator: Navigator;
  children: ReactNode;
}

/** React Router over the location in the store, so that time travel moves the page. */
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
      <NavigatorContext value={navigator}>{children}</NavigatorContext>
    </Router>
  );
}

const nowhere = () => undefined;

/** For the server, which never navigates. */
export const staticNavigator: Navigator = {
  createHref,
  go: nowhere,
  push: nowhere,
  replace: nowhere,
};
