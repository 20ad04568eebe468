import type { PostChart } from '../../contract/entities.ts';

export interface CountedRow {
  name: string;
  part: string;
  whole: string;
  /** The part of a hundred. */
  rate: number;
}

const numberOf = (text: string) => Number(text.replaceAll(',', ''));

/** A chart shows a few rows; a long table stays a table. */
const MOST_ROWS = 6;

/**
 * The rows of a table that has the columns of a part and a whole; none if it has not, or if a row has no numbers. A last
 * row that is the total of the others is left out.
 */
export const countedRows = (
  [head = [], ...body]: readonly (readonly string[])[],
  { part, whole }: Pick<PostChart, 'part' | 'whole'>,
): CountedRow[] => {
  const partAt = head.indexOf(part);
  const wholeAt = head.indexOf(whole);
  if (partAt < 0 || wholeAt < 0) return [];
  const rows = body.map((cells) => {
    const partText = cells[partAt] ?? '';
    const wholeText = cells[wholeAt] ?? '';
    const rate = Math.round((100 * numberOf(partText)) / numberOf(wholeText));
    return { name: cells[0] ?? '', part: partText, whole: wholeText, rate };
  });
  const others = rows.slice(0, -1);
  const total = others.reduce((sum, row) => sum + numberOf(row.whole), 0);
  const last = rows.at(-1);
  const endsInTotal = last && others.length > 1 && numberOf(last.whole) === total;
  const shown = endsInTotal ? others : rows;
  const areCounted = shown.every(({ rate }) => rate >= 0 && rate <= 100);
  return areCounted && shown.length <= MOST_ROWS ? shown : [];
};

/** As many of a hundred windows as the rate, from the lowest of ten rows up, so that houses compare by height. */
export const litWindows = ({ rate }: CountedRow): number[] =>
  Array.from({ length: rate }, (_, index) => {
    const rowFromTop = 9 - Math.floor(index / 10);
    return 10 * rowFromTop + (index % 10);
  });
