import { render, screen, within } from '@testing-library/react';
import { TEST_SITE } from '../testing/siteSettings.ts';
import { SiteContext, type Brand } from './SiteContext.ts';
import { SocialLinks } from './SocialLinks.tsx';

const renderLinks = (brand: Partial<Brand> = {}) =>
  render(
    <SiteContext value={{ ...TEST_SITE, brand: { ...TEST_SITE.brand, ...brand } }}>
      <SocialLinks />
    </SiteContext>,
  );

it('is a named list of links out of the site, each named by its network, with its icon', () => {
  renderLinks();
  const list = screen.getByRole('list', { name: 'Hearthline elsewhere' });
  expect(within(list).getAllByRole('link')).toHaveLength(4);
  const link = within(list).getByRole('link', { name: 'LinkedIn' });
  expect(link).toHaveAttribute('href', 'https://linkedin.test/us');
  expect(link).toHaveAttribute('rel', 'noopener');
  expect(link.querySelector('use')).toHaveAttribute('href', '/social-icons.svg#linkedin');
});

it('is nothing for a company that is nowhere else', () => {
  renderLinks({ social: [] });
  expect(screen.queryByRole('list')).toBeNull();
});
