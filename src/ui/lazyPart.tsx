import { lazy, Suspense, useState, type ComponentType } from 'react';
import { loadOrReload } from '../lib/browser.ts';

/** A component in its own chunk, loaded when it is first rendered or by `load`. Renders nothing until then. */
export const lazyPart = <Props extends object = object>(
  importPart: () => Promise<ComponentType<Props>>,
) => {
  let Loaded: ComponentType<Props> | undefined;
  const load = async () => {
    Loaded ??= await importPart();
  };
  const Waiting = lazy(async () => {
    await loadOrReload(load);
    return { default: Loaded as ComponentType<object> };
  }) as ComponentType<object> as ComponentType<Props>;

  function Component(props: Props) {
    // Switching between the two later would remount the part.
    const [Chosen] = useState<ComponentType<Props>>(() => Loaded ?? Waiting);
    return (
      <Suspense fallback={null}>
        <Chosen {...props} />
      </Suspense>
    );
  }
  return { Component, load, isLoaded: () => Loaded !== undefined };
};
