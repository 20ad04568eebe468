/** Characters of a piece of content that are read at most. */
const MAX_LENGTH = 2 * 1024 * 1024;
/** Tags and character references that are read at most: what work a document makes depends on them. */
const MAX_MARKS = 30_000;

/**
 * A document over a limit is cut to this part of it. Writing it anew adds end tags, so that a cut at
 * the limit itself would be over it again.
 */
const CUT = 0.9;

const endOfMarks = (html: string, count: number): number => {
  const mark = /[<&]/g;
  for (let found = 0; found < count; found += 1) {
    if (!mark.test(html)) return html.length;
  }
  return mark.test(html) ? mark.lastIndex - 1 : html.length;
};

/** Cuts off what no article is long enough to have. */
export const limitContent = (html: string): string => {
  const cut = html.length > MAX_LENGTH ? html.slice(0, MAX_LENGTH * CUT) : html;
  const isDense = endOfMarks(cut, MAX_MARKS) < cut.length;
  return isDense ? cut.slice(0, endOfMarks(cut, MAX_MARKS * CUT)) : cut;
};
