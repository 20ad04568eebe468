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

it('restores the page and the tag of all posts with Back', () =>
  visit(`${paths.allPosts}?tag=Rotation`, {}, async ({ page }) => {
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Show all posts' }).click();
    await page.waitForURL(`**${paths.allPosts}`);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.waitForURL('**/all-posts?page=2');
    await page.getByText(/^2 of \d+$/).waitFor();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText(/^3 of \d+$/).waitFor();
    await page.goBack();
    await page.getByText(/^2 of \d+$/).waitFor();
    await page.goBack();
    await page.getByText(/^1 of \d+$/).waitFor();
    await page.goBack();
    await page.waitForURL('**?tag=Rotation');
    await main.getByText(/^\d+ posts? on “Rotation”$/).waitFor();
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
