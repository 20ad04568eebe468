import { screen, within } from '@testing-library/react';
import { featureLinks } from '../../contract/navigation.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { Footer } from './Footer.tsx';

it('lists pages by group, and the phone number', () => {
  renderWithProviders(<Footer />);
  const groups = within(screen.getByRole('navigation', { name: 'Footer' }));
  const features = groups.getByRole('heading', { name: 'Features' }).parentElement!;
  expect(within(features).getAllByRole('link')).toHaveLength(featureLinks.length);
  const number = screen.getByRole('link', { name: '(503) 555-0188' });
  expect(number).toHaveAttribute('href', 'tel:+15035550188');
});
