import { paths } from '../contract/paths.ts';
import { sitePrices } from '../testing/server/sitePrices.ts';
import { visit, widths } from './visit.ts';

it('toggles the billing period with the keyboard without moving anything, and restores it with Back', () =>
  visit(paths.pricing, {}, async ({ page }) => {
    const boxes = () =>
      page
        .locator('main :is(article, article a, table, tr, h2)')
        .evaluateAll((elements) =>
          elements.map((element) => JSON.stringify(element.getBoundingClientRect())),
        );
    const team = page.getByRole('article').filter({ hasText: 'Most popular' });
    const { annual, saving } = await sitePrices('Team');
    await page.evaluate(() => document.fonts.ready);
    const before = await boxes();

    await page.getByRole('radio', { name: 'Monthly' }).focus();
    await page.keyboard.press('ArrowRight');
    await team.getByText(annual).waitFor();
    expect(await team.getByText(saving).isVisible()).toBe(true);
    expect(await boxes()).toEqual(before);
    await page.waitForURL('**/pricing?billing=annual');
    await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
    await page.waitForURL(`**${paths.about}`);
    await page.goBack();
    await page.getByRole('radio', { name: 'Annual', checked: true }).waitFor();
  }));

it.each([widths.desktop, widths.phone])(
  'keeps the table header below the navbar at %i px',
  (width) =>
    visit(paths.pricing, { width }, async ({ page }) => {
      const rows = page.getByRole('table').getByRole('row');
      await rows.nth(12).evaluate((row) => row.scrollIntoView({ block: 'center' }));
      const navbar = (await page.getByRole('banner').boundingBox())!;
      const { y } = (await page.getByRole('columnheader', { name: /^Team/ }).boundingBox())!;
      expect(Math.abs(y - navbar.y - navbar.height)).toBeLessThan(2);
    }),
);

it('compares two plans at a time on a phone', () =>
  visit(paths.pricing, { width: widths.phone }, async ({ page }) => {
    const headers = page.getByRole('table').getByRole('columnheader');
    const names = async () => (await headers.allInnerTexts()).map((text) => text.split('\n')[0]);
    expect(await names()).toEqual(['Feature', 'Solo', 'Team']);
    await page.getByRole('combobox', { name: 'Compare Team with' }).selectOption('Brokerage');
    await page.getByRole('columnheader', { name: /^Brokerage/ }).waitFor();
    expect(await names()).toEqual(['Feature', 'Team', 'Brokerage']);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(widths.phone);
  }));

it('shows every plan and its trial in the first screen of 1440 by 900', () =>
  visit(paths.pricing, { width: 1440 }, async ({ page }) => {
    const plans = page.getByRole('list', { name: 'Plans' });
    const offers = await plans.getByRole('link', { name: /^Get Started with/ }).all();
    const trials = await page
      .getByText('14 days free. No credit card needed. Cancel anytime.')
      .all();
    expect(offers).toHaveLength(3);
    for (const element of [...offers, ...trials]) {
      const { y, height } = (await element.boundingBox())!;
      expect(y + height).toBeLessThan(900);
    }
  }));
