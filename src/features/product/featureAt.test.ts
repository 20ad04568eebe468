import { FEATURE_SLUGS, paths } from '../../contract/paths';
import { featureAt } from './featureAt';

it.each(FEATURE_SLUGS)('finds %s at its own address', (slug) => {
  expect(featureAt(paths.feature(slug))).toBe(slug);
});

it('reads an address as the router does', () => {
  expect(featureAt('/FEATURES/Dashboard/')).toBe('dashboard');
  expect(featureAt('/features/%64ashboard')).toBe('dashboard');
});

it('says what to do when no feature lives at an address', () => {
  expect(() => featureAt('/features/teleport')).toThrow(
    'No feature lives at /features/teleport. Add it to FEATURE_SLUGS.',
  );
});
