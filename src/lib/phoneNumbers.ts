import {
  AsYouType,
  getCountryCallingCode,
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js/min';
import metadata from 'libphonenumber-js/min/metadata';
import { asciiDigits } from './digits.ts';
import { HOME_COUNTRY } from './homePhone.ts';

const E164 = /^\+[1-9]\d{6,14}$/;

const SEPARATORS =
  /[\s\p{Pd}\u02D7\u2043\u2212\u30FC\uFF70~\u223C\uFF5E.\u2024\uFF0E\u3002\u00B7\u2022\u2027\u2219\u22C5\u30FB/\u2044\u2215\uFF0F()\uFF08\uFF09[\]\uFF3B\uFF3D\u2800\u3164]+/gu;

/** A number as it would be dialed: `tel:(+٤٤) 20–7946` is `+44207946`. Other letters and signs stay. */
const dialed = (written: string): string =>
  asciiDigits(written)
    .replace(/[\p{Cf}\p{DI}]/gu, '')
    .replace(/[\u207A\u208A\u2795\uFB29\uFE62\uFF0B]/g, '+')
    .trim()
    .replace(/^(?:tel|callto):/i, '')
    .replace(SEPARATORS, '');

const isDialable = (text: string): boolean => /^\+?\d{2,40}$/.test(text);

/** Most countries dial `00`, so it is understood everywhere. The library knows a country's other dialing prefixes. */
const withPlus = (text: string): string => text.replace(/^00/, '+');

/** In North America no area code begins with a zero: `06 12 34 56 78` is a number of another country. */
const hasForeignZero = ({ countryCallingCode, nationalNumber }: PhoneNumber): boolean =>
  countryCallingCode === HOME_COUNTRY.callingCode && nationalNumber.startsWith('0');

const possibleNumber = (text: string, defaultCountry: CountryCode): PhoneNumber | undefined => {
  const number = parsePhoneNumberFromString(text, { defaultCountry, extract: false });
  if (!number?.isPossible() || !E164.test(number.number) || hasForeignZero(number))
    return undefined;
  return number;
};

/** `+44 (0)20`: the zero is dialed inside the country only, but the one of `+39 (0)6` also from abroad. */
const TRUNK_ZERO = /[(\uFF08]\s*\p{Nd}\s*[)\uFF09]/u;

/** Until 2019, mobile numbers of Mexico had a `1` after the calling code. */
const FORMER_MEXICAN = /^(?:\+|00)?521(?=\d{10}$)/;

/** Digits of a number that is written without the zero of its country and without a calling code. */
const MOST_BARE_DIGITS = 10;

/** `49 176 12345678` in Germany, where the number itself would be dialed with a zero, `0491 7612345678`. */
const hasBareCode = (text: string, country: CountryCode): boolean =>
  text.length > MOST_BARE_DIGITS &&
  text.startsWith(getCountryCallingCode(country)) &&
  possibleNumber(`+${text}`, country)?.formatNational().startsWith('0') === true;

/** The text as it is dialed in the country, and its readings as numbers with a calling code. */
const readings = (written: string, country: CountryCode) => {
  const [zero = ''] = TRUNK_ZERO.exec(written) ?? [];
  const texts = dialed(zero) === '0' ? [written, written.replace(zero, '')] : [written];
  const plain = texts.map(dialed).filter(isDialable);
  const withCode = plain.flatMap((text) => [
    withPlus(text),
    hasBareCode(text, country) ? `+${text}` : '',
    text.replace(FORMER_MEXICAN, '+52'),
  ]);
  return { plain, withCode: withCode.filter((text) => text.startsWith('+')) };
};

/**
 * Undefined if the text could mean several numbers. One reading has to be a valid number where others are only possible
 * ones: `0055 11 ...` in Brazil starts with `00` or with the dialing prefix `0055` of a carrier. Of valid numbers, one with
 * its calling code is meant rather than a number of the chosen country that begins with the same digits.
 */
const findNumber = (written: string, country: CountryCode): PhoneNumber | undefined => {
  const { plain, withCode } = readings(written, country);
  const numbersOf = (texts: readonly string[]) =>
    texts.flatMap((text) => possibleNumber(text, country) ?? []);
  const international = numbersOf(withCode);
  const isWithCode = international.some((number) => number.isValid());
  const national = numbersOf(plain).filter(
    ({ countryCallingCode }) =>
      !isWithCode || countryCallingCode !== getCountryCallingCode(country),
  );
  const possible = [...national, ...international];
  const valid = possible.filter((number) => number.isValid());
  const [number, ...others] = valid.length > 0 ? valid : possible;
  return others.every((other) => other.number === number?.number) ? number : undefined;
};

/** `(503) 555-0142` to E.164, `+15035550142`; null for a text that is no possible number. */
export const readPhone = (written: string, country: string = HOME_COUNTRY.code): string | null =>
  findNumber(written, country as CountryCode)?.number ?? null;

const isInternational = (written: string): boolean => withPlus(dialed(written)).startsWith('+');

/** A number as far as it is typed. Its calling code is undefined without one in the text. */
const typedNumber = (written: string, country: CountryCode): AsYouType => {
  const typed = new AsYouType(country);
  typed.input(dialed(written));
  if (typed.getCallingCode() !== undefined) return typed;
  typed.reset();
  typed.input(withPlus(dialed(written)));
  return typed;
};

/**
 * The country that a number belongs to, also while it is typed; undefined for an unknown calling code. Numbers without a
 * calling code belong to the chosen country.
 */
export const countryOf = (written: string, chosen: string): string | undefined => {
  const home = chosen as CountryCode;
  const number = findNumber(written, home);
  if (number?.country) return number.country;
  const typed = typedNumber(written, home);
  const callingCode = typed.getCallingCode();
  if (callingCode === undefined) return isInternational(written) ? undefined : chosen;
  if (callingCode === getCountryCallingCode(home)) return typed.getCountry() ?? chosen;
  return typed.getCountry() ?? metadata.country_calling_codes[callingCode]?.[0];
};

/** A readable number in the usual format of the chosen country, or with its calling code; other text unchanged. */
export const formatPhone = (written: string, chosen: string): string => {
  const number = findNumber(written, chosen as CountryCode);
  if (!number) return written;
  const formats = [number.formatNational(), number.formatInternational()];
  if (dialed(written).startsWith('+')) formats.shift();
  return formats.find((text) => readPhone(text, chosen) === number.number) ?? written;
};

/**
 * What a written number becomes when a visitor chooses another country for it: the same digits without calling code. Text
 * with other letters and signs, such as an extension, stays, so that nothing of it is lost unseen.
 */
export const movePhone = (written: string, from: string, to: string): string => {
  if (/[^\d+]/.test(dialed(written))) return written;
  const typed = typedNumber(written, from as CountryCode);
  const hasCode = typed.getCallingCode() !== undefined || isInternational(written);
  const digits = hasCode ? (typed.getNumber()?.nationalNumber ?? '') : written;
  return formatPhone(digits, to);
};
