import { sceneSizes } from './sceneSizes.ts';

it('reckons the width below 768 px from the height that is kept there', () => {
  const widths = { tablet: '90vw', desktop: '50vw', full: '742px' };
  expect(sceneSizes('leads', 430, widths)).toBe(
    '(max-width: 767px) 584px, (max-width: 1023px) 90vw, (max-width: 1439px) 50vw, 742px',
  );
});
