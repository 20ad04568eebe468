import { render } from '@testing-library/react';
import { Spinner } from './Spinner.tsx';

it('is four panes that nothing reads out', () => {
  const { container } = render(<Spinner size={56} />);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  expect(container.firstElementChild?.children).toHaveLength(4);
});
