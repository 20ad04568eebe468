import type { BrowserContext } from 'playwright-core';
import { paths } from '../contract/paths.ts';
import { DEMO_FIELDS, demoServer, errorsAt, field, fillIn, focused } from './leadForms.ts';
import { visit, type Visit } from './visit.ts';

const { 'Preferred date': _date, 'Preferred time': _time, ...PERSON } = DEMO_FIELDS;
const MOMENT = ['Preferred date', 'Preferred time'];
const MISSING = 'Please select both date and time';
const PAST = 'Date and time must be in the future';

/** Opens the form in Los Angeles with its clock stopped; the server's clock goes on. */
const visitAt = (
  instant: string,
  test: (
    visit: Visit & { submit: () => Promise<void>; server: ReturnType<typeof demoServer> },
  ) => Promise<void>,
) => {
  const server = demoServer();
  const options = {
    timeZone: 'America/Los_Angeles',
    alone: true,
    prepare: async (context: BrowserContext) => {
      await server.prepare(context);
      await context.clock.setFixedTime(instant);
    },
  } as const;
  return visit(paths.requestDemo, options, async ({ page, ready }) => {
    await ready();
    const submit = () => page.locator('form [type=submit]').last().click();
    await test({ page, ready, submit, server });
  });
};

const openHours = (page: Visit['page']) =>
  field(page, 'Preferred time')
    .locator('option:not([disabled])')
    .evaluateAll((options) => options.map((option) => option.textContent));

it('asks for the half of the moment that is missing, until one of the two is edited', () =>
  visitAt('2030-05-06T11:30:00-07:00', async ({ page, submit }) => {
    await fillIn(page, PERSON);
    await submit();
    await focused(page, 'Preferred date');
    expect(await errorsAt(page, MOMENT)).toEqual({
      'Preferred date': MISSING,
      'Preferred time': MISSING,
    });
    await fillIn(page, { 'Preferred time': '4:00 PM' });
    expect(await errorsAt(page, MOMENT)).toEqual({ 'Preferred date': '', 'Preferred time': '' });

    await fillIn(page, { 'Preferred time': 'Please choose', 'Preferred date': '2030-05-07' });
    await submit();
    await focused(page, 'Preferred time');
    expect(await errorsAt(page, MOMENT)).toEqual({
      'Preferred date': '',
      'Preferred time': MISSING,
    });
    await fillIn(page, { 'Preferred date': '2030-05-08' });
    expect(await errorsAt(page, MOMENT)).toEqual({ 'Preferred date': '', 'Preferred time': '' });
  }));

it('refuses a moment that has passed while the form was filled in, until it is edited', () =>
  visitAt('2030-05-06T11:30:00-07:00', async ({ page, submit, server }) => {
    await fillIn(page, { ...PERSON, 'Preferred date': '2030-05-06', 'Preferred time': '12:00 PM' });
    await page.clock.setFixedTime('2030-05-06T12:00:00-07:00');
    await submit();
    await focused(page, 'Preferred time');
    expect(await errorsAt(page, MOMENT)).toEqual({ 'Preferred date': '', 'Preferred time': PAST });
    await fillIn(page, { 'Preferred time': '1:00 PM' });
    expect(await errorsAt(page, MOMENT)).toEqual({ 'Preferred date': '', 'Preferred time': '' });

    await fillIn(page, { 'Preferred date': '2029-05-06' });
    await submit();
    await focused(page, 'Preferred time');
    expect(await errorsAt(page, MOMENT)).toEqual({ 'Preferred date': '', 'Preferred time': PAST });
    await fillIn(page, { 'Preferred date': '2030-05-06' });
    expect(await errorsAt(page, MOMENT)).toEqual({ 'Preferred date': '', 'Preferred time': '' });
    expect(server.posts).toEqual([]);

    await submit();
    await page.getByRole('heading', { name: 'Demo Scheduled Successfully!' }).waitFor();
    expect(server.posts.map(({ body }) => body.preferred_datetime)).toEqual([
      '2030-05-06T20:00:00.000Z',
    ]);
  }));

it('offers ten hours in 12-hour words, today only those to come, and no day before today', () =>
  // In Greenwich it is tomorrow already.
  visitAt('2030-05-06T17:10:00-07:00', async ({ page }) => {
    const date = field(page, 'Preferred date');
    expect(await date.getAttribute('min')).toBe('2030-05-06');
    const all = [
      'Please choose',
      ...['9:00 AM', '10:00 AM', '11:00 AM', '12:00 PM', '1:00 PM'],
      ...['2:00 PM', '3:00 PM', '4:00 PM', '5:00 PM', '6:00 PM'],
    ];
    expect(await openHours(page)).toEqual(all);
    await date.fill('2030-05-06');
    expect(await openHours(page)).toEqual(['Please choose', '6:00 PM']);
    await date.fill('2030-05-07');
    expect(await openHours(page)).toEqual(all);
  }));

it('says in which zone the times are, at both fields', () =>
  visitAt('2030-05-06T11:30:00-07:00', async ({ page }) => {
    const words = page.getByText(
      'Times are in your time zone, Pacific Daylight Time (America/Los Angeles).',
    );
    await page.mouse.move(1, 1);
    await words.waitFor();
    const id = await words.getAttribute('id');
    for (const label of MOMENT) {
      expect(await field(page, label).getAttribute('aria-describedby')).toBe(id);
    }
  }));
