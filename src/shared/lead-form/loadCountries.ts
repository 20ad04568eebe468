import type { ComponentType } from 'react';
import type * as phoneNumbers from '../../lib/phoneNumbers.ts';
import type { CountryPanelProps } from './CountryPanel.tsx';
import type { Country } from './phoneControls.tsx';

type PhoneNumbers = typeof phoneNumbers;

export interface Countries extends PhoneNumbers {
  COUNTRIES: readonly Country[];
  CountryPanel: ComponentType<CountryPanelProps>;
}

const load = async (): Promise<Countries> => {
  const [{ COUNTRIES, CountryPanel }, numbers] = await Promise.all([
    import(/* webpackChunkName: "phone" */ './CountryPanel.tsx'),
    import(/* webpackChunkName: "phone" */ '../../lib/phoneNumbers.ts'),
  ]);
  return { COUNTRIES, CountryPanel, ...numbers };
};

let loaded: Countries | undefined;

/** Undefined until they have loaded. */
export const loadedCountries = (): Countries | undefined => loaded;

/** The number formats and names of all countries are 40 KB, so they load when a form is first used. */
export const loadCountries = async (): Promise<Countries> => (loaded = await load());
