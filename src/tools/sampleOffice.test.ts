import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { TextName, Texts } from '../contract/texts/texts.ts';
import { projectRoot } from './buildConfig.ts';
import { foreignFigures, numberOf, readSampleOffice } from './sampleOffice.ts';

const PLACES = ['content', 'design/scenes', 'design/films', 'public/videos', 'src/strings'];
const TEXTS = /\.(md|yaml|html|vtt|ts)$/;
/** They explain the formats of documents. */
const NOT_TOLD = ['content/README.md', 'content/search-cases.yaml'];

/** What `design/scenes/periods.js` exports. */
interface Periods {
  dashboards: Record<'weekly' | 'monthly' | 'yearly', { kpis: [string, string, string][] }>;
  statistics: Record<
    'weekly' | 'monthly' | 'custom' | 'yearly',
    { kpis: string[]; points: number[]; sources: number[][] }
  >;
}

/** What `design/scenes/flow.js` exports. */
interface Flow {
  AGENTS: string[];
  SOURCES: { name: string; leads: number[] }[];
}

const office = readSampleOffice();

const texts = PLACES.flatMap((place) =>
  readdirSync(path.join(projectRoot, place), { recursive: true, encoding: 'utf8' }).map((file) =>
    path.posix.join(place, file.split(path.sep).join('/')),
  ),
).filter((file) => TEXTS.test(file) && !file.endsWith('.test.ts') && !NOT_TOLD.includes(file));

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);
const rowsOf = (table: string): string[][] => office.tables[table] ?? [];
const rowOf = (table: string, name: string): string[] =>
  rowsOf(table)
    .find(([first]) => first === name)
    ?.slice(1) ?? [];
const share = (part: number, of: number): string => `${((100 * part) / of).toFixed(1)}%`;

it.each(rowsOf('Parts'))('adds up: %s', (_, parts, total) => {
  expect(sum(parts.split(' + ').map(Number))).toBe(numberOf(total));
});

it('adds up over sources and reply times, with the rates that follow', () => {
  const pairs = rowsOf('Sources').map((row) =>
    row.slice(1, 5).map((cell) => cell.split(/, /).map(numberOf)),
  );
  const all = pairs.pop()!;
  expect(all).toEqual(
    all.map((_, period) => [0, 1].map((at) => sum(pairs.map((row) => row[period]![at]!)))),
  );
  expect(all.map(([leads]) => leads)).toEqual(rowOf('Periods', 'New leads').map(numberOf));
  expect(all.map(([, closed]) => closed)).toEqual(rowOf('Periods', 'Closed').map(numberOf));
  expect(all.map(([leads, closed]) => share(closed!, leads!))).toEqual(
    rowOf('Periods', 'Lead to close'),
  );
  for (const [, , , , year, rate] of rowsOf('Sources')) {
    const [leads, closed] = year!.split(/, /).map(numberOf);
    expect(share(closed!, leads!)).toBe(rate);
  }
  const replies = rowsOf('First reply this year');
  for (const at of [1, 2, 4])
    expect(sum(replies.slice(0, -1).map((row) => numberOf(row[at]!)))).toBe(
      numberOf(replies.at(-1)![at]!),
    );
  for (const [, inquiries, showings, showingRate, closed, closingRate] of replies) {
    expect(share(numberOf(showings!), numberOf(inquiries!))).toBe(showingRate);
    expect(share(numberOf(closed!), numberOf(inquiries!))).toBe(closingRate);
  }
  const stages = rowsOf('Pipeline this week').map(([, leads]) => numberOf(leads!));
  rowsOf('Pipeline this week').forEach(([, , before, ofNew], at) => {
    if (at > 0) expect(before).toBe(share(stages[at]!, stages[at - 1]!));
    if (at > 0) expect(ofNew).toBe(share(stages[at]!, stages[0]!));
  });
});

const partsOf = (what: string): number[] => rowOf('Parts', what)[0]!.split(' + ').map(Number);

const readTexts = <Name extends TextName>(name: Name): Texts[Name] =>
  parse(readFileSync(path.join(projectRoot, `content/texts/${name}.yaml`), 'utf8')) as Texts[Name];

it('shows the months of the year on the statistics page', () => {
  const { months } = readTexts('feature-realtime-statistics').year!;
  expect(months.map(({ leads }) => leads)).toEqual(partsOf('Months, January to Nov 15'));
  expect(months.map(({ showings }) => showings)).toEqual(partsOf('Months, showings'));
  expect(months.map(({ closed }) => closed)).toEqual(partsOf('Months, closed'));
});

