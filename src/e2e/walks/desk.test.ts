import { axeViolations } from '../axe.ts';
import { atDesk, JOURNEY_MS, OWNER, person, post, register } from '../deskSite.ts';
import { widths } from '../visit.ts';

it(
  'has no accessibility violation on any screen',
  async () => {
    await register('Ben');
    await post('/api/request-demo', {
      ...person('Cleo'),
      real_estate_experience: '4+ deals a month',
      monthly_budget: '0-$500',
      preferred_datetime: '2099-01-06T18:00:00.000Z',
      opening_hours: 'x',
    });
    const found: Record<string, string[]> = {};
    await atDesk({}, async (page) => {
      const look = async (screen: string) => {
        for (const width of [widths.desktop, widths.phone]) {
          await page.setViewportSize({ width, height: 844 });
          const violations = await axeViolations(page);
          if (violations.length > 0) found[`${screen} at ${width}`] = violations;
        }
      };
      const screens = [
        '/admin',
        '/admin/leads',
        '/admin/leads?q=nobody',
        '/admin/leads/HD-000000',
        '/admin/events',
        '/admin/events/live-rotation',
        '/admin/people',
        `/admin/people/change?action=remove&address=${encodeURIComponent(OWNER)}`,
        '/admin/status',
        '/admin/newsletter',
      ];
      for (const screen of screens) {
        await page.goto(screen);
        await look(screen);
      }
      await page.goto('/admin/newsletter');
      await page.getByRole('button', { name: 'Write an issue' }).click();
      await look('an issue');
      await page.goto('/admin/leads?status=held');
      await page.getByRole('link', { name: 'Cleo Vela' }).click();
      await look('a held lead');
      await page.getByRole('button', { name: 'Discard' }).click();
      await look('a question');
      await page.goto('/admin/events/live-rotation');
      await page.getByLabel('Subject').fill('x');
      await page.getByLabel('Text').fill('Here it is.');
      await page.getByRole('button', { name: 'Look at the email' }).click();
      await look('an email before it goes');
      await page.goto('/admin/people');
      await page.locator('summary').last().press('Enter');
      await look('an open menu');
    });
    expect(found).toEqual({});
  },
  JOURNEY_MS,
);
