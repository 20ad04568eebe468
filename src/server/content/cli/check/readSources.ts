import { readdir, readFile } from 'node:fs/promises';
import { basename, extname, join, resolve } from 'node:path';
import type { Nodes, Root } from 'hast';
import { isPair, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { splitFrontMatter } from '../../load/frontMatter.ts';
import { parseMarkdown } from '../../load/markdown.ts';

/** What the folder is for: `posts`, `help`, `events`, `videos`, `legal`, or '' for the files beside them. */
export type SourceKind = 'posts' | 'help' | 'events' | 'videos' | 'legal' | '';

/** One text of a YAML file or of a document's front matter. */
export interface SourceField {
  /** The key it stands under; for an item of a list, the key of the list. */
  key: string;
  value: string;
  /** Counted from 1, in the file. */
  line: number;
}

/** A file of the content folder as its author wrote it, with the lines on which things stand. */
export interface ContentSource {
  /** From the content folder's own name on: `content/posts/x.md`. */
  file: string;
  kind: SourceKind;
  /** The file's name without its ending. */
  slug: string;
  fields: SourceField[];
  /** The rendered Markdown; positions count from the body's first line, see `bodyLine`. */
  tree: Root;
  /** Line of the file on which the body begins. */
  bodyLine: number;
}

const KINDS: readonly string[] = ['posts', 'help', 'events', 'videos', 'legal'];
/** Documentation, and the questions of the search test. */
const NOT_PUBLISHED = ['README.md', 'search-cases.yaml'];

/** Reads every published file of a content folder, in the order of their paths. The folder is valid: see `loadContent`. */
export const readSources = async (folder: string): Promise<ContentSource[]> => {
  const root = resolve(folder);
  const names = (await readdir(root, { recursive: true })).map((name) =>
    name.replaceAll('\\', '/'),
  );
  const published = names.filter(isPublished).sort();
  return Promise.all(
    published.map(async (path) =>
      sourceOf(basename(root), path, await readFile(join(root, path), 'utf8')),
    ),
  );
};

const isPublished = (path: string): boolean =>
  ['.md', '.yaml'].includes(extname(path)) &&
  !NOT_PUBLISHED.includes(path) &&
  !path.split('/').some((name) => name.startsWith('.')) &&
  (!basename(path).startsWith('_') || basename(path) === '_category.yaml');

const sourceOf = (root: string, path: string, text: string): ContentSource => {
  const parts =
    extname(path) === '.md'
      ? (splitFrontMatter(text) ?? { yaml: '', yamlLine: 1, body: text })
      : { yaml: text, yamlLine: 1, body: '' };
  const tree = parseMarkdown(parts.body);
  return {
    file: `${root}/${path}`,
    kind: kindOf(path),
    slug: basename(path, extname(path)),
    fields: fieldsOf(parts.yaml, parts.yamlLine),
    tree,
    bodyLine: text.split('\n').length - parts.body.split('\n').length + 1,
  };
};

const kindOf = (path: string): SourceKind => {
  const top = path.split('/')[0] ?? '';
  return KINDS.includes(top) ? (top as SourceKind) : '';
};

const fieldsOf = (yaml: string, yamlLine: number): SourceField[] => {
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter });
  const fields: SourceField[] = [];
  visit(document, {
    Scalar(position, scalar, ancestors) {
      if (position === 'key' || typeof scalar.value !== 'string') return;
      const pair = ancestors.findLast(isPair);
      const offset = scalar.range?.[0] ?? 0;
      fields.push({
        key: pair && isScalar(pair.key) ? String(pair.key.value) : '',
        value: scalar.value,
        line: lineCounter.linePos(offset).line + yamlLine - 1,
      });
    },
  });
  return fields;
};

/** Line of the file on which a node of the tree begins. */
export const lineOf = (source: ContentSource, { position }: Pick<Nodes, 'position'>): number =>
  source.bodyLine + (position?.start.line ?? 1) - 1;
