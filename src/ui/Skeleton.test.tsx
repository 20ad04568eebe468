import { render, screen } from '@testing-library/react';
import { SkeletonArticle, SkeletonCards } from './Skeleton.tsx';

it('stands for three cards and says that they are loading', () => {
  render(<SkeletonCards />);
  expect(screen.getAllByTestId('skeleton-card')).toHaveLength(3);
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
});

it('stands for as many cards as it is told and says of what', () => {
  render(<SkeletonCards count={2} label="Loading events" />);
  expect(screen.getAllByTestId('skeleton-card')).toHaveLength(2);
  expect(screen.getByRole('status')).toHaveTextContent('Loading events');
});

it('has no words in an article but that it is loading', () => {
  render(<SkeletonArticle label="Loading article" />);
  expect(screen.getByRole('status').textContent).toBe('Loading article');
});
