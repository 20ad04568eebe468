import { screen, within } from '@testing-library/react';
import { paths } from '../../contract/paths.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { homePage } from './HomePage.tsx';

const { Page: HomePage } = homePage;

it.each([
  ['See the dashboard', paths.feature('dashboard')],
  ['See lead management', paths.feature('lead-management-system')],
  ['Learn more about Integrations', paths.integrations],
  ['Request a demo', paths.requestDemo],
])('links "%s" to %s', (name, path) => {
  renderWithProviders(<HomePage />);
  for (const link of screen.getAllByRole('link', { name })) {
    expect(link).toHaveAttribute('href', path);
  }
});

it('links to a demo in the hero and at the end', () => {
  renderWithProviders(<HomePage />);
  expect(screen.getAllByRole('link', { name: 'Request a demo' })).toHaveLength(2);
  const hero = screen.getByRole('heading', { level: 1 }).closest('section')!;
  expect(within(hero).getByRole('link', { name: 'Request a demo' })).toBeInTheDocument();
});

it('sets title, description and canonical URL', () => {
  renderWithProviders(<HomePage />);
  expect(document.title).toBe('Hearthline | The smart, fast, user-friendly real estate CRM');
  const canonical = document.querySelector('link[rel="canonical"]');
  expect(canonical).toHaveAttribute('href', 'https://site.test/');
  const description = document.querySelector('meta[name="description"]')?.getAttribute('content');
  expect(description).toMatch(/Every inquiry in one inbox/);
});
