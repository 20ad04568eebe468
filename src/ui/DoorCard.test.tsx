import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { DoorCard } from './DoorCard';

it('is one link, named by the feature', () => {
  render(<DoorCard door="dashboard" title="Dashboard" to="/features/dashboard" />, {
    wrapper: MemoryRouter,
  });
  expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
    'href',
    '/features/dashboard',
  );
});
