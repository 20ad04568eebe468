import { render, screen } from '@testing-library/react';
import { scenes } from '../../strings/scenes.ts';
import { sceneMaxWidth } from './sceneSizes.ts';
import { ScenePanel } from './ScenePanel.tsx';

it('shows its words above a scene that tells its numbers', () => {
  render(<ScenePanel hue="rose" scene="roles" sizes="640px" title="Roles" text="Four of them." />);
  expect(screen.getByRole('heading', { level: 2, name: 'Roles' })).toBeInTheDocument();
  expect(screen.getByText('Four of them.')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: scenes.roles.alt })).toHaveAttribute('sizes', '640px');
});

it('enlarges a scene by a third at most', () => {
  expect(sceneMaxWidth('actions')).toBe(624);
});
