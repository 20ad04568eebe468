import type { Page } from 'playwright-core';
import { POST_HEADING_OFFSET } from '../contract/constants.ts';
import { paths } from '../contract/paths.ts';
import { visit, type VisitOptions } from './visit.ts';
import { delayRequests, goInside, waitForHeading, readsShown } from './pageSteps.ts';
import { READS } from './reads.ts';

const scrollToEnd = (page: Page) =>
  page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));

/** Waits until focus is on the element of the address's fragment, and that is in view below the bar. */
export const waitForTarget = (page: Page) =>
  page.waitForFunction(() => {
    const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
    const bar = document.querySelector('header')!.getBoundingClientRect().bottom;
    const { top = -1 } = target?.getBoundingClientRect() ?? {};
    return target === document.activeElement && top >= bar && top < window.innerHeight;
  });

const headingOf = async (page: Page, path: string): Promise<string> => {
  await page.goto(path);
  return page.evaluate(() => {
    const entries = document.querySelectorAll<HTMLAnchorElement>('main nav ol[id] a');
    return entries[1]!.hash;
  });
};

export const showsLateTarget = (target: string, { width }: VisitOptions = {}): Promise<void> => {
  const reads = delayRequests(READS);
  return visit(paths.about, { width, prepare: reads.prepare }, async ({ page }) => {
    await scrollToEnd(page);
    await goInside(page, target);
    await page.waitForFunction(() => document.activeElement !== document.body);
    reads.release();
    await readsShown(page);
    await waitForTarget(page);
  });
};

export const showsLateHeading = (path: string, offset: number): Promise<void> => {
  const reads = delayRequests(READS);
  return visit(paths.about, {}, async ({ page, ready }) => {
    const hash = await headingOf(page, path);
    await page.goto(paths.about);
    await ready();
    await reads.prepare(page.context());
    await scrollToEnd(page);
    await goInside(page, path + hash);
    await page.waitForFunction(() => document.activeElement?.matches('main h1'));
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    reads.release();
    await waitForHeading(page, offset);
    await page.waitForFunction(
      (id) => document.activeElement?.id === decodeURIComponent(id),
      hash.slice(1),
    );
  });
};

export const startsAtTopWithoutTarget = (target: string): Promise<void> =>
  visit(paths.about, {}, async ({ page }) => {
    await scrollToEnd(page);
    await goInside(page, target);
    await readsShown(page);
    await page.waitForFunction(() => document.activeElement?.matches('main h1'));
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

export const findsHeadingWithId = (id: string): Promise<void> =>
  visit(paths.about, {}, async ({ page }) => {
    await page.route('**/api/**/whats-new', async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      const heading = JSON.stringify(`<h2 id="${id.replaceAll('>', '&gt;')}">Here</h2>`);
      await route.fulfill({
        response,
        body: text.replace(/"content":"/, `"content":${heading.slice(0, -1)}`),
      });
    });
    await goInside(page, `${paths.whatsNew}#${encodeURIComponent(id)}`);
    await page.getByRole('heading', { name: 'Here' }).waitFor();
    await page.waitForFunction((wanted) => document.activeElement?.id === wanted, id);
    await page.waitForFunction(
      (offset) => Math.abs(document.activeElement!.getBoundingClientRect().top - offset) < 2,
      POST_HEADING_OFFSET,
    );
  });
