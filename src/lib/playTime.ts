/** `1:05`, or `1:01:05`. */
export const playTime = (seconds: number): string => {
  const whole = Math.floor(seconds);
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, index) => String(part).padStart(index && 2, '0')).join(':');
};
