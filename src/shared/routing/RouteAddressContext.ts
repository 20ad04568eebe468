import { createContext, use } from 'react';

/** What an address asks for: the parameters of its path, decoded, and those of its query that the route names. */
export interface RouteAddress {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}

/** The current address. The application matches an address once and hands out here what that found. */
export const RouteAddressContext = createContext<RouteAddress>({
  params: {},
  search: new URLSearchParams(),
});

const useRouteAddress = (): RouteAddress => use(RouteAddressContext);

/** A parameter of the current path, decoded; '' where the path has none of that name. */
export const useRouteParam = (name: string): string => useRouteAddress().params[name] ?? '';
