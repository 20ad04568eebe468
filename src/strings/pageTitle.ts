import { TITLE_LENGTH } from '../lib/headTexts.ts';

/**
 * The title of a page's document: with the brand's name behind it as far as there is room. A short one says in which
 * part of the site it is, too.
 * @param title the page's own, without the brand's name
 * @param section the part of the site: `help center`
 */
export const pageTitle = (title: string, brand: string, section = ''): string => {
  const name = title.includes(brand) ? '' : brand;
  const whole = name ? `${title} | ${name}` : title;
  if (whole.length > TITLE_LENGTH.most) return title;
  if (whole.length >= TITLE_LENGTH.least || section === '') return whole;
  return `${title} | ${name ? `${name} ${section}` : section}`;
};
