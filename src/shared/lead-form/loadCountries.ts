/** The number formats and names of all countries are 40 KB, so they load when a form is first used. */
export const loadCountries = async () => {
  const [{ COUNTRIES, CountryPanel }, numbers] = await Promise.all([
    import(/* webpackChunkName: "phone" */ './CountryPanel.tsx'),
    import(/* webpackChunkName: "phone" */ '../../lib/phoneNumbers.ts'),
  ]);
  return { COUNTRIES, CountryPanel, ...numbers };
};
