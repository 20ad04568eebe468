import { LRUCache } from 'lru-cache';
import { markdownText, withoutMarkup } from '../../../lib/markdownText.ts';
import { isCheapMarkdown } from '../../workers/cheapTexts.ts';
import { runInWorker } from '../../workers/runInWorker.ts';
import { createTimeSlices } from '../../workers/timeSlices.ts';
import { NO_SURROUNDINGS, renderMarkdown, type Surroundings } from './markdown.ts';

export interface MarkdownBody {
  isBlank: boolean;
  /** The Markdown. */
  source: () => string;
  /** Whether the Markdown contains any of the terms. */
  mentions: (terms: readonly string[]) => boolean;
  readonly wordCount: number;
  text: () => string;
  /** HTML. A long text is rendered in a worker; recent results are cached. */
  render: (site?: Surroundings) => Promise<string>;
}

/** Functions can't be sent to a worker. */
const withoutReaders = ({ redirects, pictures }: Surroundings): Surroundings => ({
  redirects,
  pictures: new Map(
    Array.from(pictures, ([path, { version, width, height, standIn }]) => [
      path,
      { version, width, height, standIn },
    ]),
  ),
});

const countWords = (text: string): number => text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;

const CACHE_BYTES = 16 * 1024 * 1024;

const renderCache = new LRUCache<MarkdownBody, { html: string; site: Surroundings }>({
  maxSize: CACHE_BYTES,
  sizeCalculation: ({ html }) => 2 * html.length + 512,
});

export const markdownBody = (markdown: string): MarkdownBody => {
  // UTF-8 outside the heap takes half the memory of a string with any character beyond Latin-1.
  const bytes = new TextEncoder().encode(markdown);
  const source = () => new TextDecoder().decode(bytes);
  let words: number | undefined;
  const body: MarkdownBody = {
    isBlank: markdown.trim() === '',
    source,
    mentions(terms) {
      const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      return terms.some((term) => text.includes(term));
    },
    get wordCount() {
      return (words ??= countWords(withoutMarkup(source())));
    },
    text: () => markdownText(source()),
    async render({ redirects, pictures } = NO_SURROUNDINGS) {
      const cached = renderCache.get(body);
      if (cached?.site.redirects === redirects && cached.site.pictures === pictures)
        return cached.html;
      const site = { redirects, pictures };
      const pause = createTimeSlices();
      const html = isCheapMarkdown(bytes)
        ? renderMarkdown(source(), site)
        : await runInWorker('renderMarkdown', source(), withoutReaders(site));
      // The HTML will be sanitized.
      await pause();
      renderCache.set(body, { html, site });
      return html;
    },
  };
  return body;
};
