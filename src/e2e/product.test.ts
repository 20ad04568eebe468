import type { Page } from 'playwright-core';
import type { FeatureSlug } from '../contract/navigation.ts';
import { paths } from '../contract/paths.ts';
import { until } from '../testing/until.ts';
import { visit, widths } from './visit.ts';
import { delayRequests, quotationFont } from './pageSteps.ts';

it('loads images on a phone when the visitor scrolls near them', () => {
  const scripts = delayRequests(/\.js$/);
  const options = { width: widths.phone, beforeReady: true, prepare: scripts.prepare };
  return visit(paths.feature('lead-management-system'), options, async ({ page }) => {
    const images = page.getByRole('main').locator('picture img');
    const loadedCount = () =>
      page.evaluate(
        () =>
          performance.getEntriesByType('resource').filter(({ name }) => name.includes('/scenes/'))
            .length,
      );
    expect([await images.count(), await loadedCount()]).toEqual([4, 1]);
    for (const image of await images.all()) await image.scrollIntoViewIfNeeded();
    await until(async () => (await loadedCount()) === 4, 'four images');
    scripts.release();
  });
});

const useRotation = async (page: Page) => {
  const handOver = page.getByRole('button', { name: 'Hand it to' });
  for (let lead = 0; lead < 3; lead += 1) await handOver.click();
};

const useRoles = async (page: Page) => {
  for (const role of ['Broker', 'Admin', 'Team lead']) await page.getByText(role).first().click();
};

const useCampaign = async (page: Page) => {
  const section = page.locator('section', { has: page.getByRole('radio', { name: 'Day 45' }) });
  const { height } = (await section.boundingBox())!;
  for (const day of ['Day 1', 'Day 4', 'Day 12', 'Day 30', 'Day 45']) {
    await page.getByText(day, { exact: true }).click();
    expect([day, (await section.boundingBox())!.height]).toEqual([day, height]);
  }
};

/** Each sentence of the summary shows its line of the call. */
const useCall = async (page: Page) => {
  const transcript = page.getByRole('list', { name: 'Transcript' });
  const lines = await page.getByRole('button', { name: /^Sentence at/ }).all();
  expect(lines).toHaveLength(4);
  for (const line of lines) {
    await line.click();
    const list = (await transcript.boundingBox())!;
    const sentence = (await transcript.locator('[aria-current]').boundingBox())!;
    expect(sentence.y).toBeGreaterThanOrEqual(list.y);
    expect(sentence.y + sentence.height).toBeLessThanOrEqual(list.y + list.height);
  }
};

it.each(['campaigns-and-opportunities', 'activity-tracking'] as const)(
  'keeps the choices of %s within the window of a phone',
  (slug) =>
    visit(paths.feature(slug), { width: widths.phone }, async ({ page }) => {
      const choices = page.locator('section [role=radiogroup]:has(> :nth-child(5))').first();
      const { x, width } = (await choices.boundingBox())!;
      const place = (await choices.locator('xpath=../..').boundingBox())!;
      expect(x + width).toBeLessThanOrEqual(place.x + place.width);
    }),
);

it.each<[FeatureSlug, number, (page: Page) => Promise<void>]>([
  ['lead-management-system', widths.phone, useRotation],
  ['lead-management-system', widths.desktop, useRotation],
  ['user-management', widths.phone, useRoles],
  ['campaigns-and-opportunities', widths.phone, useCampaign],
  ['realtime-communication', widths.phone, useCall],
])('moves nothing while visitors use the live section of %s at %i px', (slug, width, use) =>
  visit(paths.feature(slug), { width }, async ({ page }) => {
    const size = () =>
      page.evaluate(() => {
        const { scrollWidth, scrollHeight } = document.documentElement;
        return { scrollWidth, scrollHeight };
      });
    await quotationFont(page);
    const before = await size();
    await use(page);
    expect(await size()).toEqual(before);
    expect(before.scrollWidth).toBe(width);
  }),
);
