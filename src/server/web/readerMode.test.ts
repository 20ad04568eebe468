import { Readability } from '@mozilla/readability';
import { JSDOM } from 'jsdom';
import { paths } from '../../contract/paths.ts';
import { startTestSite, type TestSite } from '../../testing/server/testSite.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

/** What browsers show of a page in reader mode: Firefox does so by this library. */
const read = async (path: string) => {
  const url = site.url + path;
  const html = await (await fetch(url)).text();
  const { document } = new JSDOM(html, { url }).window;
  // What the page says of itself in its text: Readability takes the document apart.
  const paragraphs = [...document.querySelectorAll('[dir="auto"] p')].map((p) => p.textContent);
  const article = new Readability(document).parse();
  return { article, paragraphs };
};

const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

it.each([
  paths.post('first-five-minutes'),
  paths.post('whats-new'),
  paths.helpArticle('set-up-a-round-robin-rotation'),
  paths.helpArticle('send-a-text'),
])('finds the whole text of %s, and nothing around it', async (path) => {
  const { article, paragraphs } = await read(path);
  const text = plain(article?.textContent);
  expect(paragraphs.length).toBeGreaterThan(2);
  expect(paragraphs.map(plain).filter((paragraph) => !text.includes(paragraph))).toEqual([]);
  for (const around of ['Skip to content', 'All rights reserved', 'Request a demo', 'Previous'])
    expect(text).not.toContain(around);
  expect(article?.title).toBeTruthy();
});
