import { render, screen, within } from '@testing-library/react';
import { socialAddress, socialLinks } from '../strings/navigation.ts';
import { SocialLinks } from './SocialLinks.tsx';

it('is a named list of four links out of the site, each named in words', () => {
  render(<SocialLinks />);
  const list = screen.getByRole('list', { name: 'Hearthline elsewhere' });
  expect(within(list).getAllByRole('link')).toHaveLength(4);
  for (const { name, label } of socialLinks) {
    const link = within(list).getByRole('link', { name: label });
    expect(link).toHaveAttribute('href', socialAddress(name));
    expect(link).toHaveAttribute('rel', 'noopener');
  }
});
