import { lazy, Suspense, useState, type ComponentType } from 'react';
import { loadOrReload } from '../lib/browser.ts';

export interface LazyPart<Props extends object = object> {
  /** Renders at once when its code is loaded, else as soon as it is; nothing meanwhile. */
  Component: ComponentType<Props>;
  /** Loads the code: on a sign of intent, on the server, in tests. */
  load: () => Promise<void>;
  isLoaded: () => boolean;
}

/** A component whose code is a chunk of its own, loaded when it is first shown. */
export const lazyPart = <Props extends object = object>(
  importPart: () => Promise<ComponentType<Props>>,
): LazyPart<Props> => {
  let Loaded: ComponentType<Props> | undefined;
  const load = async () => {
    Loaded ??= await importPart();
  };
  const Waiting = lazy(async () => {
    await loadOrReload(load);
    return { default: Loaded as ComponentType<object> };
  }) as ComponentType<object> as ComponentType<Props>;

  function Component(props: Props) {
    // Chosen once: switching between the two later would remount the part.
    const [Chosen] = useState<ComponentType<Props>>(() => Loaded ?? Waiting);
    return (
      <Suspense fallback={null}>
        <Chosen {...props} />
      </Suspense>
    );
  }
  return { Component, load, isLoaded: () => Loaded !== undefined };
};
