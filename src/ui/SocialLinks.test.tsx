import { render, screen, within } from '@testing-library/react';
import { TEST_SITE } from '../testing/siteSettings.ts';
import { SiteContext } from './SiteContext.ts';
import { SocialLinks } from './SocialLinks.tsx';

it('lists links named by their networks', () => {
  render(
    <SiteContext value={TEST_SITE}>
      <SocialLinks />
    </SiteContext>,
  );
  const list = screen.getByRole('list', { name: 'Hearthline on social media' });
  expect(within(list).getAllByRole('link')).toHaveLength(4);
  const link = within(list).getByRole('link', { name: 'LinkedIn' });
  expect(link).toHaveAttribute('href', 'https://linkedin.test/us');
  expect(link).toHaveAttribute('rel', 'noopener');
  expect(link.querySelector('use')).toHaveAttribute('href', '/social-icons.svg#linkedin');
});
