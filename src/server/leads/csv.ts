/** What a spreadsheet would take for a formula; an apostrophe before it makes it text. */
const FORMULA = /^[=+\-@\t\r]/;

const cell = (value: string): string => {
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** A CSV file (RFC 4180) with a line of column names; formulas are defused. */
export const toCsv = <Row extends object>(
  columns: readonly (keyof Row & string)[],
  rows: readonly Row[],
): string =>
  [columns.map(cell), ...rows.map((row) => columns.map((column) => cell(String(row[column]))))]
    .map((cells) => `${cells.join(',')}\r\n`)
    .join('');
