import { codeRanges } from './markdownParser.ts';

export type PlaceholderValues = Readonly<Record<string, string>>;

type Report = (message: string, line: number) => void;

const PLACEHOLDER = /(\\?)\{\{(\w+)\}\}/g;
/** The beginning of an address, up to a placeholder. */
const ADDRESS = /(?:\]\(|:\/\/|(?:href|src)=["']?)[^\s"'<>]*$/;
/** No address that is read for this is longer. */
const MAX_ADDRESS = 2048;

interface Text {
  text: string;
  firstLine: number;
}

interface Syntax {
  isCode: (offset: number) => boolean;
  /** Whether the backslash before a placeholder is removed here. */
  withoutEscape: boolean;
}

const replace = (
  { text, firstLine }: Text,
  values: PlaceholderValues,
  { isCode, withoutEscape }: Syntax,
  report: Report | undefined,
): string => {
  let line = firstLine;
  let counted = 0;
  return text.replace(PLACEHOLDER, (written, escape: string, name: string, offset: number) => {
    if (isCode(offset)) return written;
    if (escape) return withoutEscape ? written.slice(1) : written;
    if (Object.hasOwn(values, name)) return values[name]!;
    line += text.slice(counted, offset).split('\n').length - 1;
    counted = offset;
    if (!ADDRESS.test(text.slice(Math.max(0, offset - MAX_ADDRESS), offset)))
      report?.(
        `${written} is not a value of site.yaml. Use one of: ${Object.keys(values).join(', ')}. To show the braces, write \\${written}.`,
        line,
      );
    return written;
  });
};

/** Replaces `{{name}}` in YAML. An unknown name is reported with its line, and stays; in an address, it only stays. */
export const fillYaml = (yaml: Text, values: PlaceholderValues, report?: Report): string =>
  replace(yaml, values, { isCode: () => false, withoutEscape: true }, report);

/** Replaces `{{name}}` in Markdown, but not in code. */
export const fillMarkdown = (
  markdown: Text,
  values: PlaceholderValues,
  report?: Report,
): string => {
  if (!markdown.text.includes('{{')) return markdown.text;
  const code = codeRanges(markdown.text);
  let next = 0;
  const isCode = (offset: number) => {
    while (next < code.length && code[next]![1] <= offset) next += 1;
    return next < code.length && code[next]![0] <= offset;
  };
  // Markdown itself removes the backslash.
  return replace(markdown, values, { isCode, withoutEscape: false }, report);
};
