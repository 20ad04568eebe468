import { axeViolations } from './axe.ts';
import { atDesk, JOURNEY_MS, person, post, register } from './deskSite.ts';
import { widths } from './visit.ts';

it.each([
  ['with scripts on a desktop', { width: widths.desktop }],
  ['without scripts on a phone', { width: widths.phone, javaScript: false }],
])(
  'answers a lead, writes to guests and adds a person %s',
  async (_how, options) => {
    // A bot fills in the hidden field.
    await post('/api/request-demo', {
      ...person('Marcus'),
      real_estate_experience: '4+ deals a month',
      monthly_budget: '0-$500',
      preferred_datetime: '2099-01-05T18:00:00.000Z',
      opening_hours: 'x',
    });
    await register('Ann');
    await atDesk(options, async (page) => {
      await page.getByRole('link', { name: 'Look at them' }).click();
      await page.getByRole('link', { name: 'Marcus Vela' }).first().click();
      await page.getByRole('button', { name: 'Release' }).click();
      await page.getByText('Released. Its emails are on their way.').waitFor();
      await page.getByRole('button', { name: 'Delete this person' }).click();
      await page.getByRole('heading', { name: 'Delete everything that' }).waitFor();
      await page.getByRole('button', { name: 'Delete this person' }).click();
      await page.getByText('Everything that this person sent is deleted.').waitFor();

      await page.goto('/admin/events/live-rotation');
      await page.getByLabel('Subject').fill('The spreadsheet');
      await page.getByLabel('Text').fill('Here it is.');
      await page.getByRole('button', { name: 'Look at the email' }).click();
      await page.getByRole('button', { name: 'Send to 1 guest' }).click();
      await page.getByText('on its way to 1 guest').waitFor();

      await page.goto('/admin/people');
      await page.getByLabel('Email address').fill(`tom${options.width}@desk.test`);
      await page.getByLabel('Role').selectOption('sales');
      await page.getByRole('button', { name: 'Add person' }).click();
      await page.getByText('Added. All owners get an email.').waitFor();
      if (options.width === widths.desktop) expect(await axeViolations(page)).toEqual([]);
      await page.getByLabel(`Change tom${options.width}@desk.test`).click();
      await page.getByRole('link', { name: 'Remove from the desk' }).click();
      await page.getByRole('button', { name: 'Remove' }).click();
      await page.getByText('Removed and signed out.').waitFor();
    });
  },
  JOURNEY_MS,
);
