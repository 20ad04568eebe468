import { documentPlace } from '../../../contract/documents.ts';
import { labelOf } from '../../../strings/documentLabels.ts';
import { editorStrings } from '../../../strings/editor.ts';
import { pageLabel } from '../../../strings/pageLabels.ts';
import { pathOfProblem, type ContentProblem } from '../../content/load/contentReader.ts';
import { SLUG_ADVICE } from '../../content/load/documentFields.ts';
import { MAX_NAME } from '../../content/load/documentLimits.ts';
import { splitSource } from '../../content/load/documentText.ts';
import { placeAtLine, readYaml } from '../../content/load/yamlData.ts';
import type { ContentStorage, TextChanges } from '../../content/storage/contentStorage.ts';
import { titleOf } from './documentSummary.ts';
import type { Draft } from './draft.ts';
import { titlesAlong, type FieldProblem } from './formFields.ts';

const { fields: labels, form: texts } = editorStrings;

/** A problem with the labels of fields instead of their keys, and with the titles of the fields around its own. */
const labeled = (
  { path = [], message }: FieldProblem,
  titles: readonly string[],
): FieldProblem => ({
  path,
  around: titles.slice(0, -1).join(', '),
  message: path.reduce<string>(
    (text, key, index) => text.replace(`"${String(key)}"`, () => titles[index]!),
    message,
  ),
});

type ContentReads = Pick<ContentStorage, 'read' | 'readLatest'>;

/** The title of a field of another document. */
const titleIn = (path: string, keys: readonly PropertyKey[]): string => {
  const document = documentPlace(path);
  const names = keys.filter((key) => typeof key !== 'number').map(String);
  const own = document?.kind === 'texts' ? pageLabel(document.slug!, names.join('.')) : undefined;
  return own?.title ?? labelOf(String(keys.at(-1))).title!;
};

/** A problem of another document than the edited one. */
const ofOtherDocument = async (
  storage: ContentReads,
  problem: ContentProblem,
): Promise<FieldProblem> => {
  const path = pathOfProblem(problem);
  const source = String((await storage.read(path).catch(() => undefined)) ?? '');
  const { yaml = '' } = splitSource(path, source) ?? {};
  const titles = (problem.path ?? []).map((key, index, keys) =>
    titleIn(path, keys.slice(0, index + 1)),
  );
  const { message } = labeled(problem, titles);
  return { message, document: { path, title: titleOf(path, yaml) } };
};

/** The field on a line of a document. */
const fieldAt = (path: string, text: string, line: number): string[] | undefined => {
  const { yaml, yamlLine } = splitSource(path, text) ?? { yaml: '', yamlLine: 1 };
  return placeAtLine(readYaml(yaml, yamlLine).lines, line);
};

/** Why a document can't have a new name. */
const nameProblem = async (
  storage: ContentReads,
  file: string,
  slug = '',
): Promise<string | undefined> => {
  if (slug.length > MAX_NAME) return texts.nameTooLong(MAX_NAME);
  return (await storage.readLatest(file)) === undefined ? undefined : texts.taken;
};

/** The problems that changes would cause, at their fields. */
export const problemsOf = async (
  storage: ContentReads,
  /** Finds the problems of the changed documents, and those that the changes cause in others. */
  check: (changes: TextChanges) => Promise<readonly ContentProblem[]>,
  { savedPath, targetPath, schema, values, kind }: Draft,
  changes: TextChanges,
): Promise<FieldProblem[]> => {
  const categories = schema.properties?.category?.options;
  if (categories?.every(({ value }) => value !== values.category))
    return [{ path: ['category'], message: labels.unknownCategory }];
  const target = documentPlace(targetPath);
  if (target?.kind !== kind.name) return [{ path: ['slug'], message: SLUG_ADVICE }];
  if (targetPath !== savedPath) {
    const message = await nameProblem(storage, targetPath, target.slug);
    if (message !== undefined) return [{ path: ['slug'], message }];
  }
  return describeProblems(
    storage,
    await check(changes),
    { targetPath, schema, values, kind },
    changes,
  );
};

/** Problems at the fields of a form. */
export const describeProblems = async (
  storage: ContentReads,
  problems: readonly ContentProblem[],
  { targetPath, schema, values, kind }: Pick<Draft, 'targetPath' | 'schema' | 'values' | 'kind'>,
  changes: TextChanges,
): Promise<FieldProblem[]> => {
  const isOwn = ({ file }: ContentProblem) => file.endsWith(`/${targetPath}`);
  const text = changes.get(targetPath) ?? '';
  const bodyStart = text.split('\n').length - (values.body ?? '').split('\n').length;
  const dataSchema = schema.properties?.data ?? {};
  const described = problems.map(async (problem): Promise<FieldProblem> => {
    const { path, line, message, repair } = problem;
    if (!isOwn(problem)) return ofOtherDocument(storage, problem);
    // A problem of no field, or of the first line, is one of the file's name.
    const isOfWholeFile = path ? path.length === 0 : line === 1;
    if (kind.createdByWriters && isOfWholeFile) return { path: ['slug'], message };
    if (!path && line > bodyStart)
      return { path: ['body'], line: line - bodyStart, message, ...(repair && { repair }) };
    const field = path ?? fieldAt(targetPath, text, line);
    if (!field) return problem;
    const found = labeled({ path: field, message }, titlesAlong(dataSchema, field));
    return { ...found, path: ['data', ...field] };
  });
  return Promise.all(described);
};
