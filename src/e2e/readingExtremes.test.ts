import { ARTICLE_HEADING_OFFSET, POST_HEADING_OFFSET } from '../contract/constants.ts';
import { paths } from '../contract/paths.ts';
import { fakePaths } from './fakeContentApi.ts';
import { HUGE_PICTURE, hugePicture, longContent, longTitle } from './readingExtremes.ts';
import { axeViolations, visit, widths, type Preparing, type Visit } from './visit.ts';
import { withExternalSite } from './withExternalSite.ts';

type Page = Visit['page'];

const POST = '/landing/blogs/other-post-1';
const ARTICLE = '/help-center/topic/other-topic';

const author = { name: longTitle, bio: longTitle, profile_photo: '' };
const reading = { id: 1, title: longTitle, content: longContent, author, category: longTitle };
const faqs = [{ id: 1, question: longTitle, answer: longContent.slice(0, 2000) }];

const external = withExternalSite({
  answers: {
    [POST]: { payload: { ...reading, faqs, tags: [longTitle] } },
    [ARTICLE]: { payload: { ...reading, category_id: 5, category_name: longTitle } },
    '/legal-documents/privacy-policy': { payload: reading },
  },
});

const options = (width: number = widths.desktop) => ({
  site: external.site.url,
  width,
  reducedMotion: true,
  prepare: (context: Preparing) =>
    context.route(`**${HUGE_PICTURE}`, (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: hugePicture }),
    ),
});

const contents = (page: Page) =>
  page.getByRole('navigation', { name: 'Table of contents', exact: true });

/** How far below the window's top the heading lies that the address names; the address follows a press. */
const headingTop = async (page: Page): Promise<number> => {
  const heading = await page.waitForFunction(() =>
    document.getElementById(decodeURIComponent(window.location.hash.slice(1))),
  );
  return heading.evaluate((element) => Math.round(element!.getBoundingClientRect().top));
};

/** Scrolls from top to bottom, a step a frame. */
const readThrough = (page: Page, step: number) =>
  page.evaluate(async (pixels) => {
    const end = document.documentElement.scrollHeight;
    for (let y = 0; y < end; y += pixels) {
      window.scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  }, step);

/** Elements that reach out of the page, but for what scrolls within itself. */
const elementsOutside = (page: Page) =>
  page.evaluate(() => {
    const isOutside = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 0 && (right > window.innerWidth + 1 || left < -1);
    };
    return [...document.querySelectorAll('main *')]
      .filter((element) => isOutside(element) && !element.closest('[role=region] table, pre'))
      .map((element) => `${element.tagName}: ${element.textContent?.slice(0, 40)}`);
  });

