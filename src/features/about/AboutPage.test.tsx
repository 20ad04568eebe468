import { screen, within } from '@testing-library/react';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { AboutPage } from './AboutPage.tsx';

/** Spec §1, the core values. */
const VALUES = ['Customer centricity', 'Innovation', 'Integrity', 'Collaboration', 'Excellence'];

it('names the five core values in the order of the wall, and again at work', () => {
  renderWithProviders(<AboutPage />, { path: '/about-us' });
  for (const title of ['Five values, one wall', 'What they look like on a Tuesday']) {
    const section = screen.getByRole('heading', { level: 2, name: title }).closest('section');
    const names = within(section!).getAllByRole('heading', { level: 3 });
    expect(names.map((name) => name.textContent)).toEqual(VALUES);
  }
});

it('tells the story below one h1', () => {
  renderWithProviders(<AboutPage />, { path: '/about-us' });
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByText(/began in a brokerage of six/)).toBeInTheDocument();
  expect(document.title).toBe('About us | Hearthline');
});

it('ends with the way to a demo', () => {
  renderWithProviders(<AboutPage />, { path: '/about-us' });
  expect(screen.getByRole('link', { name: 'Request a demo' })).toHaveAttribute(
    'href',
    '/request-demo',
  );
});
