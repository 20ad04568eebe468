import { screen, within } from '@testing-library/react';
import { FEATURE_SLUGS, paths } from '../../contract/paths.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { Footer } from './Footer.tsx';

it('lists the pages of the specification', () => {
  renderWithProviders(<Footer />);
  const footer = screen.getByRole('contentinfo');
  const links = within(footer).getByRole('navigation', { name: 'Footer' });
  const targets = within(links)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(targets).toEqual([
    ...FEATURE_SLUGS.map(paths.feature),
    paths.helpCenter,
    paths.requestDemo,
    paths.blog,
    paths.webinars,
    paths.whatsNew,
    paths.about,
    paths.pricing,
    paths.integrations,
    paths.termsOfServices,
    paths.privacyPolicy,
  ]);
});

it('names its social links', () => {
  renderWithProviders(<Footer />);
  const list = screen.getByRole('list', { name: 'Hearthline elsewhere' });
  const names = within(list)
    .getAllByRole('link')
    .map((link) => link.getAttribute('aria-label'));
  expect(names).toEqual(['LinkedIn', 'YouTube', 'Instagram', 'Facebook']);
});

it('says whose words these are, and since when', () => {
  renderWithProviders(<Footer />);
  expect(screen.getByText('© 2024 Hearthline. All rights reserved.')).toBeInTheDocument();
});

it('says where to call', () => {
  renderWithProviders(<Footer />);
  const number = screen.getByRole('link', { name: '(503) 555-0188' });
  expect(number).toHaveAttribute('href', 'tel:+15035550188');
});