it.each([
  ['post', fakePaths.post, [widths.desktop, widths.phone]],
  ['article', fakePaths.article, [widths.desktop, widths.phone]],
  ['document', paths.privacyPolicy, [widths.phone]],
])('keeps everything of an extreme %s within the page', async (_, path, pageWidths) => {
  await visit(path, options(pageWidths[0]), async ({ page, ready }) => {
    await ready();
    for (const width of pageWidths) {
      await page.setViewportSize({ width, height: 900 });
      await readThrough(page, 4000);
      expect(await elementsOutside(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await axeViolations(page)).toEqual([]);
    }
  });
});

it('lets a wide table and a long line of code scroll within themselves', async () => {
  await visit(fakePaths.post, options(widths.phone), async ({ page, ready }) => {
    await ready();
    for (const wide of [
      page.getByRole('region', { name: 'Fourteen columns' }),
      page.locator('pre').first(),
    ])
      expect(await wide.evaluate((box) => box.scrollWidth > 2 * box.clientWidth)).toBe(true);
    const widthOf = (picture: Element) => Math.round(picture.getBoundingClientRect().width);
    await page.getByAltText('The same street').scrollIntoViewIfNeeded();
    expect(await page.getByAltText('A wide street').evaluate(widthOf)).toBe(widths.phone - 48);
    expect(await page.getByAltText('The same street').evaluate(widthOf)).toBe(widths.phone - 48);
  });
});

it('renders nothing but the mark in the contents and the progress while it is scrolled', async () => {
  await visit(fakePaths.post, options(), async ({ page, ready }) => {
    await ready();
    // What is there from the first scrolling on, such as the way back to the top.
    await page.evaluate(() => window.scrollTo(0, 400));
    await page.getByRole('button', { name: 'Scroll to top' }).waitFor();
    await page.evaluate(() => {
      const changes: Record<string, number> = {};
      Object.assign(window, { changes });
      new MutationObserver((records) => {
        for (const { target, attributeName, type } of records) {
          const place = (target as Element).closest('nav, [role=progressbar]');
          const name = `${place?.getAttribute('aria-label')} ${attributeName ?? type}`;
          changes[name] = (changes[name] ?? 0) + 1;
        }
      }).observe(document.querySelector('main')!, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
    });
    await readThrough(page, 800);
    const changes = await page.evaluate(
      () => (window as unknown as { changes: Record<string, number> }).changes,
    );
    expect(Object.keys(changes).sort()).toEqual([
      'Reading progress aria-valuenow',
      'Reading progress style',
      'Table of contents aria-current',
    ]);
    expect(changes['Reading progress aria-valuenow']).toBeLessThanOrEqual(101);
    const entries = await contents(page).getByRole('link').count();
    expect(changes['Table of contents aria-current']).toBeLessThanOrEqual(2 * entries);
  });
});

it('keeps two hundred headings in a box of their own, with the one that is read in view unless the visitor points at it', async () => {
  await visit(fakePaths.post, options(), async ({ page, ready }) => {
    await ready();
    const list = contents(page).getByRole('list');
    const entry = contents(page).getByRole('link', { name: 'Part 151 of many' });
    expect(await contents(page).getByRole('link').count()).toBeGreaterThan(150);
    await page.mouse.move(900, 500);
    await page.evaluate(() => document.getElementById('part-151')!.scrollIntoView());
    await page.locator('nav a[aria-current]', { hasText: 'Part 151 of many' }).waitFor();
    const before = await page.evaluate(() => window.scrollY);
    const [box, row] = [(await list.boundingBox())!, (await entry.boundingBox())!];
    expect(box.y + box.height).toBeLessThan(900);
    expect(row.y).toBeGreaterThanOrEqual(box.y);
    expect(row.y + row.height).toBeLessThanOrEqual(box.y + box.height);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    // Back at the top nothing is being read, and the contents begin at their beginning.
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.waitForFunction((ol) => ol.scrollTop === 0, await list.elementHandle());

    // While the visitor points at it, it is left alone.
    await page.evaluate(() => document.getElementById('part-51')!.scrollIntoView());
    await page.locator('nav a[aria-current]', { hasText: 'Part 51 of many' }).waitFor();
    await list.hover();
    await page.mouse.wheel(0, 1500);
    await page.waitForFunction((box) => box.scrollTop > 2000, await list.elementHandle());
    const scrollTop = await list.evaluate((box) => box.scrollTop);
    await page.evaluate(() => document.getElementById('part-6')!.scrollIntoView());
    await page.locator('nav a[aria-current]', { hasText: 'Part 6 of many' }).waitFor();
    expect(await list.evaluate((box) => box.scrollTop)).toBe(scrollTop);
  });
});

it('tells headings of the same words apart', async () => {
  await visit(fakePaths.post, options(), async ({ page, ready }) => {
    await ready();
    const hrefs = await contents(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(new Set(hrefs).size).toBe(hrefs.length);
    const last = contents(page).getByRole('link', { name: 'Summary' }).last();
    await last.click();
    expect(await headingTop(page)).toBe(POST_HEADING_OFFSET);
    const [words] = await page.locator(':focus').allInnerTexts();
    expect(words).toBe('Summary');
  });
});

it('folds two hundred headings into a card that a phone can show', async () => {
  await visit(fakePaths.post, options(widths.phone), async ({ page, ready }) => {
    await ready();
    await contents(page).getByRole('button', { name: 'In this post' }).click();
    const { height } = (await contents(page).getByRole('list').boundingBox())!;
    expect(height).toBeLessThan(600);
    expect(await axeViolations(page)).toEqual([]);
    const entry = contents(page).getByRole('link', { name: 'Part 151 of many' });
    await entry.scrollIntoViewIfNeeded();
    await entry.click();
    expect(await headingTop(page)).toBe(POST_HEADING_OFFSET);
    expect(await contents(page).getByRole('link').count()).toBe(0);
  });
});

it('follows a link in the text to a heading of another page', async () => {
  external.api.answer(ARTICLE, {
    payload: {
      title: 'Steps',
      content: `<p>${'Word '.repeat(2000)}</p><h2 id="steps">Steps</h2><p>${'Word '.repeat(2000)}</p>`,
    },
  });
  await visit(fakePaths.post, options(), async ({ page, ready }) => {
    await ready();
    await page.getByRole('link', { name: 'to the steps' }).click();
    await page.waitForURL(`**${fakePaths.article}#steps`);
    await page.getByRole('heading', { level: 2, name: 'Steps' }).waitFor();
    await page.locator('#steps:focus').waitFor();
    expect(await headingTop(page)).toBe(ARTICLE_HEADING_OFFSET);
  });
});
