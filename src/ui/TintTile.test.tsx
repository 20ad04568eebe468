import { render } from '@testing-library/react';
import { TintTile } from './TintTile.tsx';

it('has four panes, which nothing reads out', () => {
  const { container } = render(<TintTile size={52} />);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  expect(container.querySelectorAll('i')).toHaveLength(4);
});

it('shows an icon in their place', () => {
  const { container } = render(<TintTile size={44} icon={<svg />} />);
  expect(container.querySelector('svg')).toBeInTheDocument();
  expect(container.querySelectorAll('i')).toHaveLength(0);
});
