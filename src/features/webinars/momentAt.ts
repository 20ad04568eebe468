/** The last moment that has begun, of chapters or captions. All times are in seconds. */
export const momentAt = <Moment extends { at: number }>(
  moments: readonly Moment[],
  position: number,
): Moment | undefined => moments.findLast(({ at }) => at <= position);
