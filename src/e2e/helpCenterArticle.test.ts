import { ARTICLE_HEADING_OFFSET } from '../contract/constants.ts';
import { paths } from '../contract/paths.ts';
import { visit, widths, type Preparing, type Visit } from './visit.ts';

type Page = Visit['page'];

const ARTICLE = paths.helpArticle('set-up-a-round-robin-rotation');
const TOPIC = '**/api/help-center/topic/*';

const contents = (page: Page) =>
  page.getByRole('navigation', { name: 'Table of contents', exact: true });

/** Waits until the heading that the address names lies where the specification wants it. */
const waitForHeading = (page: Page) =>
  page.waitForFunction((offset) => {
    const heading = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
    return heading !== null && Math.abs(heading.getBoundingClientRect().top - offset) < 1.5;
  }, ARTICLE_HEADING_OFFSET);

const failing = (status: number) => (context: Preparing) =>
  context.route(TOPIC, (route) =>
    route.fulfill({ status, json: { message: 'Out of ink', status } }),
  );

it('scrolls to a heading 95 px below the top, on load, with Back and Forward as well', async () => {
  await visit(ARTICLE, {}, async ({ page, ready }) => {
    await ready();
    const [first, second] = [
      contents(page).getByRole('link').nth(0),
      contents(page).getByRole('link').nth(1),
    ];
    await first.click();
    await waitForHeading(page);
    const { hash } = new URL(page.url());
    expect(await first.getAttribute('href')).toBe(hash);
    await second.click();
    // The press is shown before the address follows it.
    await page.waitForURL(`**${ARTICLE}${await second.getAttribute('href')}`);
    await waitForHeading(page);
    await page.goBack();
    await page.waitForURL(`**${ARTICLE}${hash}`);
    await waitForHeading(page);
    await page.goForward();
    await waitForHeading(page);
    await page.goto(paths.about);
    await page.goto(ARTICLE + hash);
    await ready();
    await waitForHeading(page);
  });
});

it.each([widths.desktop, widths.phone])(
  'goes to the heading of a hash without scripts, %i px wide',
  async (width) => {
    await visit(ARTICLE, { width, javaScript: false }, async ({ page }) => {
      await contents(page).getByRole('link').first().click();
      await waitForHeadingWithoutScripts(page);
    });
  },
);

/** Without scripts the page cannot be asked to wait; the browser has jumped when the click is over. */
const waitForHeadingWithoutScripts = async (page: Page) => {
  const { hash } = new URL(page.url());
  expect(hash).not.toBe('');
  const { y } = (await page.locator(`[id="${decodeURIComponent(hash.slice(1))}"]`).boundingBox())!;
  expect(Math.abs(y - ARTICLE_HEADING_OFFSET)).toBeLessThan(1.5);
};

it('can be read and found on without scripts', async () => {
  await visit(ARTICLE, { javaScript: false }, async ({ page }) => {
    const more = page.getByRole('region', { name: /^More in / });
    const [title = ''] = await more.getByRole('link').allInnerTexts();
    await more.getByRole('link', { name: title }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
  });
});

it('goes to the help center in place of an article that does not exist', async () => {
  await visit(paths.about, { expectedMessages: /status of 404/ }, async ({ page, ready }) => {
    const answer = await page.goto(paths.helpArticle('gone'));
    expect(answer?.status()).toBe(404);
    await page.getByText('Article not found', { exact: true }).waitFor();
    await page.waitForURL(`**${paths.helpCenter}`);
    await page.getByRole('heading', { level: 1, name: 'How can we help?' }).waitFor();
    await ready();
    await page.goBack();
    await page.waitForURL(`**${paths.about}`);
  });
});

it('replaces the entry of a missing article that a link led to, too', async () => {
  const options = { expectedMessages: /status of 404/, prepare: failing(404) };
  await visit(paths.helpCategory('leads-and-assignment'), options, async ({ page, ready }) => {
    await ready();
    const entries = await page.evaluate(() => window.history.length);
    await page.getByRole('main').getByRole('region').getByRole('link').first().click();
    await page.getByText('Article not found', { exact: true }).waitFor();
    await page.getByRole('heading', { level: 1, name: 'How can we help?' }).waitFor();
    expect(await page.evaluate(() => window.history.length)).toBe(entries + 1);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Leads and assignment' }).waitFor();
  });
});
