import { lazy, Suspense, useState, type ComponentType } from 'react';
import { loadOrReload } from '../lib/loadOrReload.ts';

export interface LazyPart<Props extends object = object> {
  /** Renders at once when the code is there, else as soon as it is; nothing meanwhile. */
  Component: ComponentType<Props>;
  /** Starts the code: on a sign of intent, on the server, in tests. */
  load: () => Promise<void>;
  isLoaded: () => boolean;
  /** Resolves once the code is there, whoever asked for it. */
  loaded: Promise<void>;
}

/**
 * A component whose code is a chunk of its own, loaded when it is first shown. `before` may put the loading off until
 * something has happened.
 */
export const lazyPart = <Props extends object = object>(
  importPart: () => Promise<ComponentType<Props>>,
  before: () => Promise<void> = () => Promise.resolve(),
): LazyPart<Props> => {
  let Loaded: ComponentType<Props> | undefined;
  let announceLoaded: () => void = () => undefined;
  const loaded = new Promise<void>((resolve) => {
    announceLoaded = resolve;
  });
  const load = async () => {
    Loaded ??= await importPart();
    announceLoaded();
  };
  let gate: Promise<void> | undefined;
  const Waiting = lazy(async () => {
    await gate;
    await loadOrReload(load);
    return { default: Loaded as ComponentType<object> };
  }) as ComponentType<object>;

  function Component(props: Props) {
    // Chosen once: a switch between the two in mid-life would mount the part anew.
    const [Chosen] = useState<ComponentType<Props>>(() => {
      if (Loaded) return Loaded;
      // Asked now: what is inside the boundary is hydrated only after the page around it.
      gate ??= before();
      return Waiting as ComponentType<Props>;
    });
    return (
      <Suspense fallback={null}>
        <Chosen {...props} />
      </Suspense>
    );
  }
  return { Component, load, isLoaded: () => Loaded !== undefined, loaded };
};
