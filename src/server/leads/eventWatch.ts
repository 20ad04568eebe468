export interface EventWatch {
  /** Checks at once: the content has changed. */
  look: () => void;
  /** Waits for the current check. */
  stop: () => Promise<void>;
}

/** Repeats a check that failed because the database was away. */
const EVERY_MS = 3_600_000;

/** Looks for canceled events now, every hour and after each change of the content. */
export const startEventWatch = (follow: () => Promise<void>): EventWatch => {
  let following = follow();
  const look = () => {
    following = following.then(follow);
  };
  const timer = setInterval(look, EVERY_MS);
  return {
    look,
    stop() {
      clearInterval(timer);
      return following;
    },
  };
};
