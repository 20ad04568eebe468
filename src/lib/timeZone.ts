/** The zone in its usual spelling, so that the formats stay few; undefined for an offset or an unknown zone. */
export const readTimeZone = (zone: unknown): string | undefined => {
  if (typeof zone !== 'string' || !/^[a-z]/i.test(zone)) return undefined;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
};

/** Such as `Europe/Berlin`. A browser may name a zone that `Intl` does not know, such as `Etc/Unknown`: undefined. */
export const visitorTimeZone = (): string | undefined => {
  try {
    return readTimeZone(new Intl.DateTimeFormat().resolvedOptions().timeZone);
  } catch {
    return undefined;
  }
};
