import { blogStrings } from '../../../../strings/blog.ts';
import { helpCenterStrings } from '../../../../strings/helpCenter.ts';
import { DESCRIPTION_LENGTH, pageTitle, TITLE_LENGTH } from '../../../../strings/pageTitle.ts';
import { webinarsStrings } from '../../../../strings/webinars.ts';
import type { ContentProblem } from '../../load/contentProblems.ts';
import type { ContentSource, SourceField, SourceKind } from './readSources.ts';

/** Parts of the site whose pages have a document's title and description in their heads. */
const SECTIONS: Partial<Record<SourceKind, string>> = {
  posts: blogStrings.section,
  help: helpCenterStrings.section,
  events: webinarsStrings.section,
  videos: webinarsStrings.section,
};

interface HeadText {
  file: string;
  field: SourceField;
  /** As the page's head has it. */
  text: string;
  limits: { least: number; most: number };
}

const headTexts = ({ file, kind, slug, fields }: ContentSource): HeadText[] => {
  const section = SECTIONS[kind];
  if (section === undefined) return [];
  const titleKey = slug === '_category' ? 'name' : 'title';
  // Subcategories have names, too, behind the category's own.
  const title = fields.find(({ key }) => key === titleKey);
  const description = fields.find(({ key }) => key === 'description');
  return [
    ...(title
      ? [{ file, field: title, text: pageTitle(title.value, section), limits: TITLE_LENGTH }]
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
export const checkHeads = (sources: ContentSource[]): ContentProblem[] => {
  const heads = sources.flatMap(headTexts);
  return [...heads.flatMap(lengthProblem), ...repeatedTitles(heads)];
};
