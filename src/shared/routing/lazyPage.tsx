import { lazy, useLayoutEffect, useState, type ComponentType } from 'react';
import { useAppDispatch } from '../../store/hooks.ts';
import type { AppThunk } from '../../store/services.ts';
import { useRouteAddress, type RouteAddress } from './RouteAddressContext.ts';
import { loadOrReload } from './loadOrReload.ts';

export interface PageModule {
  Page: ComponentType;
  /** Tells the page's slice what the address asks for (`?page=2`); the server runs it before it renders. */
  entered?: (address: RouteAddress) => AppThunk;
  /** Loads parts that the browser may take over later; the server renders them and needs them before. */
  loadSections?: () => Promise<void>;
}

export interface LazyPage {
  /** Name of the page's chunk in the build's manifest. */
  chunk: string;
  Component: ComponentType;
  /** Starts the page's code, once. */
  load: () => Promise<PageModule>;
}

/**
 * A page whose code is a chunk of its own. When the code has been loaded before the first render (on the server, and
 * in the browser before hydration and after an intent) it renders at once; else it suspends.
 */
export const lazyPage = (chunk: string, importPage: () => Promise<PageModule>): LazyPage => {
  let loading: Promise<PageModule> | undefined;
  let loaded: PageModule | undefined;

  const load = () =>
    (loading ??= importPage().then(
      (module) => (loaded = module),
      (error: unknown) => {
        // The next click may try again, for example once the network is back.
        loading = undefined;
        throw error;
      },
    ));

  const asComponent = (module: PageModule) => {
    function EnteredPage() {
      const dispatch = useAppDispatch();
      const address = useRouteAddress();
      useLayoutEffect(() => {
        if (module.entered) dispatch(module.entered(address));
      }, [dispatch, address]);
      return <module.Page />;
    }
    return EnteredPage;
  };

  let ready: ComponentType | undefined;
  const readyComponent = () => (loaded ? (ready ??= asComponent(loaded)) : undefined);
  const Suspended = lazy(async () => {
    await loadOrReload(load);
    return { default: readyComponent()! };
  });

  function Component() {
    // Chosen once: a switch between the two in mid-life would mount the page anew.
    const [Chosen] = useState(() => readyComponent() ?? Suspended);
    return <Chosen />;
  }

  return { chunk, Component, load };
};
