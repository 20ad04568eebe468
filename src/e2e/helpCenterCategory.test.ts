import { paths } from '../contract/paths.ts';
import { axeViolations, visit, widths, type Visit } from './visit.ts';

type Page = Visit['page'];

const CATEGORY = paths.helpCategory('leads-and-assignment');

const filter = (page: Page) => page.getByRole('searchbox', { name: 'Search topics' });
const parts = (page: Page) => page.getByRole('main').getByRole('region');
const topics = (page: Page) => parts(page).getByRole('link').allInnerTexts();

it('leads from the help center to a category, a topic, and back by the breadcrumbs', async () => {
  await visit(paths.helpCenter, {}, async ({ page, ready }) => {
    await ready();
    await page.getByRole('main').getByRole('link', { name: 'Leads and assignment' }).click();
    await page.waitForURL(`**${CATEGORY}`);
    await filter(page).waitFor();
    const [first = ''] = await topics(page);
    await parts(page).getByRole('link', { name: first }).click();
    await page.getByRole('heading', { level: 1, name: first }).waitFor();
    const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
    await breadcrumb.getByRole('link', { name: 'Leads and assignment' }).click();
    await page.getByRole('heading', { level: 1, name: 'Leads and assignment' }).waitFor();
    await breadcrumb.getByRole('link', { name: 'Help center' }).click();
    await page.getByRole('heading', { level: 1, name: 'How can we help?' }).waitFor();
  });
});

it('filters the topics whatever their case, and hides subcategories that have none left', async () => {
  await visit(CATEGORY, {}, async ({ page, ready }) => {
    await ready();
    const all = await topics(page);
    const count = await parts(page).count();
    expect(count).toBeGreaterThan(1);
    await filter(page).fill('ROTATION');
    await page.waitForFunction(
      (before) => document.querySelectorAll('main section').length < before,
      count,
    );
    const left = await topics(page);
    expect(left).toEqual(all.filter((topic) => /rotation/i.test(topic)));
    expect(left.length).toBeGreaterThan(0);
    await filter(page).fill('');
    expect(await topics(page)).toEqual(all);
  });
});

it.each([widths.desktop, widths.phone])('says that no topic is left, %i px wide', async (width) => {
  await visit(CATEGORY, { width }, async ({ page, ready }) => {
    await ready();
    const count = (await topics(page)).length;
    await filter(page).fill('zebra');
    await page.getByRole('status').getByText('No topics found matching your search.').waitFor();
    expect(await parts(page).count()).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Show all topics' }).click();
    expect(await filter(page).inputValue()).toBe('');
    expect(await topics(page)).toHaveLength(count);
    expect(
      await page.getByRole('heading', { level: 1 }).evaluate((h1) => h1.matches(':focus')),
    ).toBe(true);
  });
});

it('shows all topics without scripts, and no field that would do nothing', async () => {
  await visit(CATEGORY, { javaScript: false }, async ({ page }) => {
    expect(await filter(page).isVisible()).toBe(false);
    expect((await topics(page)).length).toBeGreaterThan(5);
  });
});
