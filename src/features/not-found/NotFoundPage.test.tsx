import { screen, within } from '@testing-library/react';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

it('links to the home page and the help center', () => {
  renderWithProviders(<NotFoundPage />, { path: '/no-such-street' });
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Browse the help center' })).toHaveAttribute(
    'href',
    '/help-center',
  );
});

it('suggests similar pages and a search of the help center', () => {
  renderWithProviders(<NotFoundPage />, { path: '/feature/dashbord' });
  const near = screen.getByRole('navigation', { name: 'Were you looking for one of these?' });
  expect(within(near).getAllByRole('link')[0]).toHaveAttribute('href', '/features/dashboard');
  const box = screen.getByRole('textbox', { name: 'Search the help center' });
  expect(box).toHaveValue('');
  expect(box).toHaveAttribute('name', 'q');
  expect(box.closest('form')).toHaveAttribute('action', '/help-center');
  expect(screen.getByRole('button', { name: 'Search' })).toHaveAttribute('type', 'submit');
});

it('is not indexed, and suggests nothing without a similar page', () => {
  renderWithProviders(<NotFoundPage />, { path: '/xqzt' });
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(document.querySelector('link[rel=canonical]')).not.toBeInTheDocument();
});
