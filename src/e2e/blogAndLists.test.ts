import type { Page } from 'playwright-core';
import { paths } from '../contract/paths.ts';
import { visit } from './visit.ts';

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

    await page.reload();
    await ready();
    expect(await firstTitle()).not.toBe(onFirstPage);
    await step(page, 'Previous').click();
    await page.waitForFunction((before) => document.title === before, title);
    await cards.getByRole('heading', { name: onFirstPage, exact: true }).waitFor();
    expect(new URL(page.url()).search).toBe('');
  }),
);
