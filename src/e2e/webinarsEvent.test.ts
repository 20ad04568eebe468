import { paths } from '../contract/paths.ts';
import { fakePaths } from './fakeContentApi.ts';
import { visit, type Visit, type VisitOptions } from './visit.ts';
import { withExternalSite } from './withExternalSite.ts';

const COMING = paths.event('import-day-together');
const CLOSED = 'This event has already taken place';

const external = withExternalSite({ depth: 1 });

/** An event of December 3, 2099, 11:00 in the site's zone, Pacific Time, 45 minutes long. */
const visitEvent = (test: (visit: Visit) => Promise<void>, options: VisitOptions = {}) =>
  visit(fakePaths.event, { site: external.site.url, ...options }, async (opened) => {
    await opened.ready();
    await test(opened);
  });

const factsOf = async ({ page }: Visit): Promise<Record<string, string>> => {
  const terms = await page.locator('main dl').first().getByRole('term').allInnerTexts();
  const groups = await page
    .locator('main dl')
    .first()
    .locator('> div')
    .evaluateAll((elements) =>
      elements.map((element) =>
        [...element.querySelectorAll('dd')].map((value) => value.textContent).join(', '),
      ),
    );
  return Object.fromEntries(terms.map((term, index) => [term, groups[index] ?? '']));
};

it.each([
  ['Asia/Tokyo', 'Friday, December 4, 2099, 4:00 AM, Japan Standard Time'],
  ['America/Los_Angeles', '11:00 AM, Pacific Standard Time'],
  ['America/New_York', '2:00 PM, Eastern Standard Time'],
])("shows an event's time in its own zone and in %s", (timeZone, yourTime) =>
  visitEvent(
    async (opened) => {
      await opened.page.getByText(yourTime).waitFor();
      expect(await factsOf(opened)).toEqual({
        Date: 'Thursday, December 3, 2099',
        Time: '11:00 AM, Pacific Time',
        Duration: '45 minutes',
        'Your time': yourTime,
      });
      expect(await opened.page.getByText('About the event.').isVisible()).toBe(true);
      expect(await opened.page.getByText('Wilma Fakely').isVisible()).toBe(true);
    },
    { timeZone },
  ),
);

it('leaves the form of an event to come open, without scripts too', () =>
  visit(COMING, { javaScript: false }, async ({ page }) => {
    const form = page.getByRole('form', { name: 'Register for this Event' });
    expect(await form.isVisible()).toBe(true);
    expect(await page.getByText(CLOSED).count()).toBe(0);
    // Nobody knows the visitor's zone.
    expect(await page.getByText('Your time').isVisible()).toBe(false);
  }));

it('closes the form when the event ends while the page is open', () =>
  visitEvent(
    async ({ page }) => {
      const form = page.getByRole('form', { name: 'Register for this Event' });
      await page.clock.runFor('00:30');
      expect(await form.isVisible()).toBe(true);
      await page.clock.runFor('01:00');
      await page.getByRole('heading', { name: CLOSED }).waitFor();
      expect(await form.count()).toBe(0);
    },
    { alone: true, prepare: (context) => context.clock.install({ time: '2099-12-03T19:44:00Z' }) },
  ));
