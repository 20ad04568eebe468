import type { ComponentType } from 'react';
import type * as phoneNumbers from '../../lib/phoneNumbers.ts';
import type { CountryPanelProps } from './CountryPanel.tsx';
import type { Country } from './phoneControls.tsx';

type PhoneNumbers = typeof phoneNumbers;

/** What a phone field has besides its input. */
export interface PhoneModule extends PhoneNumbers {
  COUNTRIES: readonly Country[];
  CountryPanel: ComponentType<CountryPanelProps>;
}

const load = async (): Promise<PhoneModule> => {
  const [{ COUNTRIES, CountryPanel }, numbers] = await Promise.all([
    import(/* webpackChunkName: "phone" */ './CountryPanel.tsx'),
    import(/* webpackChunkName: "phone" */ '../../lib/phoneNumbers.ts'),
  ]);
  return { COUNTRIES, CountryPanel, ...numbers };
};

let loaded: PhoneModule | undefined;

/** Undefined until it has loaded. */
export const loadedPhoneModule = (): PhoneModule | undefined => loaded;

/** It loads when a form is first used, because the number formats and names of all countries are 40 KB. */
export const loadPhoneModule = async (): Promise<PhoneModule> => (loaded = await load());
