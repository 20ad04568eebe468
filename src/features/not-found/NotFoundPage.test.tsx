import { screen, within } from '@testing-library/react';
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

it('offers the pages that the address may have meant, and a search of the help center for its words', () => {
  renderWithProviders(<NotFoundPage />, { path: '/feature/dashbord' });
  const near = screen.getByRole('navigation', { name: 'Were you looking for one of these?' });
  expect(within(near).getAllByRole('link')[0]).toHaveAttribute('href', '/features/dashboard');
  const box = screen.getByRole('searchbox', { name: 'Search the help center' });
  expect(box).toHaveValue('feature dashbord');
  expect(box).toHaveAttribute('name', 'q');
  expect(box.closest('form')).toHaveAttribute('action', '/help-center');
  expect(screen.getByRole('button', { name: 'Search' })).toHaveAttribute('type', 'submit');
});

it('offers none where no page is near', () => {
  renderWithProviders(<NotFoundPage />, { path: '/xqzt' });
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

it('is kept out of search engines', () => {
  renderWithProviders(<NotFoundPage />, { path: '/no-such-street' });
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(document.querySelector('link[rel=canonical]')).not.toBeInTheDocument();
});
