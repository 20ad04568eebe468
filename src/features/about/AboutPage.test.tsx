import { screen, within } from '@testing-library/react';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { AboutPage } from './AboutPage.tsx';

/** Spec §1, the core values. */
const VALUES = ['Customer centricity', 'Innovation', 'Integrity', 'Collaboration', 'Excellence'];

it('names the five core values once, in the order of the wall, each with its habit', () => {
  renderWithProviders(<AboutPage />, { path: '/about-us' });
  const title = screen.getByRole('heading', { level: 2, name: 'Our five values' });
  const values = within(title.closest('section')!).getAllByRole('listitem');
  expect(values.map((value) => within(value).getByRole('heading').textContent)).toEqual(VALUES);
  for (const value of values) expect(within(value).getByText('On a Tuesday')).toBeInTheDocument();
  for (const name of VALUES) expect(screen.getAllByRole('heading', { name })).toHaveLength(1);
});

it('tells the story below one h1', () => {
  renderWithProviders(<AboutPage />, { path: '/about-us' });
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByText(/began in a brokerage of six/)).toBeInTheDocument();
  expect(document.title).toBe('About Hearthline, begun in a brokerage');
});

it('shows the six people of its own office, and says what they prove', () => {
  renderWithProviders(<AboutPage />, { path: '/about-us' });
  const people = within(screen.getByRole('list', { name: 'Alder & Vane Realty' }));
  expect(people.getAllByRole('heading', { level: 3 })).toHaveLength(6);
  expect(people.getByText('Broker-owner')).toBeInTheDocument();
  expect(
    screen.getByRole('heading', { level: 2, name: 'The office in our examples is our own' }),
  ).toBeInTheDocument();
  expect(screen.getByText(/It does not prove that it suits yours\.$/)).toBeInTheDocument();
});

it('lets other offices speak, and none of its own people among them', () => {
  renderWithProviders(<AboutPage />, { path: '/about-us' });
  const voices = screen.getAllByRole('blockquote');
  expect(voices).toHaveLength(3);
  expect(screen.getByText('Ingrid Solheim')).toBeInTheDocument();
});

it('ends with the way to a demo', () => {
  renderWithProviders(<AboutPage />, { path: '/about-us' });
  expect(screen.getByRole('link', { name: 'Request a demo' })).toHaveAttribute(
    'href',
    '/request-demo',
  );
});
