export interface FrontMatter {
  yaml: string;
  /** Line of the file on which the YAML begins. */
  yamlLine: number;
  body: string;
}

/** Two `---` lines and what stands between them, from the beginning of a document. */
const FRONT_MATTER = /^---[ \t]*\n(?:([^]*?)\n)?---[ \t]*(?:\n|$)/;

/** Splits a document into what stands between its first two `---` lines and what follows; null without them. */
export const splitFrontMatter = (source: string): FrontMatter | null => {
  const text = source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const match = FRONT_MATTER.exec(text);
  return match && { yaml: match[1] ?? '', yamlLine: 2, body: text.slice(match[0].length) };
};