it('builds the week of the dashboard with the leads of each day, dark windows included', () => {
  const { days } = readTexts('feature-dashboard').week!;
  expect(days.map(({ leads }) => leads)).toEqual(partsOf('Days, Monday to Sunday'));
  expect(days.map(({ waiting = [] }) => waiting.length)).toEqual(partsOf('Waiting, by day'));
});

it('shows what each source brought this year', () => {
  const { rows } = readTexts('feature-lead-management-system').sources!;
  expect(rows.map(({ name, leads, closed }) => [name, leads, closed])).toEqual(
    rowsOf('Sources')
      .slice(0, -1)
      .map(([name, , , , year]) => [name, ...year!.split(/, /).map(numberOf)]),
  );
});

it('draws as many lines of a day as its words say', () => {
  const { hours, text } = readTexts('feature-activity-tracking').day!;
  expect(text).toContain(`${sum(hours.map(({ entries }) => entries))} contacts`);
});

it('draws the pictures with the figures of the document', async () => {
  const { dashboards, statistics } = (await import(
    path.join(projectRoot, 'design/scenes/periods.js')
  )) as Periods;
  const views = ['weekly', 'monthly', 'custom', 'yearly'] as const;
  const column = (view: (typeof views)[number], name: string) =>
    rowOf('Periods', name)[views.indexOf(view)];
  for (const view of views) {
    expect(statistics[view].kpis).toEqual(
      ['New leads', 'Closed', 'Lead to close', 'Median first reply'].map((name) =>
        column(view, name),
      ),
    );
    expect(sum(statistics[view].points)).toBe(numberOf(column(view, 'New leads')!));
    expect(statistics[view].sources).toEqual(
      rowsOf('Sources')
        .slice(0, -1)
        .map((row) => row[views.indexOf(view) + 1]!.split(/, /).map(numberOf)),
    );
  }
  expect(statistics.weekly.points).toEqual(partsOf('Days, Monday to Sunday'));
  expect(statistics.yearly.points).toEqual(partsOf('Months, January to Nov 15'));
  for (const view of ['weekly', 'monthly', 'yearly'] as const) {
    const names: Record<string, string> = {
      'Showings booked': 'Showings',
      'Homes closed': 'Closed',
    };
    for (const [name, , value] of dashboards[view].kpis)
      expect([name, value]).toEqual([name, column(view, names[name] ?? name)]);
  }
});

it('draws the leads of the week on their way from the sources to the agents', async () => {
  const { AGENTS, SOURCES } = (await import(
    path.join(projectRoot, 'design/scenes/flow.js')
  )) as Flow;
  expect(SOURCES.map(({ name, leads }) => [name, sum(leads)])).toEqual(
    rowsOf('Sources')
      .slice(0, -1)
      .map(([name, week]) => [name, numberOf(week!.split(/, /)[0]!)]),
  );
  const ofAgents = partsOf('Agents this week: Daniel, Priya, Tom, Owen');
  const inOrder = ['Daniel', 'Priya', 'Tom', 'Owen'].map((name) => AGENTS.indexOf(name));
  expect(inOrder.map((agent) => sum(SOURCES.map(({ leads }) => leads[agent]!)))).toEqual(ofAgents);
});

it.each([
  ['5,214 inquiries', ['5,214']],
  ['<b>128</b> leads this week', ['128']],
  ['Reached 86, Waiting 43', ['86', '43']],
  ['$178.6M, which is 7.1%', ['$178.6M', '7.1%']],
  ['| Website | 147 | 9 |', ['147']],
  ['1,304 leads, 34 closed, 2.6%, $16.4M, and 9 of them', []],
])('names other figures than the office’s in %j', (text, foreign) => {
  expect(foreignFigures(text, 'content/posts/new.md', office).sort()).toEqual(foreign.sort());
});

it('tells no other figures in texts and pictures', () => {
  const found = texts.flatMap((file) => {
    const figures = foreignFigures(
      readFileSync(path.join(projectRoot, file), 'utf8'),
      file,
      office,
    );
    return figures.length > 0 ? [`${file}: ${figures.join(', ')}`] : [];
  });
  expect(texts.length).toBeGreaterThan(150);
  expect(found).toEqual([]);
});

it('lists for a document only figures that it tells', () => {
  for (const [file, figures] of office.told) {
    const source = readFileSync(path.join(projectRoot, file), 'utf8');
    const missing = [...figures].filter((figure) => !source.includes(figure));
    expect([file, missing]).toEqual([file, []]);
  }
});
