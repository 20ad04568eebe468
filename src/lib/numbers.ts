/**
 * A number as American English writes it, `2,016.5`, to three places after the point at most. Written by hand: the first
 * `Intl` object of a page takes a phone 60 ms and more.
 */
export const formatNumber = (value: number): string => {
  const [whole = '', fraction = '0'] = Math.abs(value).toFixed(3).split('.');
  const groups: string[] = [];
  for (let end = whole.length; end > 0; end -= 3) {
    groups.unshift(whole.slice(Math.max(0, end - 3), end));
  }
  // `.5`, or nothing.
  const rest = String(Number(`0.${fraction}`)).slice(1);
  return `${value < 0 ? '-' : ''}${groups.join(',')}${rest}`;
};
