import { render, screen } from '@testing-library/react';
import { doors } from '../theme/tokens.ts';
import { Badge } from './Badge.tsx';

it('wears the colors of its door', () => {
  render(<Badge door="dashboard">Team</Badge>);
  const style = getComputedStyle(screen.getByText('Team'));
  expect(style.getPropertyValue('--tint')).toBe(doors.dashboard.tint);
  expect(style.getPropertyValue('--deep')).toBe(doors.dashboard.deep);
});

it('needs no door', () => {
  render(<Badge>First reply</Badge>);
  expect(getComputedStyle(screen.getByText('First reply')).getPropertyValue('--tint')).toBe('');
});
