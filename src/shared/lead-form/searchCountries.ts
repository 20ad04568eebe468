import type { Country as CountryCode } from 'react-phone-number-input/min';

export interface Country {
  code: CountryCode;
  name: string;
  /** Without the plus sign, `1`. */
  callingCode: string;
}

/** Lower case without accents: `cote` finds Côte d’Ivoire. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

/** How well a country matches: 0 is best, null is no match. */
const rank = ({ code, name, callingCode }: Country, query: string): number | null => {
  const plainName = plain(name);
  const digits = query.replace(/^\+/, '');
  if (code.toLowerCase() === query || callingCode === digits) return 0;
  if (plainName.startsWith(query)) return 1;
  if (plainName.includes(` ${query}`)) return 2;
  if (plainName.includes(query)) return 3;
  return digits !== '' && callingCode.startsWith(digits) ? 4 : null;
};

/** Countries whose name, code or calling code matches, best first; all of them for an empty search. */
export const searchCountries = (countries: readonly Country[], search: string): Country[] => {
  const query = plain(search.trim());
  if (query === '') return [...countries];
  return countries
    .map((country) => ({ country, rank: rank(country, query) }))
    .filter((entry): entry is { country: Country; rank: number } => entry.rank !== null)
    .sort((one, other) => one.rank - other.rank)
    .map(({ country }) => country);
};
