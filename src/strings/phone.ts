export const phoneStrings = {
  placeholder: 'Enter your phone number',
  country: (name: string, code: string) => `Country code: ${name}, +${code}`,
  chooseCountry: 'Country code: choose a country',
  search: 'Search countries',
  countries: 'Countries',
  empty: 'No entries to show',
  withoutScripts: 'Begin with your country code, for example +1 503 555 0142.',
} as const;
