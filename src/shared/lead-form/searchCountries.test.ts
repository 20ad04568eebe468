import { searchCountries, type Country } from './searchCountries.ts';

const countries: Country[] = [
  { code: 'CI', name: "Côte d'Ivoire", callingCode: '225' },
  { code: 'GE', name: 'Georgia', callingCode: '995' },
  { code: 'DE', name: 'Germany', callingCode: '49' },
  { code: 'NG', name: 'Nigeria', callingCode: '234' },
  { code: 'GB', name: 'United Kingdom', callingCode: '44' },
  { code: 'US', name: 'United States', callingCode: '1' },
];

const codes = (search: string) => searchCountries(countries, search).map(({ code }) => code);

it('lists every country for an empty search', () => {
  expect(codes('  ')).toHaveLength(countries.length);
});

it('finds names from their beginning, then from a word, then anywhere', () => {
  expect(codes('ge')).toEqual(['GE', 'DE', 'NG']);
  expect(codes('king')).toEqual(['GB']);
});

it('leaves case and accents out of account', () => {
  expect(codes('COTE')).toEqual(['CI']);
});

it('finds two letters and calling codes, with and without the plus', () => {
  expect(codes('us')[0]).toBe('US');
  expect(codes('+49')).toEqual(['DE']);
  expect(codes('2')).toEqual(['CI', 'NG']);
});

it('finds nothing for what is no country', () => {
  expect(codes('atlantis')).toEqual([]);
  expect(codes('+')).toEqual([]);
});
