/** `2,016.5`, with up to three decimals. The first `Intl` object of a page takes 60 ms and more on a phone. */
export const formatNumber = (value: number): string => {
  const [whole = '', fraction = '0'] = Math.abs(value).toFixed(3).split('.');
  const groups: string[] = [];
  for (let end = whole.length; end > 0; end -= 3) {
    groups.unshift(whole.slice(Math.max(0, end - 3), end));
  }
  const rest = String(Number(`0.${fraction}`)).slice(1);
  return `${value < 0 ? '-' : ''}${groups.join(',')}${rest}`;
};
