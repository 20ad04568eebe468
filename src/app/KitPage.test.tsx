import { screen } from '@testing-library/react';
import { renderWithProviders } from '../testing/renderWithProviders';
import { KitPage } from './KitPage';
import { routes } from './routes';

it('shows the components in every state', async () => {
  renderWithProviders(<KitPage />, { path: '/_kit' });
  expect(screen.getByRole('heading', { level: 1, name: 'Kit' })).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'Disabled' })).toHaveLength(4);
  expect(screen.getAllByText('First name is required')).toHaveLength(3);
  expect(screen.getAllByTestId('skeleton-card')).toHaveLength(3);
  expect(screen.getByText('No posts found')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Oops! Something went wrong.');
});

it('has no address outside development', () => {
  expect(routes.map(({ path }) => path)).not.toContain('/_kit');
});
