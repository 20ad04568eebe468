import { POST_HEADING_OFFSET } from '../contract/constants.ts';
import { paths } from '../contract/paths.ts';
import { axeViolations, visit, widths, type Visit } from './visit.ts';

type Page = Visit['page'];

const contents = (page: Page) =>
  page.getByRole('navigation', { name: 'Table of contents', exact: true });

/** Waits until the heading that the address names lies where the specification wants it. */
const waitForHeading = (page: Page) =>
  page.waitForFunction((offset) => {
    const heading = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
    return heading !== null && Math.abs(heading.getBoundingClientRect().top - offset) < 2;
  }, POST_HEADING_OFFSET);

it('leads from the blog to a post and back', async () => {
  await visit(paths.blog, {}, async ({ page, ready }) => {
    await ready();
    for (const title of ['Latest posts', 'Top guides', 'Trending topics']) {
      await page.getByRole('region', { name: title }).getByRole('link').first().waitFor();
    }
    const latest = page.getByRole('region', { name: 'Latest posts' });
    expect(await latest.getByRole('article').count()).toBe(3);
    const card = latest.getByRole('article').first();
    const title = await card.getByRole('heading').innerText();
    await card.getByRole('link').first().click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.goBack();
    await latest.waitFor();
    await latest.getByRole('link', { name: 'View all' }).click();
    await page.getByRole('heading', { level: 1, name: 'All posts' }).waitFor();
  });
});

it('keeps the page of all posts in the address, also with Back and a reload', async () => {
  await visit(paths.allPosts, {}, async ({ page, ready }) => {
    await ready();
    const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
    expect(await breadcrumb.getByRole('listitem').allInnerTexts()).toEqual([
      expect.stringContaining('Blogs'),
      expect.stringContaining('All posts'),
    ]);
    const cards = page.getByRole('main').getByRole('article');
    expect(await cards.count()).toBe(6);
    const first = await cards.first().innerText();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.waitForURL('**/all-posts?page=2');
    await page.getByText(/^2 of \d+$/).waitFor();
    expect(await cards.first().innerText()).not.toBe(first);
    await page.reload();
    await ready();
    await page.getByText(/^2 of \d+$/).waitFor();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText(/^3 of \d+$/).waitFor();
    await page.goBack();
    await page.getByText(/^2 of \d+$/).waitFor();
    await page.goto(`${paths.allPosts}?page=999`);
    await page.getByText(/^(\d+) of \1$/).waitFor();
  });
});

it('scrolls to a heading 100 px below the top, marks it, and goes back', async () => {
  await visit(paths.whatsNew, {}, async ({ page, ready }) => {
    await ready();
    const entry = contents(page).getByRole('link').nth(3);
    await entry.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    await entry.click();
    await waitForHeading(page);
    await page.waitForFunction(
      () =>
        document.querySelector('nav a[aria-current=location]')?.getAttribute('href') ===
        window.location.hash,
    );
    expect(await entry.getAttribute('aria-current')).toBe('location');
    const { hash } = new URL(page.url());
    expect(await entry.getAttribute('href')).toBe(hash);
    await page.goBack();
    await page.waitForFunction(
      (y) => Math.abs(window.scrollY - y) < 2 && window.location.hash === '',
      before,
    );
    await page.goto(paths.whatsNew + hash);
    await ready();
    await waitForHeading(page);
  });
});

it('goes to the heading of a hash without scripts, too', async () => {
  await visit(paths.whatsNew, { javaScript: false }, async ({ page }) => {
    const href = await contents(page).getByRole('link').nth(3).getAttribute('href');
    await page.goto(paths.whatsNew + href!);
    expect(new URL(page.url()).hash).toBe(href);
    const box = await page.locator(`[id="${decodeURIComponent(href!.slice(1))}"]`).boundingBox();
    expect(Math.abs(box!.y - POST_HEADING_OFFSET)).toBeLessThan(2);
  });
});

it('opens several questions at once and follows the reading', async () => {
  await visit(paths.whatsNew, {}, async ({ page, ready }) => {
    await ready();
    const progress = page.getByRole('progressbar');
    expect(await progress.getAttribute('aria-valuenow')).toBe('0');
    const questions = page
      .getByRole('region', { name: 'Questions people ask' })
      .getByRole('button');
    await questions.nth(0).click();
    await questions.nth(1).click();
    expect(await questions.nth(0).getAttribute('aria-expanded')).toBe('true');
    expect(await questions.nth(1).getAttribute('aria-expanded')).toBe('true');
    await page.getByText('Changes reach the whole office at the same time.').waitFor();
    await questions.nth(0).click();
    expect(await questions.nth(0).getAttribute('aria-expanded')).toBe('false');
    expect(await questions.nth(1).getAttribute('aria-expanded')).toBe('true');
    expect(Number(await progress.getAttribute('aria-valuenow'))).toBeGreaterThan(0);
    for (const name of ['Related blogs', 'Recent blogs']) {
      expect(await page.getByRole('region', { name }).getByRole('article').count()).toBe(3);
    }
  });
});

it.each([widths.desktop, widths.phone])(
  'is read with the keyboard alone: contents, text, questions, %i px wide',
  async (width) => {
    await visit(paths.whatsNew, { width }, async ({ page, ready }) => {
      await ready();
      const focused = page.locator(':focus');
      const tabTo = async (isThere: () => Promise<boolean>) => {
        do await page.keyboard.press('Tab');
        while (!(await isThere()));
      };
      const isInContents = () =>
        focused.evaluate((element) => element.closest('main nav ol[id]') !== null);
      if (width === widths.phone) {
        await tabTo(() => focused.evaluate((element) => element.matches('main nav button')));
        await page.keyboard.press('Enter');
      }
      await tabTo(isInContents);
      expect(await axeViolations(page)).toEqual([]);
      await page.keyboard.press('Tab');
      const name = await focused.innerText();
      await page.keyboard.press('Enter');
      await waitForHeading(page);
      expect(await focused.innerText()).toBe(name);
      // From here Tab goes on in the text, not back in the contents.
      await page.keyboard.press('Tab');
      expect(await isInContents()).toBe(false);

      const questions = page
        .getByRole('region', { name: 'Questions people ask' })
        .getByRole('button');
      await tabTo(() => focused.evaluate((element) => element.matches('main [aria-expanded]')));
      expect(await focused.innerText()).toBe(await questions.first().innerText());
      await page.keyboard.press('Enter');
      const answer = await questions.first().getAttribute('aria-controls');
      await page.locator(`[id="${answer}"]`).waitFor();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      expect(await questions.nth(1).getAttribute('aria-expanded')).toBe('true');
      expect(await axeViolations(page)).toEqual([]);
    });
  },
);
