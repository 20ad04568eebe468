import fc from 'fast-check';
import { anyText } from '../testing/anyText.ts';
import { MAX_QUERY_LENGTH, searchQuery } from './queryString.ts';
import {
  curlQuotes,
  formatNumber,
  readingMinutes,
  toCsv,
  withoutAddresses,
  youtubeId,
} from './text.ts';

it.each([
  [0, 1],
  [200, 1],
  [201, 2],
])('reads %i words in %i minutes', (words, minutes) => {
  expect(readingMinutes(words)).toBe(minutes);
});

it('formats numbers like Intl', () => {
  const format = new Intl.NumberFormat('en-US');
  expect(formatNumber(1234567.891)).toBe('1,234,567.891');
  fc.assert(
    fc.property(
      fc.oneof(
        fc.integer(),
        fc.integer({ min: -1e9, max: 1e9 }).map((thousandths) => thousandths / 1000),
      ),
      (value) => expect(formatNumber(value)).toBe(format.format(value)),
    ),
  );
});

it('limits a query and is idempotent', () => {
  const long = fc.tuple(anyText(), fc.integer({ min: 190, max: 210 })).map(([text, count]) => {
    return 'x'.repeat(count) + text;
  });
  fc.assert(
    fc.property(fc.oneof(long, anyText()), (text) => {
      const query = searchQuery(text);
      expect(query.length).toBeLessThanOrEqual(MAX_QUERY_LENGTH);
      expect(searchQuery(query)).toBe(query);
    }),
  );
});

it.each([
  [null, ''],
  ['  round robin ', 'round robin'],
  [`${'x'.repeat(199)}\u{1F511}`, 'x'.repeat(199)],
])('reads %j as %j', (text, expected) => {
  expect(searchQuery(text)).toBe(expected);
});

it.each([
  ['/ruth@example.com', '/:address'],
  ['/blog/ruth%40example.com/x', '/blog/:address/x'],
  ['/ruth%2540example.com', '/:address'],
  ['/call/%2B1-202-555-0123', '/call/:number'],
  ['/call/(202)%20555-0123%20now', '/call/:number'],
])('masks personal data in %s', (path, told) => {
  expect(withoutAddresses(path)).toBe(told);
});

it.each(['/', '/blog/posts/ten-years-of-2024-11-22', '/calendar/HD-7K3M9Q.ics'])(
  'keeps %s',
  (path) => {
    expect(withoutAddresses(path)).toBe(path);
  },
);

it.each([
  'https://www.youtube.com/watch?v=Zk4wB9_tQe8',
  'https://m.youtube.com/watch?v=Zk4wB9_tQe8',
  'https://youtu.be/Zk4wB9_tQe8?t=12',
  'https://www.youtube-nocookie.com/embed/Zk4wB9_tQe8',
  'https://youtube.com/shorts/Zk4wB9_tQe8',
  'https://www.youtube.com/live/Zk4wB9_tQe8?feature=share',
])('finds the id in %s', (address) => {
  expect(youtubeId(address)).toBe('Zk4wB9_tQe8');
});

it.each([
  '',
  'https://example.com/watch?v=Zk4wB9_tQe8',
  'https://notyoutube.com/embed/Zk4wB9_tQe8',
  'https://www.youtube.com/playlist?list=Zk4wB9_tQe8',
  'javascript:alert(1)//youtube.com/embed/Zk4wB9_tQe8',
  'https://www.youtube.com/watch?v=<script>',
  'https://youtube.com.example.com/watch?v=Zk4wB9_tQe8',
  'https://youtu.be/Zk4wB9_tQe8%20x',
])('finds none in %s', (address) => {
  expect(youtubeId(address)).toBe('');
});

it.each([
  [`"It's a lead," she said.`, '“It’s a lead,” she said.'],
  [`Maya's rule ('first in, first out')`, 'Maya’s rule (‘first in, first out’)'],
  [`since the '90s, 5'`, 'since the ’90s, 5’'],
  [`'"Now?" he asked'`, '‘“Now?” he asked’'],
  [`"He told me 'call back.'"`, '“He told me ‘call back.’”'],
  [`"A"/"B"`, '“A”/“B”'],
  [`"'90s" and rock 'n' roll`, '“’90s” and rock ‘n’ roll'],
  [`a 24"/36" frame`, 'a 24”/36” frame'],
])('curls the quotes of %s', (text, curled) => {
  expect(curlQuotes(text)).toBe(curled);
});

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
