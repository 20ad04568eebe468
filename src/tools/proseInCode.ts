import { glob, readFile } from 'node:fs/promises';
import ts from 'typescript';

/** Why long texts of a file may stay in code. The words of pages and emails are documents in `content/texts/`. */
export const REASONS: readonly [files: RegExp, reason: string][] = [
  [/^server\/desk\/editor\//, 'words of the editor’s controls and states'],
  [/^server\/leads\/database\//, 'queries, and messages for operators'],
  [/^server\/gateway\/(?:openApi|probe|schemas)\//, 'reference for developers of a content API'],
  [/^server\/content\//, 'messages for writers, each with a place in a document'],
  [/^server\//, 'messages for operators and clients of the API; queries; markup'],
  [/^tools\//, 'messages for developers'],
  [
    /^contract\/(?:forms|validateForm)\.ts$/,
    'messages of the specification, and answers to a form',
  ],
  [/^contract\/htmlAllowList\.ts$/, 'names of elements and attributes'],
  [/^api\/apiError\.ts$/, 'the state of a failed call'],
  [
    /^strings\/scenes\.ts$/,
    'descriptions of pictures that ship with the site; a document may replace them by "alt"',
  ],
  [
    /^strings\/(?:documentLabels|editor|emailLabels|homeLabels|liveSectionLabels|pageLabels|pageNames|pictureNames|textEditor)\.ts$/,
    'labels and advice of the editor’s fields',
  ],
  [
    /^strings\/desk\w*\.ts$/,
    'words of controls and states of /admin, and its emails to people of the company',
  ],
  [/^strings\/emails\.ts$/, 'states and values in emails, and emails to the sales address'],
  [
    /^strings\/legal\.ts$/,
    'descriptions for search results, which no document of another content API has',
  ],
  [
    /^strings\/(?:blog|errors|forms|guests|helpCenter|hidden|integrations|newsletter|notFound|pricing|requestDemo|webinars)\.ts$/,
    'words of controls and of states: empty, failed, sent, canceled',
  ],
];

const WORD = /[A-Za-z’']{2,}/g;
const LONGEST = 5;

/** Style sheets, selectors, sizes of pictures and names of files. */
const isCode = (text: string): boolean =>
  /[{};]|\dpx|\bauto\b|\/[\w-]+\/|clamp\(|var\(--|\[[\w-]+[\]=^]|^@|\/\*|sans-serif/.test(text);

const isText = (node: ts.Node): node is ts.LiteralLikeNode | ts.JsxText =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddle(node) ||
  ts.isTemplateTail(node) ||
  ts.isJsxText(node);

const longTextsIn = (file: string, source: string): string[] => {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isText(node) && (node.text.match(WORD)?.length ?? 0) > LONGEST && !isCode(node.text))
      found.push(node.text.trim());
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind));
  return found;
};

/** The texts of more than five words in the code of the site, and why each may stay. */
export const findProse = async () => {
  const prose: { file: string; text: string; reason: string | undefined }[] = [];
  for await (const file of glob('**/*.{ts,tsx}', { cwd: 'src' })) {
    if (/\.(?:test|fixtures)\.tsx?$|^(?:testing|e2e)\//.test(file)) continue;
    const reason = REASONS.find(([files]) => files.test(file))?.[1];
    for (const text of longTextsIn(file, await readFile(`src/${file}`, 'utf8')))
      prose.push({ file, text, reason });
  }
  return prose;
};
