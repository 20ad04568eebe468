/** Lower case, and one form for characters that can be written in several ways. */
const comparable = (text: string): string => text.normalize('NFC').toLowerCase();

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** The receipt, the name, and the fields that are searched, a line each. */
export const searchText = (id: string, data: Readonly<Record<string, string>>): string => {
  const { first_name = '', last_name = '', email = '', phone = '', company = '' } = data;
  const name = `${first_name} ${last_name}`.trim();
  return comparable([id, name, email, digitsOf(phone), company].join('\n'));
};

/** Without what no lead has, and PostgreSQL refuses. */
// eslint-disable-next-line no-control-regex -- finding control characters is the point
const CONTROLS = /[\u0000-\u001F]/g;
/** A phone number as people write it, with at least four digits. */
const PHONE = /^(?=(?:\D*\d){4})[+\d\s().-]+$/;

/** What is looked for in `searchText`: a part of a line, or the digits of a phone number. */
export const searchTerm = (typed: string): string => {
  const text = comparable(typed.replace(CONTROLS, ' ').replace(/\s+/g, ' ').trim());
  return PHONE.test(text) ? digitsOf(text) : text;
};
