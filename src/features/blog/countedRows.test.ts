import { countedRows, litWindows } from './countedRows.ts';

const COLUMNS = { part: 'Showings', whole: 'Inquiries' };
const HEAD = ['First reply', 'Inquiries', 'Showings'];

it('counts the part of each row in a hundred, without the sum', () => {
  const rows = countedRows(
    [HEAD, ['Under 2', '1,060', '233'], ['Longer', '88', '9'], ['All', '1,148', '242']],
    COLUMNS,
  );
  expect(rows).toEqual([
    { name: 'Under 2', part: '233', whole: '1,060', rate: 22 },
    { name: 'Longer', part: '9', whole: '88', rate: 10 },
  ]);
});

it('keeps a last row that is no sum', () => {
  const rows = countedRows([HEAD, ['A', '10', '1'], ['B', '20', '2'], ['C', '40', '4']], COLUMNS);
  expect(rows.map(({ name }) => name)).toEqual(['A', 'B', 'C']);
});

it.each([
  ['no rows at all', []],
  [
    'a table without the columns',
    [
      ['When', 'Closed'],
      ['Before six', '9'],
    ],
  ],
  ['a cell without a number', [HEAD, ['A', 'many', '1']]],
  ['a whole of nothing', [HEAD, ['A', '0', '0']]],
  ['a part larger than its whole', [HEAD, ['A', '10', '11']]],
  ['a long table', [HEAD, ...Array.from({ length: 7 }, (_, at) => [`${at}`, '10', '1'])]],
])('draws nothing for %s', (_, cells) => {
  expect(countedRows(cells, COLUMNS)).toEqual([]);
});

it.each([
  [0, []],
  [2, [90, 91]],
  [11, [90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 80]],
])('lights %d windows from the lowest row up', (rate, lit) => {
  expect(litWindows({ name: '', part: '', whole: '', rate })).toEqual(lit);
});

it('lights all windows, each once', () => {
  const lit = litWindows({ name: '', part: '', whole: '', rate: 100 });
  expect(new Set(lit)).toEqual(new Set(Array.from({ length: 100 }, (_, at) => at)));
});
