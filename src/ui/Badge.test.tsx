import { render, screen } from '@testing-library/react';
import { hues } from '../theme/tokens.ts';
import { Badge } from './Badge.tsx';

it('wears the colors of its hue', () => {
  render(<Badge hue="mist">Team</Badge>);
  const style = getComputedStyle(screen.getByText('Team'));
  expect(style.getPropertyValue('--tint')).toBe(hues.mist.tint);
  expect(style.getPropertyValue('--deep')).toBe(hues.mist.deep);
});

it('needs no hue', () => {
  render(<Badge>First reply</Badge>);
  expect(getComputedStyle(screen.getByText('First reply')).getPropertyValue('--tint')).toBe('');
});
