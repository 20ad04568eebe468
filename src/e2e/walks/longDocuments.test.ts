import type { BrowserContext, Page } from 'playwright-core';
import { POST_HEADING_OFFSET } from '../../contract/constants.ts';
import { paths } from '../../contract/paths.ts';
import { axeViolations } from '../axe.ts';
import { fakePaths, withExternalSite } from '../fakeContentApi.ts';
import { visit, widths } from '../visit.ts';
import { waitForHeading } from '../pageSteps.ts';

const SECTIONS = 200;
const WORDS_PER_SECTION = 96;

const WORDS =
  'A lead goes to the agent who answers first, and the office that answers every lead within five minutes wins the week'.split(
    ' ',
  );

const someWords = (count: number, from: number): string =>
  Array.from({ length: count }, (_, index) => WORDS[(from + index) % WORDS.length]).join(' ');

/** A section with a heading of level 2 to 4. Every tenth has the same title and id. */
const section = (_: unknown, index: number): string => {
  const level = [2, 3, 3, 4, 3][index % 5]!;
  const isRepeated = index % 10 === 9;
  const name = isRepeated ? 'Summary' : `Part ${index + 1} of many`;
  const id = isRepeated ? 'summary' : `part-${index + 1}`;
  const half = WORDS_PER_SECTION / 2;
  return `<h${level} id="${id}">${name}</h${level}><p>${someWords(half, index)}.</p><p>${someWords(half, 3 * index)}.</p>`;
};

const LONG_WORD = 'Donaudampfschifffahrtsgesellschaft'.repeat(8);

const wideTable = `<table><caption>Fourteen columns</caption><thead><tr>${Array.from({ length: 14 }, (_, column) => `<th>Column_number_${column}</th>`).join('')}</tr></thead><tbody>${`<tr>${'<td align="right">1,234,567</td>'.repeat(14)}</tr>`.repeat(3)}</tbody></table>`;

const HUGE_IMAGE = '/covers/huge.svg';
const hugeImage =
  '<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="600"><rect width="4000" height="600" fill="#2C5364"/></svg>';

/** HTML for Markdown constructs, other scripts and long words. */
const CONSTRUCTS = [
  '<h1 id="every-construct">Every construct</h1>',
  '<p>Plain, <strong>bold</strong>, <em>italic</em>, <strong><em>both</em></strong>, <del>deleted</del>, <code>code</code>, <a href="https://example.com/away">away</a>, <a href="/pricing">inside</a>,<br>broken, H<sub>2</sub>O, x<sup>2</sup>, <kbd>Ctrl</kbd>, <mark>marked</mark>.</p>',
  '<ul><li>One<ul><li>Nested<ol start="7"><li>Seven</li><li>Eight</li></ol></li></ul></li><li><p>Loose</p><p>Second paragraph</p></li></ul>',
  '<ul><li><input type="checkbox" checked disabled> Done</li><li><input type="checkbox" disabled> Open</li></ul>',
  '<blockquote><p>An agent answered.</p><blockquote><p>Immediately.</p></blockquote></blockquote>',
  `<pre><code class="language-ts">const answer = ${'"a very long line of code that goes on"; '.repeat(8)}\n  return answer;\n</code></pre>`,
  wideTable,
  `<figure><img src="${HUGE_IMAGE}" width="4000" height="600" alt="A wide street"><figcaption>A street of four thousand pixels</figcaption></figure>`,
  `<p><img src="${HUGE_IMAGE}" alt="The same street"></p>`,
  '<dl><dt>Lead</dt><dd>A person who asked for information.</dd></dl>',
  '<details><summary>More</summary><p>Hidden text.</p></details>',
  '<iframe src="https://www.youtube.com/embed/abcdefghijk" title="A video"></iframe>',
  '<h5 id="five">The fifth level</h5><p>Words.</p><h6 id="six">The sixth level</h6><p>Words.</p>',
  '<h2 id="rtl" dir="rtl">שלום לכולם, מי עונה ראשון?</h2>',
  '<p dir="rtl">ליד לא מתקרר, הוא הולך למי שעונה ראשון. <strong>התשובה</strong> היא <code>42</code>.</p>',
  '<h2 id="emoji">🏡🔑 Emoji 👩‍💼👨‍👩‍👧‍👦 in a heading 🇺🇸</h2><p>🏡🔑👩‍💼 and words 👨‍👩‍👧‍👦</p>',
  `<h2 id="long-word">${LONG_WORD}</h2><p>${LONG_WORD} <a href="https://example.com/${LONG_WORD}">https://example.com/${LONG_WORD}</a> <code>${LONG_WORD}</code></p>`,
];

