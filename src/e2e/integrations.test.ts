import type { BrowserContext, Page } from 'playwright-core';
import { paths } from '../contract/paths.ts';
import { visit, widths } from './visit.ts';

const appNames = (page: Page) =>
  page
    .getByRole('list', { name: 'Integrations', exact: true })
    .getByRole('heading')
    .allInnerTexts();
const documents = ['Inkhouse Sign', 'Drawerfold', 'Ratewharf'];

it('keeps the chosen group in the address, on Back and after a reload', () =>
  visit(paths.allIntegrations, {}, async ({ page }) => {
    const groups = page.getByRole('navigation', { name: 'Groups of integrations' });
    await page.getByRole('button', { name: 'Next' }).click();
    await page.waitForURL('**/all-integrations?page=2');
    await groups.getByRole('link', { name: 'Documents' }).click();
    await page.waitForURL('**/all-integrations?group=Documents');
    await page.getByText('3 apps in Documents', { exact: true }).waitFor();
    expect(await appNames(page)).toEqual(documents);

    await page.reload();
    expect(await appNames(page)).toEqual(documents);
    await page.getByRole('searchbox').fill('letter');
    await page.waitForURL('**/all-integrations?q=letter&group=Documents');
    await page.getByText('1 app for “letter” in Documents', { exact: true }).waitFor();
    expect(await groups.getByRole('link', { name: 'Showings 0' }).isVisible()).toBe(true);

    await page.goBack();
    await page.waitForURL('**/all-integrations?page=2');
    await page.getByText('2 of 3', { exact: true }).waitFor();
    expect(await groups.locator('[aria-current]').innerText()).toContain('All');
  }));

it('filters by group and search without scripts', () => {
  const options = { width: widths.phone, javaScript: false };
  return visit(paths.allIntegrations, options, async ({ page }) => {
    await page.getByRole('link', { name: 'Documents' }).click();
    expect(await appNames(page)).toEqual(documents);
    await page.getByRole('searchbox').fill('letter');
    await page.getByRole('searchbox').press('Enter');
    await page.waitForURL('**/all-integrations?q=letter&group=Documents');
    expect(await appNames(page)).toEqual(['Ratewharf']);
  });
});

const carousel = (page: Page) =>
  page.getByRole('region', { name: 'What connected apps do for you' });

it('turns the carousel with a swipe and never by itself', () => {
  const prepare = ({ clock }: BrowserContext) => clock.install();
  const options = { width: widths.phone, isolated: true, prepare };
  return visit(paths.integrations, options, async ({ page }) => {
    await carousel(page).scrollIntoViewIfNeeded();
    const session = await page.context().newCDPSession(page);
    const scene = (await carousel(page).getByRole('img').boundingBox())!;
    const y = scene.y + 100;
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x, y }],
      });
    await touch('touchStart', 300);
    for (const x of [260, 220, 180]) await touch('touchMove', x);
    await touch('touchEnd');
    const second = carousel(page).getByText('Slide 2 of 3: Instant lead generation');
    await second.waitFor();
    await page.clock.runFor(60_000);
    expect(await second.isVisible()).toBe(true);
  });
});
