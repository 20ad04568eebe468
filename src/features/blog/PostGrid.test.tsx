import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { PostSummary } from '../../contract/entities.ts';
import { PostCard } from './PostGrid.tsx';

const post = (changes: Partial<PostSummary> = {}): PostSummary => ({
  id: '7',
  slug: 'first-five-minutes',
  title: 'The first five minutes',
  description: '',
  category: 'Lead response',
  cover_photo: '/covers/c05-ajar.svg',
  cover_alt: '',
  created_at: '2024-11-10T08:00:00Z',
  updated_at: '2024-11-18T08:00:00Z',
  author: null,
  tags: [],
  reading_minutes: 7,
  ...changes,
});

const renderCard = (changes?: Partial<PostSummary>) =>
  render(<PostCard post={post(changes)} headingLevel={3} />, { wrapper: MemoryRouter });

it('is one link to the post, named by its title', () => {
  renderCard();
  const link = screen.getByRole('link', { name: 'The first five minutes' });
  expect(link).toHaveAttribute('href', '/blog/post/first-five-minutes');
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 3 })).toContainElement(link);
});

it('goes by id where there is no slug', () => {
  renderCard({ slug: '' });
  expect(screen.getByRole('link')).toHaveAttribute('href', '/blog/post/7');
});

it('shows the category and the first ten characters of the update', () => {
  renderCard();
  expect(screen.getByText('Lead response')).toBeInTheDocument();
  expect(screen.getByText('2024-11-18')).toHaveAttribute('datetime', '2024-11-18');
});

it('leaves out what the post lacks', () => {
  const { container } = renderCard({
    category: '',
    created_at: '',
    updated_at: '',
    cover_photo: '',
  });
  expect(container).toHaveTextContent(/^The first five minutes$/);
  expect(container.querySelector('img')).not.toBeInTheDocument();
});
