import { ORIGINAL_NAME } from '../../../lib/brandColors.ts';
import type { ContentLibrary } from '../load/assembleLibrary.ts';
import type { Flaw } from '../load/documentText.ts';

/** The people of the sample company, whom texts also call by first or last name alone. */
export const SAMPLE_PEOPLE = [
  'Maya Okafor',
  'Daniel Reyes',
  'Grace Whitfield',
  'Priya Nair',
  'Tom Lindqvist',
  'Owen Castellano',
];

/** The people and offices of the documents that come with the site. */
export const SAMPLE_NAMES = [
  ...SAMPLE_PEOPLE,
  'Colette Baptiste',
  'Ingrid Solheim',
  'Lena Marchetti',
  'Samir Khoury',
  'Wen Zhao',
  'Alder & Vane',
  'Bayou Oak Realty',
  'Prairie Street Realty',
  'Harborlight Homes',
  'Cottonwood & Pine Realty',
  'Two Rivers Homes',
];
const SAMPLE_CITY = 'Portland';
const SAMPLE_PLACE = /\b(?:Portland|Oregon)\b/;
const SAMPLE_AREA_CODE = /\b503\b(?=\)? ?-?555)/;
const SAMPLE_PRICES = [36, 96, 240, 324, 768, 2016];

export interface CompanyFacts extends Pick<ContentLibrary, 'site' | 'plans' | 'texts'> {
  /** Names of the entries of authors.yaml. */
  authors: readonly string[];
}

const PRICE = /\$(\d{1,3}(?:,\d{3})*|\d+)(?:\.00)?(?![\d,.]*\d|[MKk])/g;

const stalePrices = (line: string, prices: readonly (number | null)[]): string[] =>
  Array.from(line.matchAll(PRICE), ([, price = '']) => price).filter((price) => {
    const amount = Number(price.replaceAll(',', ''));
    return SAMPLE_PRICES.includes(amount) && !prices.includes(amount);
  });

/** The people of this company, on the page About us and among its authors, without those that came with the site. */
const ownPeople = ({ texts, authors }: CompanyFacts): string[] => {
  const people = (texts.about?.office?.people ?? []).map(({ name }) => name);
  return [...people, ...authors].filter((name) => !SAMPLE_PEOPLE.includes(name));
};

/** First and last names by which texts call the people of the sample company, unless people of this one have them, too. */
const partsOfNames = (facts: CompanyFacts): RegExp | undefined => {
  const wordsOf = (names: readonly string[]) => names.flatMap((name) => name.split(/\s+/));
  const own = wordsOf(ownPeople(facts));
  const parts = wordsOf(SAMPLE_PEOPLE).filter((word) => !own.includes(word));
  return parts.length > 0 ? new RegExp(`\\b(?:${parts.join('|')})\\b`, 'g') : undefined;
};

/** Finds what a text says of the sample company on the site of another one, and its prices that no plan has. */
export const findSampleTraces = (facts: CompanyFacts): ((text: string) => Flaw[]) => {
  const { site, plans } = facts;
  const isAnother = site.name !== ORIGINAL_NAME;
  const isMoved = isAnother && site.address.city !== SAMPLE_CITY;
  const parts = isAnother ? partsOfNames(facts) : undefined;
  const prices =
    plans?.plans.flatMap(({ monthlyPrice, annualPrice }) => [monthlyPrice, annualPrice]) ?? [];

  const namesIn = (line: string): string[] => {
    if (!isAnother) return [];
    const whole = SAMPLE_NAMES.filter((name) => line.includes(name));
    const rest = whole.reduce((left, name) => left.replaceAll(name, ''), line);
    return [...whole, ...new Set(parts && rest.match(parts))];
  };

  const messagesFor = (line: string): string[] => [
    ...namesIn(line).map((name) => `"${name}" belongs to the sample company. Replace it.`),
    ...(isMoved && SAMPLE_PLACE.test(line)
      ? [`The sample company is in ${SAMPLE_CITY}. Write {{city}}, or correct the sentence.`]
      : []),
    ...(isMoved && SAMPLE_AREA_CODE.test(line)
      ? [`503 is the area code of ${SAMPLE_CITY}. Correct the number.`]
      : []),
    ...(plans ? stalePrices(line, prices) : []).map(
      (price) => `No plan costs $${price}. Correct the price.`,
    ),
  ];

  return (text) =>
    text.split('\n').flatMap((written, index) => {
      const line = written.replaceAll(/&(?:amp|#38);/g, '&');
      return messagesFor(line).map((message) => ({ line: index + 1, message }));
    });
};
