import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { featuresList } from '../../strings/featureCards.ts';
import { DiscoverMore, type DiscoverMoreProps } from './DiscoverMore.tsx';

const renderCards = (props: Partial<DiscoverMoreProps> = {}) => {
  render(<DiscoverMore title="Discover more" {...props} />, { wrapper: MemoryRouter });
  return screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
};

it('has a card for each of the eight features', () => {
  const links = renderCards({ text: 'Eight doors.' });
  expect(links).toEqual(featuresList.map(({ name, slug }) => [name, `/features/${slug}`]));
  expect(links).toHaveLength(8);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Discover more');
  expect(screen.getByText('Eight doors.')).toBeInTheDocument();
});

it('replaces the feature being viewed by the integrations, in its place', () => {
  const links = renderCards({ currentFeature: 'realtime-statistics' });
  expect(links).toHaveLength(8);
  expect(links[2]).toEqual(['Integrations', '/integrations']);
  expect(links.flat()).not.toContain('Real-time statistics');
});
