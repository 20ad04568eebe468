import { DESCRIPTION_LENGTH, TITLE_LENGTH } from '../../../../lib/headTexts.ts';
import type { ContentProblem } from '../../load/contentProblems.ts';
import type { ContentSource, SourceField, SourceKind } from './readSources.ts';

/** Kinds of documents whose pages have their titles and descriptions in their heads. */
export type TitledKind = Exclude<SourceKind, 'legal' | ''>;

/** The title of a document's page, of which the document's own is a part. The site's words are not known here. */
export type TitleOfPage = (kind: TitledKind, title: string, brand: string) => string;

const isTitled = (kind: SourceKind): kind is TitledKind => kind !== 'legal' && kind !== '';

interface HeadText {
  file: string;
  field: SourceField;
  /** As the page's head has it. */
  text: string;
  limits: { least: number; most: number };
}

const headTexts = (
  { file, kind, slug, fields }: ContentSource,
  titleOfPage: (kind: TitledKind, title: string) => string,
): HeadText[] => {
  if (!isTitled(kind)) return [];
  const titleKey = slug === '_category' ? 'name' : 'title';
  // Subcategories have names, too, behind the category's own.
  const title = fields.find(({ key }) => key === titleKey);
  const description = fields.find(({ key }) => key === 'description');
  return [
    ...(title
      ? [{ file, field: title, text: titleOfPage(kind, title.value), limits: TITLE_LENGTH }]
      : []),
    ...(description
      ? [{ file, field: description, text: description.value, limits: DESCRIPTION_LENGTH }]
      : []),
  ];
};

const lengthProblem = ({ file, field, text, limits }: HeadText): ContentProblem[] => {
  const { least, most } = limits;
  if (text.length >= least && text.length <= most) return [];
  const advice = text.length < least ? `Write at least ${least}.` : `Use at most ${most}.`;
  const message = `Search results show "${text}", which has ${text.length} characters. ${advice}`;
  return [{ file, line: field.line, message }];
};

/** Titles that another page has, too; descriptions that do so are repeated paragraphs. */
const repeatedTitles = (heads: HeadText[]): ContentProblem[] => {
  const first = new Map<string, HeadText>();
  return heads.flatMap((head) => {
    const key = head.text.toLowerCase();
    const other = first.get(key);
    if (!other) first.set(key, head);
    if (!other || head.limits !== TITLE_LENGTH) return [];
    const message = `Search results show "${head.text}" for ${other.file}:${other.field.line}, too. Say what is special here.`;
    return [{ file: head.file, line: head.field.line, message }];
  });
};

/** Titles and descriptions that search results would cut, fill up or show twice. */
export const checkHeads = (
  sources: ContentSource[],
  titleOfPage: TitleOfPage,
  brand: string,
): ContentProblem[] => {
  const heads = sources.flatMap((source) =>
    headTexts(source, (kind, title) => titleOfPage(kind, title, brand)),
  );
  return [...heads.flatMap(lengthProblem), ...repeatedTitles(heads)];
};
