import { screen } from '@testing-library/react';
import { renderWithProviders } from '../testing/renderWithProviders.tsx';
import { RouteError } from './RouteError.tsx';

it('offers to refresh the page and to go home', () => {
  renderWithProviders(<RouteError />);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Refresh']);
  expect(screen.getByRole('link', { name: 'Go to home' })).toBeVisible();
});
