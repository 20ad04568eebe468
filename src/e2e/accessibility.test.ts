import { onEveryRoute } from './everyRoute';
import { axeViolations, widths } from './visit';

it('has nothing for axe to find on any route of a wide window', async () => {
  expect(await onEveryRoute(widths.desktop, axeViolations)).toEqual({});
});
