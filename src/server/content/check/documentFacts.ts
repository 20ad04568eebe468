import { documentPlace, pageAddress, type DocumentKindName } from '../../../contract/documents.ts';
import type { YamlPath } from '../load/describeIssue.ts';
import { TOO_MUCH_WORK, type DocumentFiles, type StoredDocument } from '../load/documentFiles.ts';
import type { Flaw } from '../load/documentText.ts';
import { lineOf } from '../load/yamlData.ts';
import { isCheapMarkdown } from '../../workers/cheapTexts.ts';
import { runInWorker, WorkExceeded } from '../../workers/runInWorker.ts';
import { inspectBody, placesIn, type BodyFacts } from './inspectBody.ts';

/** A text of a document's YAML, or a link or an image of its Markdown: it may name a file or a page. */
export interface Reference {
  kind: DocumentKindName;
  file: string;
  line: number;
  /** Undefined in Markdown. */
  yamlPath?: YamlPath;
  /** The key of the YAML, or the attribute of a link or an image. */
  key: string;
  value: string;
  /** The text of a link, or the description of an image. */
  text?: string;
  page: string | undefined;
}

/** A document that visitors see, or will see at a later time. */
export interface CheckedDocument {
  kind: DocumentKindName;
  path: string;
  file: string;
  page: string | undefined;
  stored: StoredDocument;
}

const isHidden = ({ value }: StoredDocument): boolean => {
  const { draft, unpublished } = Object(value) as Record<string, unknown>;
  return draft === true || unpublished !== undefined;
};

const knownDocuments = new WeakMap<StoredDocument, CheckedDocument | null>();

const checkedDocument = (
  files: DocumentFiles,
  path: string,
  stored: StoredDocument,
): CheckedDocument | null => {
  const kind = documentPlace(path)?.kind;
  if (!kind || stored.flaws.length > 0 || isHidden(stored)) return null;
  return { kind, path, file: `${files.name}/${path}`, page: pageAddress(path), stored };
};

/** The documents that are checked: drafts are not. */
export const checkedDocuments = (files: DocumentFiles): CheckedDocument[] =>
  files.all().flatMap((path) => {
    const stored = files.get(path);
    if (!stored) return [];
    const known = knownDocuments.get(stored);
    const document = known === undefined ? checkedDocument(files, path, stored) : known;
    knownDocuments.set(stored, document);
    return document ?? [];
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
  kind,
  file,
  page,
  stored,
}: CheckedDocument): Promise<Reference[]> => {
  const { value, lines, firstLine, bodyLine } = stored;
  const place = { kind, file, page };
  const facts = await factsOf(stored);
  return [
    ...textsIn(value).map(([yamlPath, text]): Reference => {
      const key = String(yamlPath.findLast((step) => typeof step === 'string') ?? '');
      return { ...place, yamlPath, key, value: text, line: lineOf(lines, yamlPath, firstLine) };
    }),
    ...facts.references.map((each) => ({ ...place, ...each, line: bodyLine + each.line - 1 })),
  ];
};

/** What the page of a document leaves out. */
export const lossesOf = async ({ stored }: CheckedDocument): Promise<Flaw[]> => {
  const { losses } = await factsOf(stored);
  return losses.map(({ line, message }) => ({ line: stored.bodyLine + line - 1, message }));
};

const knownPlaces = new WeakMap<StoredDocument, Promise<string[]>>();

/** The ids of a page's text; undefined when finding them takes too long. */
export const placesOf = (document: StoredDocument): Promise<string[] | undefined> =>
  rememberedFor(knownPlaces, document, async () => {
    const text = document.body.source();
    return isCheapMarkdown(Buffer.from(text)) ? placesIn(text) : runInWorker('placesIn', text);
  });
