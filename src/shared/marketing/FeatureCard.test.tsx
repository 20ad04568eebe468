import { render, screen } from '@testing-library/react';
import { FeatureCard } from './FeatureCard.tsx';

it('is one link, named by the feature', () => {
  render(<FeatureCard feature="dashboard" title="Dashboard" to="/features/dashboard" />);
  expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
    'href',
    '/features/dashboard',
  );
});
