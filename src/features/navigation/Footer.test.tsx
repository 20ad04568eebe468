import { screen, within } from '@testing-library/react';
import { FEATURE_SLUGS } from '../../contract/navigation.ts';
import { TEST_SITE } from '../../testing/siteSettings.ts';
import { SiteContext } from '../../ui/SiteContext.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { Footer } from './Footer.tsx';

it('lists pages by group, and the phone number', () => {
  renderWithProviders(<Footer />);
  const groups = within(screen.getByRole('navigation', { name: 'Footer' }));
  const features = groups.getByRole('heading', { name: 'Features' }).parentElement!;
  expect(within(features).getAllByRole('link')).toHaveLength(FEATURE_SLUGS.length);
  const number = screen.getByRole('link', { name: '(503) 555-0188' });
  expect(number).toHaveAttribute('href', 'tel:+15035550188');
});

it('lists the pages that writers placed, last in their group', () => {
  const pages = { company: [{ path: '/careers', label: 'Careers' }] };
  renderWithProviders(
    <SiteContext value={{ ...TEST_SITE, pages }}>
      <Footer />
    </SiteContext>,
  );
  const company = screen.getByRole('heading', { name: 'Company' }).parentElement!;
  expect(within(company).getAllByRole('link').at(-1)).toHaveAttribute('href', '/careers');
});
