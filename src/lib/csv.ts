/** How a spreadsheet recognizes a formula. An apostrophe before it makes it text; a phone number stays as it is. */
const FORMULA = /^(?!\+\d+$)[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/** Quoted, because some spreadsheets split unquoted cells at semicolons. */
const csvCell = (value: string): string => {
  const text = FORMULA.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
};

/** Without it, Excel reads the file in the encoding of the system. */
const BYTE_ORDER_MARK = '\uFEFF';

export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** The beginning of a file, with the names of its columns. */
export const csvHead = (columns: readonly string[]): string => BYTE_ORDER_MARK + csvLine(columns);

export const toCsv = (
  columns: readonly string[],
  rows: readonly Record<string, string>[],
): string =>
  csvHead(columns) +
  rows.map((row) => csvLine(columns.map((column) => row[column] ?? ''))).join('');
