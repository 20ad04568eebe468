/**
 * The item that a key moves to from item `current` of `count`, or null when the key moves nowhere.
 * `current` is -1 on the button before the items. The ends wrap around.
 */
export const itemAfterKey = (key: string, current: number, count: number): number | null => {
  if (count === 0) return null;
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return (current + 1) % count;
    case 'ArrowUp':
    case 'ArrowLeft':
      return current <= 0 ? count - 1 : current - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
};
