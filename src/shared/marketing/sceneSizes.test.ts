import { sceneSizes } from './sceneSizes.ts';

it('says how wide a scene is on tablets, on desktops and at its widest', () => {
  const widths = { tablet: '90vw', desktop: '50vw', full: '742px' };
  expect(sceneSizes(widths)).toBe('(max-width: 1023px) 90vw, (max-width: 1439px) 50vw, 742px');
});
