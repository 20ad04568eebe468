import { render } from '@testing-library/react';
import { doors, type DoorName } from '../../theme/tokens.ts';
import { FeatureIllustration } from './FeatureIllustration.tsx';

it.each(Object.keys(doors) as DoorName[])(
  'draws the door of %s in its colors, with a leaf',
  (door) => {
    const { container } = render(<FeatureIllustration door={door} />);
    const leaf = container.querySelector('.leaf');
    expect(leaf?.firstElementChild).toHaveAttribute('fill', doors[door].deep);
    expect(container.querySelector('path')).toHaveAttribute('fill', doors[door].tint);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
);

it('leaves the wall away where the door stands on a page', () => {
  const { container } = render(<FeatureIllustration door="dashboard" crop="entrance" />);
  expect(container.querySelector(`[fill="${doors.dashboard.tint}"]`)).not.toBeInTheDocument();
});
