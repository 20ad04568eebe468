/**
 * Which texts can be parsed and shown on the main thread. The time depends on their tokens rather than on their length: no
 * text within these limits takes 50 ms. Longer ones are left to workers.
 */
const MARKS = 1500;
const MARKDOWN_BYTES = 16 * 1024;
const MARKDOWN_CELLS = 5000;
const MARKDOWN_TAGS = 100;
const YAML_BYTES = 12 * 1024;
const HTML_LENGTH = 64 * 1024;
const HTML_TAGS = 1200;

const PIPE = '|'.charCodeAt(0);
const NEWLINE = '\n'.charCodeAt(0);
const LESS_THAN = '<'.charCodeAt(0);

/** Characters of which Markdown, HTML and YAML may make tokens. */
const IS_MARK = new Uint8Array(256);
for (const mark of '\n!"#$%&()*+-/:<=>?@[\\]^_`{|}~') IS_MARK[mark.charCodeAt(0)] = 1;

/**
 * A short row of a table is filled up to the columns of its head, and each paragraph opens the unclosed tags again, so that
 * few characters can make many elements.
 */
export const isCheapMarkdown = (bytes: Uint8Array): boolean => {
  if (bytes.length > MARKDOWN_BYTES) return false;
  let marks = 0;
  let tags = 0;
  let lines = 1;
  let pipes = 0;
  let mostPipes = 0;
  for (const byte of bytes) {
    marks += IS_MARK[byte]!;
    if (byte === LESS_THAN) tags += 1;
    if (byte === PIPE) pipes += 1;
    if (byte !== NEWLINE) continue;
    lines += 1;
    mostPipes = Math.max(mostPipes, pipes);
    pipes = 0;
  }
  const cells = lines * Math.max(mostPipes, pipes);
  return marks <= MARKS && tags <= MARKDOWN_TAGS && cells <= MARKDOWN_CELLS;
};

export const isCheapYaml = (bytes: Uint8Array): boolean => {
  if (bytes.length > YAML_BYTES) return false;
  let marks = 0;
  for (const byte of bytes) marks += IS_MARK[byte]!;
  return marks <= MARKS;
};

/** HTML that is written for a page. */
export const isCheapHtml = (html: string): boolean => {
  if (html.length > HTML_LENGTH) return false;
  let tags = 0;
  for (let at = html.indexOf('<'); at >= 0 && tags <= HTML_TAGS; at = html.indexOf('<', at + 1))
    tags += 1;
  return tags <= HTML_TAGS;
};
