import { screen, within } from '@testing-library/react';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { homePage } from './HomePage.tsx';

const { Page: HomePage } = homePage;

it('links to a demo in the hero and at the end', () => {
  renderWithProviders(<HomePage />);
  expect(screen.getAllByRole('link', { name: 'Request a demo' })).toHaveLength(2);
  const hero = screen.getByRole('heading', { level: 1 }).closest('section')!;
  expect(within(hero).getByRole('link', { name: 'Request a demo' })).toBeInTheDocument();
});
