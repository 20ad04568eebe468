import { ROUTE_GROUPS } from '../everyRoute.ts';
import { startSiteInParts } from '../pagesInParts.ts';
import { visit, widths } from '../visit.ts';
import { layoutShifts, nextFrame } from '../pageSteps.ts';

/** Half of what Web Vitals call good. A text in the middle of its row moves as the row fills. */
const MAX_SHIFT = 0.05;

it.each(
  [widths.phone, widths.laptop].flatMap((width) =>
    ROUTE_GROUPS.map(({ routes }) => ({ width, routes })),
  ),
)(
  'does not shift at $width px when the HTML of a page arrives in parts, on $routes',
  async ({ width, routes }) => {
    const site = await startSiteInParts();
    const options = {
      site: site.url,
      width,
      isolated: true,
      beforeReady: true,
      expectedMessages: /status of 404/,
    };
    const found: Record<string, unknown> = {};
    await visit('/robots.txt', options, async ({ page, ready }) => {
      for (const route of routes) {
        await page.goto(route, { waitUntil: 'commit' });
        do await nextFrame(page);
        while (site.sendPart());
        await ready();
        const shifts = await layoutShifts(page);
        const sum = shifts.reduce((total, { value }) => total + value, 0);
        if (sum > MAX_SHIFT) found[route] = shifts;
      }
    });
    expect(found).toEqual({});
  },
);
