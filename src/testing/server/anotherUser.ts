/** `nobody`, on every system that has it. */
const NOBODY = 65_534;

/** Who a program runs as that must not be root; as ourselves, if we are nobody of importance. For tests. */
export const anotherUser = (): { uid: number; gid: number } | undefined =>
  process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : undefined;
