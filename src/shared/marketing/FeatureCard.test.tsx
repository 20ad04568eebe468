import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { FeatureCard } from './FeatureCard.tsx';

it('is one link, named by the feature', () => {
  render(<FeatureCard feature="dashboard" title="Dashboard" to="/features/dashboard" />, {
    wrapper: MemoryRouter,
  });
  expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
    'href',
    '/features/dashboard',
  );
});
