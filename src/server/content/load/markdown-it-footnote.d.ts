declare module 'markdown-it-footnote' {
  import type MarkdownIt from 'markdown-it';

  /** Footnotes in the notation of Pandoc. */
  const footnote: (parser: MarkdownIt) => void;
  export { footnote as default };
}
