import { ORIGINAL_NAME } from '../../../contract/brandColors.ts';
import type { ContentLibrary } from '../load/loadContent.ts';
import type { Flaw } from '../load/documentText.ts';

/** The people and offices of the documents that come with the site. */
export const SAMPLE_NAMES = [
  'Maya Okafor',
  'Daniel Reyes',
  'Grace Whitfield',
  'Priya Nair',
  'Tom Lindqvist',
  'Owen Castellano',
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
const SAMPLE_PRICES = [36, 96, 240, 324, 768, 2016];

type Facts = Pick<ContentLibrary, 'site' | 'plans'>;

const PRICE = /\$(\d{1,3}(?:,\d{3})*|\d+)(?:\.00)?(?![\d,.]*\d|[MKk])/g;

const stalePrices = (line: string, prices: readonly (number | null)[]): string[] =>
  Array.from(line.matchAll(PRICE), ([, price = '']) => price).filter((price) => {
    const amount = Number(price.replaceAll(',', ''));
    return SAMPLE_PRICES.includes(amount) && !prices.includes(amount);
  });

/** What a text says of the sample company on the site of another one, and its prices that no plan has. */
export const sampleTraces = (text: string, { site, plans }: Facts): Flaw[] => {
  const isAnother = site.name !== ORIGINAL_NAME;
  const names = isAnother ? SAMPLE_NAMES : [];
  const isMoved = isAnother && site.address.city !== SAMPLE_CITY;
  const prices =
    plans?.plans.flatMap(({ monthlyPrice, annualPrice }) => [monthlyPrice, annualPrice]) ?? [];
  return text.split('\n').flatMap((written, index) => {
    const line = written.replaceAll(/&(?:amp|#38);/g, '&');
    const found = names.filter((name) => line.includes(name));
    return [
      ...found.map((name) => `"${name}" belongs to the sample company. Replace it.`),
      ...(isMoved && new RegExp(`\\b${SAMPLE_CITY}\\b`).test(line)
        ? [`The sample company is in ${SAMPLE_CITY}. Write {{city}}, or correct the sentence.`]
        : []),
      ...(plans ? stalePrices(line, prices) : []).map(
        (price) => `No plan costs $${price}. Correct the price.`,
      ),
    ].map((message) => ({ line: index + 1, message }));
  });
};
