import { toCsv } from './csv.ts';

it.each([
  ['=1+1', "'=1+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', "'\r=1"],
  ['=cmd|"/c calc"!A1', `'=cmd|""/c calc""!A1`],
  ['\uFF1D1+1', "'\uFF1D1+1"],
  ['\uFF0B1', "'\uFF0B1"],
  ['\uFF0D1', "'\uFF0D1"],
  ['\uFF20SUM(A1)', "'\uFF20SUM(A1)"],
  ['+1+1', "'+1+1"],
  ['+15035550100', '+15035550100'],
  ['a;=1+1', 'a;=1+1'],
  ['two\nlines', 'two\nlines'],
])('writes the cell %j as %j in quotes', (value, expected) => {
  expect(toCsv(['a'], [{ a: value }])).toBe(`\uFEFF"a"\r\n"${expected}"\r\n`);
});
