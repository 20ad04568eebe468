import { kindOf, pageAddress, type DocumentKindName } from '../../../contract/documents.ts';
import type { YamlPath } from '../load/describeIssue.ts';
import { TOO_MUCH_WORK, type DocumentFiles, type StoredDocument } from '../load/documentFiles.ts';
import type { Flaw } from '../load/documentText.ts';
import { lineOf } from '../load/yamlData.ts';
import { isCheapMarkdown } from '../../workers/cheapTexts.ts';
import { runInWorker, WorkExceeded } from '../../workers/runInWorker.ts';
import { inspectBody, placesIn, type BodyFacts } from './inspectBody.ts';

/** A value that names a file or a page, or the category of a post. */
export interface Reference {
  kind: DocumentKindName;
  file: string;
  line: number;
  path?: YamlPath;
  /** The key of the YAML, or the attribute of a link or an image. */
  key: string;
  value: string;
  /** The text of a link, or the description of an image. */
  text?: string;
  page: string | undefined;
}

/** A document that visitors see, or will see at a later time. */
export interface Source {
  kind: DocumentKindName;
  path: string;
  file: string;
  page: string | undefined;
  document: StoredDocument;
}

const isHidden = ({ value }: StoredDocument): boolean => {
  const { draft, unpublished } = Object(value) as Record<string, unknown>;
  return draft === true || unpublished !== undefined;
};

const knownSources = new WeakMap<StoredDocument, Source | null>();

const sourceOf = (files: DocumentFiles, path: string, document: StoredDocument): Source | null => {
  const kind = kindOf(path)?.kind;
  if (!kind || document.flaws.length > 0 || isHidden(document)) return null;
  return { kind, path, file: `${files.name}/${path}`, page: pageAddress(path), document };
};

/** The documents that are checked: drafts are not. */
export const sourcesOf = (files: DocumentFiles): Source[] =>
  files.all().flatMap((path) => {
    const document = files.get(path);
    if (!document) return [];
    const known = knownSources.get(document);
    const source = known === undefined ? sourceOf(files, path, document) : known;
    knownSources.set(document, source);
    return source ?? [];
  });

/** The texts of a value, with their paths. */
const textsIn = (value: unknown, path: YamlPath = []): [path: YamlPath, text: string][] => {
  if (typeof value === 'string') return [[path, value]];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, [...path, index]));
  return Object.entries(Object(value) as object).flatMap(([key, item]) =>
    textsIn(item, [...path, key]),
  );
};

const bodyFacts = new WeakMap<StoredDocument, Promise<BodyFacts>>();

const NO_FACTS: BodyFacts = { references: [], losses: [] };

const inspect = async ({ body }: StoredDocument): Promise<BodyFacts> => {
  if (body.isBlank) return NO_FACTS;
  const text = body.source();
  return isCheapMarkdown(Buffer.from(text)) ? inspectBody(text) : runInWorker('inspectBody', text);
};

/** @returns undefined when the work exceeds its limits; the next call tries again */
const rememberedFor = async <Result>(
  memory: WeakMap<StoredDocument, Promise<Result>>,
  document: StoredDocument,
  work: () => Promise<Result>,
): Promise<Result | undefined> => {
  const result = memory.get(document) ?? work();
  memory.set(document, result);
  try {
    return await result;
  } catch (error) {
    memory.delete(document);
    if (error instanceof WorkExceeded) return undefined;
    throw error;
  }
};

const factsOf = async (document: StoredDocument): Promise<BodyFacts> =>
  (await rememberedFor(bodyFacts, document, () => inspect(document))) ?? {
    references: [],
    losses: [TOO_MUCH_WORK],
  };

export const referencesOf = async ({
  document,
  path: _path,
  ...place
}: Source): Promise<Reference[]> => {
  const { value, lines, firstLine, bodyLine } = document;
  const facts = await factsOf(document);
  return [
    ...textsIn(value).map(([path, text]): Reference => {
      const key = String(path.findLast((step) => typeof step === 'string') ?? '');
      return { ...place, path, key, value: text, line: lineOf(lines, path, firstLine) };
    }),
    ...facts.references.map((each) => ({ ...place, ...each, line: bodyLine + each.line - 1 })),
  ];
};

/** What the page of a document leaves out. */
export const lossesOf = async ({ document }: Source): Promise<Flaw[]> => {
  const { losses } = await factsOf(document);
  return losses.map(({ line, message }) => ({ line: document.bodyLine + line - 1, message }));
};

const knownPlaces = new WeakMap<StoredDocument, Promise<string[]>>();

/** The ids of a page's text; undefined when finding them takes too long. */
export const placesOf = (document: StoredDocument): Promise<string[] | undefined> =>
  rememberedFor(knownPlaces, document, async () => {
    const text = document.body.source();
    return isCheapMarkdown(Buffer.from(text)) ? placesIn(text) : runInWorker('placesIn', text);
  });
