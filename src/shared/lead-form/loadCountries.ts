const load = async () => {
  const [{ COUNTRIES, CountryPanel }, numbers] = await Promise.all([
    import(/* webpackChunkName: "phone" */ './CountryPanel.tsx'),
    import(/* webpackChunkName: "phone" */ '../../lib/phoneNumbers.ts'),
  ]);
  return { COUNTRIES, CountryPanel, ...numbers };
};

export type Countries = Awaited<ReturnType<typeof load>>;

let loaded: Countries | undefined;

/** Undefined until they have loaded. */
export const loadedCountries = (): Countries | undefined => loaded;

/** The number formats and names of all countries are 40 KB, so they load when a form is first used. */
export const loadCountries = async (): Promise<Countries> => (loaded = await load());
