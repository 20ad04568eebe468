import { text } from 'node:stream/consumers';
import { paths } from '../contract/paths.ts';
import { fakePaths } from './fakeContentApi.ts';
import { goInside, visit, type Preparing, type Visit, type VisitOptions } from './visit.ts';
import { withExternalSite } from './withExternalSite.ts';

/** Of the published events, one that is always over and one that is always to come. */
const PAST = paths.event('reading-the-year');
const COMING = paths.event('import-day-together');
const CLOSED = 'This event has already taken place';

const external = withExternalSite({ depth: 1 });

/** An event of December 3, 2099, 11:00 in New York, 45 minutes long. */
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
  ['Asia/Tokyo', 'Friday, December 4, 2099, 1:00 AM, Japan Standard Time'],
  ['America/Los_Angeles', '8:00 AM, Pacific Standard Time'],
  ['America/New_York', '11:00 AM, Eastern Standard Time'],
])("shows an event's time in its own zone and in %s", (timeZone, yourTime) =>
  visitEvent(
    async (opened) => {
      await opened.page.getByText(yourTime).waitFor();
      expect(await factsOf(opened)).toEqual({
        Date: 'Thursday, December 3, 2099',
        Time: '11:00 AM, Eastern Time',
        Duration: '45 minutes',
        'Your time': yourTime,
      });
      expect(await opened.page.getByText('About the event.').isVisible()).toBe(true);
      expect(await opened.page.getByText('Wilma Fakely').isVisible()).toBe(true);
    },
    { timeZone },
  ),
);

it('offers the calendars of Google and Outlook and a file for all others', () =>
  visitEvent(async ({ page }) => {
    const ways = page.getByRole('group', { name: 'Add to calendar' });
    const linkOf = async (name: string) =>
      new URL((await ways.getByRole('link', { name }).getAttribute('href'))!);

    const google = await linkOf('Google');
    expect(google.host).toBe('calendar.google.com');
    expect(google.searchParams.get('dates')).toBe('20991203T160000Z/20991203T164500Z');
    expect(google.searchParams.get('text')).toBe('Other event 1');
    const outlook = await linkOf('Outlook');
    expect(outlook.host).toMatch(/^outlook\./);
    expect(outlook.searchParams.get('startdt')).toBe('2099-12-03T16:00:00.000Z');
    expect(outlook.searchParams.get('enddt')).toBe('2099-12-03T16:45:00.000Z');

    const downloading = page.waitForEvent('download');
    await ways.getByRole('link', { name: '.ics file' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('other-event-1.ics');
    const file = await text(await download.createReadStream());
    expect(file).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(file).toContain('DTSTART:20991203T160000Z\r\nDTEND:20991203T164500Z\r\n');
    expect(file).toContain(`URL:${external.site.url}${fakePaths.event}`);
  }));

it.each([
  ['with', true],
  ['without', false],
])('says that an event is over and closes its form %s scripts', (_, javaScript) =>
  visit(PAST, { javaScript }, async ({ page, ready }) => {
    if (javaScript) await ready();
    expect(await page.getByRole('heading', { name: CLOSED }).isVisible()).toBe(true);
    const videos = page.getByRole('link', { name: 'Watch the videos' });
    expect(await videos.getAttribute('href')).toBe(paths.allVideos);
    expect(await page.getByRole('heading', { name: 'Register for this Event' }).count()).toBe(0);
    expect(await page.getByRole('group', { name: 'Add to calendar' }).count()).toBe(0);
  }),
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
    { alone: true, prepare: (context) => context.clock.install({ time: '2099-12-03T16:44:00Z' }) },
  ));

it('says what is loading, and then that there is no such event', () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const prepare = (context: Preparing) =>
    context.route('**/api/webinars/**', async (route) => {
      await released;
      await route.continue();
    });
  return visit(
    '/no/such/page',
    { prepare, expectedMessages: /status of 404/ },
    async ({ page, ready }) => {
      await ready();
      await goInside(page, paths.event('gone'));
      await page.getByRole('heading', { level: 1, name: 'Loading event details...' }).waitFor();
      release();
      await page.getByRole('heading', { level: 1, name: 'Event not found' }).waitFor();
      const back = page.getByRole('link', { name: 'Back to webinars' });
      expect(await back.getAttribute('href')).toBe(paths.webinars);
    },
  );
});

it('says that an event did not arrive, and reads it when asked', async () => {
  external.api.answer('/webinars/events/other-event-1', { status: 500 });
  const expectedMessages = /status of 50\d/;
  await visitEvent(
    async ({ page }) => {
      await page.getByRole('heading', { level: 1, name: 'Oops! Something went wrong.' }).waitFor();
      external.api.restore();
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByRole('heading', { level: 1, name: 'Other event 1' }).waitFor();
    },
    { expectedMessages },
  );
});
