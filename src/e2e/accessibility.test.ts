import { onEveryRoute } from './everyRoute.ts';
import { axeComplaints, widths } from './visit.ts';

it('has nothing for axe to find on any route of a wide window', async () => {
  expect(await onEveryRoute(widths.desktop, axeComplaints)).toEqual({});
});
