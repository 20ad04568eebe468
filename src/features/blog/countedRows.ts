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
 * The rows of a table that has the columns of a part and a whole, without the sum of the others; none if it has not,
 * or if a row has no numbers.
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
  const sum = others.reduce((total, row) => total + numberOf(row.whole), 0);
  const last = rows.at(-1);
  const shown = last && others.length > 1 && numberOf(last.whole) === sum ? others : rows;
  const areCounted = shown.every(({ rate }) => rate >= 0 && rate <= 100);
  return areCounted && shown.length <= MOST_ROWS ? shown : [];
};

/** The same on the server and in every browser. */
const scattered = (at: number, seed: number) => {
  const mixed = Math.imul(at + 1 + 131 * (seed + 1), 2654435761);
  return Math.imul(mixed ^ (mixed >>> 15), 2246822519) >>> 0;
};

/** As many of a hundred windows as the rate, scattered over the house. */
export const litWindows = ({ rate }: CountedRow, seed: number): number[] =>
  Array.from({ length: 100 }, (_, at) => at)
    .sort((a, b) => scattered(a, seed) - scattered(b, seed))
    .slice(0, rate);
