import { screen, within } from '@testing-library/react';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { SITE_TEXTS } from '../../testing/siteTexts.ts';
import { AboutPage } from './AboutPage.tsx';

const VALUES = ['Customer centricity', 'Innovation', 'Integrity', 'Collaboration', 'Excellence'];

it('names the five core values in order, each with a habit', () => {
  renderWithProviders(<AboutPage />, { path: '/about-us' });
  const title = screen.getByRole('heading', { level: 2, name: 'Our five values' });
  const values = within(title.closest('section')!).getAllByRole('listitem');
  expect(values.map((value) => within(value).getByRole('heading').textContent)).toEqual(VALUES);
  for (const [index, { habit }] of SITE_TEXTS.about.values!.items.entries())
    expect(values[index]).toHaveTextContent(habit);
});

it('shows the story, the six people of the office and three customers', () => {
  renderWithProviders(<AboutPage />, { path: '/about-us' });
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByText(/started Hearthline in 2024/)).toBeInTheDocument();
  const people = within(screen.getByRole('list', { name: 'Alder & Vane Realty' }));
  expect(people.getAllByRole('heading', { level: 3 })).toHaveLength(6);
  expect(screen.getAllByRole('blockquote')).toHaveLength(3);
});

it('leads from the story to what brokers ask first', () => {
  renderWithProviders(<AboutPage />, { path: '/about-us' });
  for (const { label, to } of SITE_TEXTS.about.story.links!)
    expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', to);
});
