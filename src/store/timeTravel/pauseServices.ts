/** Services whose functions do nothing while paused, also those of their members. */
export const pauseServices = <Services extends object>(
  services: Services,
  isPaused: () => boolean,
): Services =>
  new Proxy(services, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member === 'function') {
        return (...args: unknown[]): unknown =>
          isPaused() ? undefined : Reflect.apply(member, target, args);
      }
      return typeof member === 'object' && member !== null
        ? pauseServices(member, isPaused)
        : member;
    },
  });
