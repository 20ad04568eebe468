import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

it('says that nothing lives here and leads back', () => {
  renderWithProviders(<NotFoundPage />, { path: '/no-such-street' });
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to home' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Browse help center' })).toHaveAttribute(
    'href',
    '/help-center',
  );
});

it('is kept out of search engines', () => {
  renderWithProviders(<NotFoundPage />, { path: '/no-such-street' });
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(document.querySelector('link[rel=canonical]')).not.toBeInTheDocument();
});
