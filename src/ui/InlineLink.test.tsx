import { render, screen } from '@testing-library/react';
import { InlineLink } from './InlineLink.tsx';

it('leads out of the site in a tab of its own that cannot reach back', () => {
  render(<InlineLink href="https://elsewhere.test">elsewhere</InlineLink>);
  const link = screen.getByRole('link', { name: 'elsewhere' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});
