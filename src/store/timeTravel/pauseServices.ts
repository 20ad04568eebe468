/** Services whose functions do nothing during time travel, also those of their members. */
export const pauseServices = <Services extends object>(
  services: Services,
  isTimeTraveling: () => boolean,
): Services =>
  new Proxy(services, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member === 'function') {
        return (...args: unknown[]): unknown =>
          isTimeTraveling() ? undefined : Reflect.apply(member, target, args);
      }
      return typeof member === 'object' && member !== null
        ? pauseServices(member, isTimeTraveling)
        : member;
    },
  });
