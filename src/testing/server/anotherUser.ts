/** The user `nobody`. */
const NOBODY = 65_534;

/** The user of a program that refuses to run as root; undefined when the tests are not root. */
export const anotherUser = (): { uid: number; gid: number } | undefined =>
  process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : undefined;