const longTitle = `A very long title with ${LONG_WORD.slice(0, 60)} and 🏡 and שלום in it`;

const longContent = [...CONSTRUCTS, ...Array.from({ length: SECTIONS }, section)].join('');

const author = { name: longTitle, bio: longTitle, profile_photo: '' };
const payload = { id: 1, title: longTitle, content: longContent, author, category: longTitle };
const faqs = [{ id: 1, question: longTitle, answer: longContent.slice(0, 2000) }];

const external = withExternalSite({
  '/landing/blogs/post-1': { payload: { ...payload, faqs, tags: [longTitle] } },
  '/help-center/topic/set-up-a-rotation': {
    payload: { ...payload, category_id: 5, category_name: longTitle },
  },
  '/legal-documents/privacy-policy': { payload },
});

const visitLong = (path: string, width: number, test: (page: Page) => Promise<void>) =>
  visit(
    path,
    {
      site: external.site.url,
      width,
      reducedMotion: true,
      prepare: (context: BrowserContext) =>
        context.route(`**${HUGE_IMAGE}`, (route) =>
          route.fulfill({ contentType: 'image/svg+xml', body: hugeImage }),
        ),
    },
    ({ page }) => test(page),
  );

const contents = (page: Page) =>
  page.getByRole('navigation', { name: 'Table of contents', exact: true });

/** Scrolls from top to bottom, one step per frame. A busy machine may draw no frame for a long time. */
const readThrough = (page: Page, step: number) =>
  page.evaluate(async (pixels) => {
    const end = document.documentElement.scrollHeight;
    for (let y = 0; y < end; y += pixels) {
      window.scrollTo(0, y);
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 500);
      });
    }
  }, step);

/** Elements wider than the page, except inside boxes that scroll. */
const findOverflow = (page: Page) =>
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
])('fits a long %s into the page', (_, path, pageWidths) =>
  visitLong(path, pageWidths[0]!, async (page) => {
    expect(await axeViolations(page)).toEqual([]);
    for (const width of pageWidths) {
      await page.setViewportSize({ width, height: 900 });
      await readThrough(page, 4000);
      expect(await findOverflow(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  }),
);

it('updates only the current entry and the progress while the visitor scrolls', () =>
  visitLong(fakePaths.post, widths.desktop, async (page) => {
    // Renders what appears on the first scroll, such as the scroll-to-top button.
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
    await page.locator('[role=progressbar][aria-valuenow="100"]').waitFor();
    const changes = await page.evaluate(
      () => (window as unknown as { changes: Record<string, number> }).changes,
    );
    expect(Object.keys(changes).sort()).toEqual([
      'Reading progress aria-valuenow',
      'Reading progress style',
      'Table of contents aria-current',
    ]);
    expect(changes['Reading progress aria-valuenow']).toBeLessThanOrEqual(101);
    const list = (await contents(page).getByRole('list').boundingBox())!;
    expect(list.y + list.height).toBeLessThan(900);
    const entries = await contents(page).getByRole('link').count();
    expect(changes['Table of contents aria-current']).toBeLessThanOrEqual(2 * entries);
  }));

it('fits tables, code, images and the contents on a phone', () =>
  visitLong(fakePaths.post, widths.phone, async (page) => {
    for (const wide of [
      page.getByRole('region', { name: 'Fourteen columns' }),
      page.locator('pre').first(),
    ])
      expect(await wide.evaluate((box) => box.scrollWidth > 2 * box.clientWidth)).toBe(true);
    for (const name of ['A wide street', 'The same street']) {
      const image = page.getByAltText(name);
      await image.scrollIntoViewIfNeeded();
      expect(Math.round((await image.boundingBox())!.width)).toBe(widths.phone - 48);
    }

    await contents(page).getByRole('button', { name: 'In this post' }).click();
    const { height } = (await contents(page).getByRole('list').boundingBox())!;
    expect(height).toBeLessThan(600);
    expect(await axeViolations(page)).toEqual([]);
    await contents(page).getByRole('link', { name: 'Part 151 of many' }).click();
    await waitForHeading(page, POST_HEADING_OFFSET);
    expect(await contents(page).getByRole('link').count()).toBe(0);
  }));
