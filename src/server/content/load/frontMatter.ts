export interface FrontMatter {
  yaml: string;
  /** Line of the file on which the YAML begins. */
  yamlLine: number;
  body: string;
}

const FENCE = /^---[ \t]*$/;

/** Splits a document into what stands between its first two `---` lines and what follows; null without them. */
export const splitFrontMatter = (source: string): FrontMatter | null => {
  const lines = source.replace(/^\uFEFF/, '').split(/\r\n|\n/);
  if (!FENCE.test(lines[0] ?? '')) return null;
  const end = lines.findIndex((line, index) => index > 0 && FENCE.test(line));
  if (end === -1) return null;
  return {
    yaml: lines.slice(1, end).join('\n'),
    yamlLine: 2,
    body: lines.slice(end + 1).join('\n'),
  };
};
