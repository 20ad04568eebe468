import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './buildConfig.ts';

/** The figures of the office in pictures and texts, from `docs/sample-office.md`. */
export interface SampleOffice {
  /** Rows without their head, by the heading above the table. */
  tables: Record<string, string[][]>;
  /** Every figure outside of the last table, as it is written. */
  figures: Set<string>;
  /** Figures that one document tells, by its path. */
  told: Map<string, Set<string>>;
}

/** What is counted in texts: amounts in millions, rates with a decimal, and numbers of leads and what they lead to. */
const COUNTED = [
  /\$\d+\.\d+M\b/g,
  /\b\d+\.\d%/g,
  /(?<![$,.\d])\d+(?:,\d{3})*(?= (?:\w+ )?(?:leads|inquiries|closings|showings|closed|homes? closed|waiting|reached|asked)\b)/gi,
  /(?<=\b(?:Reached|Waiting|New leads|Contacted|Leads\*\*) \(?)\d+(?:,\d{3})*/g,
  /(?<=\| (?:Website|Portals|Open houses|Referrals|Ads|New|Contacted|New leads|Showings booked) \| )\d+(?:,\d{3})*/g,
];
/** Smaller counts are in every text. */
const SMALL = 12;

const FIGURE = /\$?\d+(?:,\d{3})*(?:\.\d+)?(?:%|[Mk]\b)?/g;

const figuresIn = (text: string): string[] => text.match(FIGURE) ?? [];

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

const tableOf = (section: string): string[][] =>
  section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map(cellsOf);

export const readSampleOffice = (): SampleOffice => {
  const text = readFileSync(path.join(projectRoot, 'docs/sample-office.md'), 'utf8');
  const [head = '', ...sections] = text.split(/^## /m);
  const tables = Object.fromEntries(
    sections.map((section) => [section.split('\n')[0]!, tableOf(section)]),
  );
  const shared = [head, ...sections.slice(0, -1)].join('\n');
  const told = (tables['Told in one document'] ?? []).map(
    ([file = '', figures = '']) => [file.replaceAll('`', ''), new Set(figuresIn(figures))] as const,
  );
  return { tables, figures: new Set(figuresIn(shared)), told: new Map(told) };
};

/** The words of a document or a picture, without tags and addresses. */
const wordsOf = (source: string): string =>
  source
    .replaceAll(/<style.*?<\/style>|<script.*?<\/script>/gs, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll('**', '')
    .replaceAll(/[ \t]+/g, ' ');

const isSmall = (figure: string): boolean => /^\d+$/.test(figure) && Number(figure) <= SMALL;

/** The figures of leads, closings and money in a text that the office does not have. */
export const foreignFigures = (source: string, file: string, office: SampleOffice): string[] => {
  const words = wordsOf(source);
  const counted = COUNTED.flatMap((pattern) => words.match(pattern) ?? []);
  const isKnown = (figure: string): boolean =>
    isSmall(figure) || office.figures.has(figure) || !!office.told.get(file)?.has(figure);
  return [...new Set(counted)].filter((figure) => !isKnown(figure));
};

export const numberOf = (figure: string): number => Number(figure.replaceAll(/[^\d.]/g, ''));
