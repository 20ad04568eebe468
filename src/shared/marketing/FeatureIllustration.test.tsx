import { render } from '@testing-library/react';
import { featureHues, hues, type IllustratedFeature } from '../../theme/tokens.ts';
import { FeatureIllustration } from './FeatureIllustration.tsx';

it.each(Object.keys(featureHues) as IllustratedFeature[])(
  'draws the door of %s in its colors, with a leaf',
  (feature) => {
    const { container } = render(<FeatureIllustration feature={feature} />);
    const leaf = container.querySelector('.leaf');
    expect(leaf?.firstElementChild).toHaveAttribute('fill', hues[featureHues[feature]].deep);
    expect(container.querySelector('path')).toHaveAttribute(
      'fill',
      hues[featureHues[feature]].tint,
    );
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
);

it('leaves the wall away where the door stands on a page', () => {
  const { container } = render(<FeatureIllustration feature="dashboard" crop="entrance" />);
  expect(container.querySelector(`[fill="${hues.mist.tint}"]`)).not.toBeInTheDocument();
});
