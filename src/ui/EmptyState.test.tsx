import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { EmptyState } from './EmptyState.tsx';

it('says what is missing', () => {
  const { container } = render(<EmptyState title="No blogs found" />);
  expect(container).toHaveTextContent(/^No blogs found$/);
});

it('offers one way on', () => {
  render(
    <EmptyState
      title="No result found"
      text="Try searching another keyword."
      link={{ to: '/help-center', label: 'Browse help center' }}
    />,
    { wrapper: MemoryRouter },
  );
  expect(screen.getByText('Try searching another keyword.')).toBeInTheDocument();
  const link = screen.getByRole('link', { name: 'Browse help center' });
  expect(link).toHaveAttribute('href', '/help-center');
});
