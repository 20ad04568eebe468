import { visit, widths, type Preparing } from './visit.ts';

it('toggles the billing period without moving anything, and keeps it in the address', async () => {
  await visit('/pricing', {}, async ({ page, ready }) => {
    await ready();
    const places = () =>
      page
        .locator('main :is(article, article a, table, tr, h2)')
        .evaluateAll((elements) =>
          elements.map((element) => JSON.stringify(element.getBoundingClientRect())),
        );
    const team = page.getByRole('article').filter({ hasText: 'Most popular' });
    await page.evaluate(() => document.fonts.ready);
    const before = await places();

    await page.getByText('Annual', { exact: true }).click();
    await team.getByText('$768').waitFor();
    expect(await team.getByText('You save $384 a year (33%)').isVisible()).toBe(true);
    expect(await places()).toEqual(before);
    await page.waitForURL('**/pricing?billing=annual');

    await page.reload();
    await ready();
    expect(await page.getByRole('radio', { name: 'Annual' }).isChecked()).toBe(true);
    expect(await team.getByText('$768').isVisible()).toBe(true);
  });
});

it('keeps the table header in sight and leaves out what is alike', async () => {
  await visit('/pricing', {}, async ({ page, ready }) => {
    await ready();
    const rows = page.getByRole('table').getByRole('row');
    const all = await rows.count();
    const navbarBottom = await page
      .getByRole('banner')
      .evaluate((element) => element.getBoundingClientRect().bottom);
    await rows.nth(12).evaluate((row) => row.scrollIntoView({ block: 'center' }));
    const header = page.getByRole('columnheader', { name: /^Team/ });
    const top = await header.evaluate((element) => element.getBoundingClientRect().top);
    expect(Math.abs(top - navbarBottom)).toBeLessThan(2);

    await page.getByRole('checkbox', { name: 'Show differences only' }).check();
    expect(await rows.count()).toBeLessThan(all);
  });
});

it('compares two plans side by side on a phone, without scrolling sideways', async () => {
  await visit('/pricing', { width: widths.phone }, async ({ page, ready }) => {
    await ready();
    const headers = page.getByRole('table').getByRole('columnheader');
    const texts = async () => (await headers.allInnerTexts()).map((text) => text.split('\n')[0]);
    expect(await texts()).toEqual(['Feature', 'Solo', 'Team']);
    await page.getByRole('combobox', { name: 'Compare Team with' }).selectOption('Brokerage');
    await page.getByRole('columnheader', { name: /^Brokerage/ }).waitFor();
    expect(await texts()).toEqual(['Feature', 'Team', 'Brokerage']);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(widths.phone);
  });
});

it('offers its plans within the first screen of 1440 by 900, and the trial below each button', async () => {
  await visit('/pricing', { width: 1440 }, async ({ page }) => {
    const offers = page.getByRole('link', { name: /^Get started with/ });
    const trials = page.getByText('14 days free. No card. Cancel any time.');
    expect(await offers.count()).toBe(3);
    for (const thing of [...(await offers.all()), ...(await trials.all())]) {
      const { y, height } = (await thing.boundingBox())!;
      expect(y + height).toBeLessThan(900);
    }
  });
});

it('finds the plan for an office without scripts, too', async () => {
  const options = { width: 1440, javaScript: false };
  await visit('/pricing', options, async ({ page }) => {
    await page.getByRole('textbox', { name: 'People' }).fill('9');
    await page.getByRole('textbox', { name: 'New leads a month' }).fill('40');
    await page.getByRole('button', { name: 'Show the plan' }).click();
    await page.waitForURL('**/pricing?people=9&leads=40');
    const team = page.getByRole('article').filter({ hasText: 'Most popular' });
    expect(await team.getByText('Fits your office').isVisible()).toBe(true);
    expect(await page.getByRole('main').getByRole('status').innerText()).toContain(
      '$108 per month',
    );
  });
});

it('keeps what was chosen before the scripts had started', async () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const options = {
    width: widths.phone,
    prepare: async (context: Preparing) => {
      await context.route('**/assets/*.js', async (route) => {
        await released;
        await route.continue();
      });
    },
  };
  await visit('/pricing', options, async ({ page, ready }) => {
    await page.getByText('Annual', { exact: true }).click();
    await page.getByRole('combobox', { name: 'Compare Team with' }).selectOption('Brokerage');
    await page.getByRole('textbox', { name: 'People' }).fill('7');
    await page.getByRole('checkbox', { name: 'Show differences only' }).check();
    const rows = await page.getByRole('table').getByRole('row').count();
    release();
    await ready();
    await page.waitForURL('**/pricing?billing=annual&people=7');
    await page.getByRole('columnheader', { name: 'Brokerage $2,016 per year' }).waitFor();
    expect(await page.getByRole('radio', { name: 'Annual' }).isChecked()).toBe(true);
    expect(await page.getByRole('table').getByRole('row').count()).toBeLessThan(rows);
  });
});

it('keeps the plan in sight while a phone scrolls through its rows', async () => {
  await visit('/pricing', { width: widths.phone }, async ({ page, ready }) => {
    await ready();
    const header = page.getByRole('columnheader', { name: /^Team/ });
    const rows = page.getByRole('table').getByRole('row');
    await rows.nth(14).evaluate((row) => row.scrollIntoView({ block: 'center' }));
    const bar = (await page.getByRole('banner').boundingBox())!;
    const { y } = (await header.boundingBox())!;
    expect(Math.abs(y - bar.y - bar.height)).toBeLessThan(2);
  });
});

it('is worked by the keyboard alone', async () => {
  await visit('/pricing', {}, async ({ page, ready }) => {
    await ready();
    await page.getByRole('radio', { name: 'Monthly' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForURL('**/pricing?billing=annual');
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('value'));
    expect(await focused()).toBe('annual');
    await page.keyboard.press('ArrowRight');
    await page.waitForURL('**/pricing');
    expect(await focused()).toBe('monthly');

    for (const plan of ['Solo', 'Team', 'Brokerage']) {
      await page.keyboard.press('Tab');
      const name = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
      expect(name).toBe(`Get started with ${plan}`);
    }
    for (const label of ['People', 'New leads a month']) {
      await page.keyboard.press('Tab');
      await page.keyboard.type('7');
      expect(await page.getByLabel(label).inputValue()).toBe('7');
    }
    await page.waitForURL('**/pricing?people=7&leads=7');
    // The plan that fits
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const rows = await page.getByRole('table').getByRole('row').count();
    await page.keyboard.press('Space');
    expect(await page.getByRole('checkbox').isChecked()).toBe(true);
    expect(await page.getByRole('table').getByRole('row').count()).toBeLessThan(rows);
  });
});
