import { render } from '@testing-library/react';
import { PaneSpinner } from './PaneSpinner';

it('is four panes that nothing reads out', () => {
  const { container } = render(<PaneSpinner size={56} />);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  expect(container.firstElementChild?.children).toHaveLength(4);
});
