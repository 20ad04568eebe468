import { splitAgenda } from './splitAgenda.ts';

const tableOf = (...times: string[]) => {
  const rows = times.map((time) => `<tr><td>${time}</td><td><b>Talk.</b> More.</td></tr>`);
  const head = '<thead><tr><th>Minutes</th><th>What happens</th></tr></thead>';
  return `<table>${head}<tbody>${rows.join('')}</tbody></table>`;
};

const heading = '<h2 id="agenda">Agenda</h2>\n';
const figures = '<table><thead><tr><th>Year</th></tr></thead><tr><td>1,304</td></tr></table>';
const intro = `<h2>Who should come</h2><p>Agents.</p>`;
const end = '<p>Bring coffee.</p>';

it.each([
  ['spans', ['0–20', '20–40', '40-60'], [0, 20, 20, 40, 40, 60]],
  [
    'starts, the last of which ends with the event',
    ['0:00', '0:10', '1:05'],
    [0, 10, 10, 65, 65, 90],
  ],
  ['spans with a pause', ['0–20', '30–40'], [0, 20, 30, 40]],
])('reads %s', (_name, times, minutes) => {
  const { parts } = splitAgenda(tableOf(...times), 90);
  expect(parts.flatMap(({ from, to }) => [from, to])).toEqual(minutes);
});

it.each([intro, figures, ''])(
  'splits the table and its heading from %j and what follows',
  (before) => {
    const agenda = heading + tableOf('0–20', '20–40');
    expect(splitAgenda(before + agenda + end, 40)).toMatchObject({ before, agenda, after: end });
  },
);

it('leaves a heading with the text between it and the table', () => {
  const before = `${heading}<p>In order:</p>`;
  expect(splitAgenda(before + tableOf('0–20', '20–40'), 40).before).toBe(before);
});

it.each([
  ['other first cells', tableOf('0–20', 'Later')],
  ['one row', tableOf('0–20')],
  ['an end before its start', tableOf('0–20', '30–25')],
  ['parts that overlap', tableOf('0–20', '10–40')],
  ['a start after the end of the event', tableOf('0:00', '2:00')],
  [
    'more rows than can be drawn',
    tableOf(...Array.from({ length: 13 }, (_, at) => `${at}–${at + 1}`)),
  ],
  ['another element around it', `<blockquote>${tableOf('0–20', '20–40')}</blockquote>`],
])('draws no table with %s', (_name, description) => {
  expect(splitAgenda(description, 90)).toEqual({
    before: description,
    agenda: '',
    parts: [],
    after: '',
  });
});
