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

it('says where to call', () => {
  renderWithProviders(<Footer />);
  const number = screen.getByRole('link', { name: '(503) 555-0188' });
  expect(number).toHaveAttribute('href', 'tel:+15035550188');
});
