import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { TextLink } from './TextLink.tsx';

it('leads on inside the site, named by its words alone', () => {
  render(<TextLink to="/pricing">View all</TextLink>, { wrapper: MemoryRouter });
  const link = screen.getByRole('link', { name: 'View all' });
  expect(link).toHaveAttribute('href', '/pricing');
  expect(link.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
