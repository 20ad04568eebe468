import type { Page } from 'playwright-core';
import { paths } from '../contract/paths.ts';
import { siteUrl, visit } from './visit.ts';

it('opens a post from the blog and all posts from its section', () =>
  visit(paths.blog, {}, async ({ page }) => {
    const latest = page.getByRole('region', { name: 'Latest posts' });
    const card = latest.getByRole('article').first();
    const title = await card.getByRole('heading').innerText();
    await card.getByRole('link').first().click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.goBack();
    await latest.getByRole('link', { name: 'View all' }).click();
    await page.getByRole('heading', { level: 1, name: 'All posts' }).waitFor();
  }));

it('opens several questions at once and reports the reading progress', () =>
  visit(paths.whatsNew, {}, async ({ page }) => {
    const progress = page.getByRole('progressbar');
    expect(await progress.getAttribute('aria-valuenow')).toBe('0');
    const questions = page
      .getByRole('region', { name: 'Questions people ask' })
      .getByRole('button');
    const expanded = () =>
      questions.evaluateAll((buttons) =>
        buttons.slice(0, 2).map((button) => button.getAttribute('aria-expanded')),
      );
    await questions.nth(0).click();
    await questions.nth(1).click();
    expect(await expanded()).toEqual(['true', 'true']);
    await questions.nth(0).click();
    expect(await expanded()).toEqual(['false', 'true']);
    expect(Number(await progress.getAttribute('aria-valuenow'))).toBeGreaterThan(0);
  }));

const LISTS = [paths.allIntegrations, paths.allPosts, paths.allEvents, paths.allVideos];

const step = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const readHead = async (page: Page) => [
  await page.title(),
  await page.locator('meta[name=description]').getAttribute('content'),
];

it.each(LISTS)('keeps the page of %s in the address, in the title and on reload', (path) =>
  visit(path, {}, async ({ page, ready }) => {
    const cards = page.getByRole('main').getByRole('article');
    const firstTitle = () => cards.first().getByRole('heading').innerText();
    const [title, description] = await readHead(page);
    expect(await cards.count()).toBe(6);
    expect(await step(page, 'Previous').isDisabled()).toBe(true);
    const onFirstPage = await firstTitle();

    await step(page, 'Next').click();
    await page.waitForURL('**?page=2');
    await page.getByText(/^2 of \d+$/).waitFor();
    await page.waitForFunction((before) => document.title !== before, title);
    const second = await readHead(page);
    expect(second).toEqual([expect.stringContaining('page 2'), expect.stringContaining('page 2')]);
    expect(second[1]).not.toBe(description);
    const html = await (await fetch(`${siteUrl()}${path}?page=2`)).text();
    expect(/<title>([^<]*)</.exec(html)?.[1]).toBe(second[0]);

    await page.reload();
    await ready();
    expect(await firstTitle()).not.toBe(onFirstPage);
    await step(page, 'Previous').click();
    await page.waitForFunction((before) => document.title === before, title);
    await cards.getByRole('heading', { name: onFirstPage, exact: true }).waitFor();
    expect(new URL(page.url()).search).toBe('');
  }),
);
