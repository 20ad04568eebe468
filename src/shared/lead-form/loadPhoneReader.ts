import type { PhoneReader } from '../../contract/validateForm.ts';
import { loadPhoneModule, loadedPhoneModule, type PhoneModule } from './loadPhoneModule.ts';

/** If the phone module cannot load, the server reads the number. */
const phoneReader =
  (phoneModule?: PhoneModule, country?: string): PhoneReader =>
  (written) =>
    phoneModule ? phoneModule.readPhone(written, country) : written;

/** At once if the phone module is there. */
export const loadPhoneReader = (country?: string): PhoneReader | Promise<PhoneReader> => {
  const phoneModule = loadedPhoneModule();
  if (phoneModule) return phoneReader(phoneModule, country);
  return loadPhoneModule().then(
    (loaded) => phoneReader(loaded, country),
    () => phoneReader(),
  );
};
