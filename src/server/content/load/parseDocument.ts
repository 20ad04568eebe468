import { sanitizeDocument } from '../../html/sanitizeHtml.ts';
import { isTooLong, MAX_ELEMENTS, MAX_TEXT_KB } from './documentLimits.ts';
import { decodeText, findConflict, splitSource, type Flaw } from './documentText.ts';
import { renderMarkdown } from './markdown.ts';
import { fillMarkdown, fillYaml, type PlaceholderValues } from './placeholders.ts';
import { readYaml, type Lines } from './yamlData.ts';

/** A document as it is written, before its kind and other documents are known. A worker can send it. */
export interface ParsedDocument {
  /** Undefined with flaws. */
  value: unknown;
  /** With flaws, what can be read all the same. */
  partial?: unknown;
  lines: Lines;
  firstLine: number;
  /** Markdown, with the values of site.yaml. */
  body: string;
  bodyLine: number;
  flaws: readonly Flaw[];
  /** Reading failed for a reason that may pass, of the storage or of a busy machine. */
  isUnread?: boolean;
}

export interface DocumentSource {
  path: string;
  bytes: Uint8Array;
  /** By which `{{name}}` is replaced; undefined while they are unknown. */
  values: PlaceholderValues | undefined;
}

export const flawed = (...flaws: readonly Flaw[]): ParsedDocument => ({
  value: undefined,
  lines: {},
  firstLine: 1,
  body: '',
  bodyLine: 1,
  flaws,
});

export const unread = (flaw: Flaw): ParsedDocument => ({ ...flawed(flaw), isUnread: true });

const tooLong = (line: number, name: string, length: number): Flaw => ({
  line,
  message: `${name} has ${Math.ceil(length / 1024)} KB. Use at most ${MAX_TEXT_KB} KB: split it into several documents.`,
});

const conflict = (line: number): Flaw => ({
  line,
  message:
    'A merge conflict begins here. Keep one of the two versions, and remove the lines with <<<<<<<, ======= and >>>>>>>.',
});

/** What keeps a text from being read at all. */
const flawOf = (text: string, parts: ReturnType<typeof splitSource>, isMarkdown: boolean) => {
  if (parts && isTooLong(parts.yaml)) {
    const name = isMarkdown ? 'The front matter' : 'The document';
    return tooLong(parts.yamlLine, name, parts.yaml.length);
  }
  if (parts && isTooLong(parts.body)) return tooLong(parts.bodyLine, 'The text', parts.body.length);
  const line = findConflict(text, isMarkdown);
  return line === undefined ? undefined : conflict(line);
};

const NO_FRONT_MATTER: Flaw = {
  line: 1,
  message: 'The front matter is missing. Begin the file with keys between two lines of ---.',
};

export const parseDocument = ({ path, bytes, values }: DocumentSource): ParsedDocument => {
  const text = decodeText(bytes);
  if (typeof text !== 'string') return flawed(text);
  const parts = splitSource(path, text);
  const flaw = flawOf(text, parts, !path.endsWith('.yaml'));
  if (flaw) return flawed(flaw);
  if (!parts) return flawed(NO_FRONT_MATTER);

  const { yamlLine, bodyLine } = parts;
  const flaws: Flaw[] = [];
  const report = values && ((message: string, at: number) => flaws.push({ line: at, message }));
  const yaml = fillYaml({ text: parts.yaml, firstLine: yamlLine }, values ?? {}, report);
  const body = fillMarkdown({ text: parts.body, firstLine: bodyLine }, values ?? {}, report);
  const data = readYaml(yaml, yamlLine);
  flaws.push(...data.flaws);
  return {
    ...(flaws.length > 0
      ? { value: undefined, partial: data.value ?? data.partial }
      : { value: data.value }),
    lines: data.lines,
    firstLine: yamlLine,
    body,
    bodyLine,
    flaws,
  };
};

const ELEMENT = /<[a-z]/g;

/** Parses a long document, and makes sure that its page can be shown. */
export const parseLongDocument = (source: DocumentSource): ParsedDocument => {
  const document = parseDocument(source);
  if (document.flaws.length > 0 || document.body === '') return document;
  const { html } = sanitizeDocument(renderMarkdown(document.body));
  const elements = html.match(ELEMENT)?.length ?? 0;
  if (elements <= MAX_ELEMENTS) return document;
  const message = `The text has ${elements} paragraphs, links, cells and other elements. Use at most ${MAX_ELEMENTS}: split it into several documents.`;
  return flawed({ line: document.bodyLine, message });
};
