/** Words, or what makes them of the brand's name. */
export type BrandWords = string | ((brand: string) => string);

/**
 * Characters of a page's title. Search results show some 600 pixels of one, which is about 60 characters, and write their
 * own for one that says too little (https://developers.google.com/search/docs/appearance/title-link).
 */
export const TITLE_LENGTH = { least: 30, most: 60 };

/** Characters of a description that search results show, and below which they take their own from the page. */
export const DESCRIPTION_LENGTH = { least: 70, most: 160 };

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

/** Words on the pictures that stand for links: what kind of page it is. */
export const linkPictureStrings = {
  post: 'Blog',
  article: 'Help center',
  event: 'Live event',
  video: 'Video',
  feature: 'Feature',
  /** Said of the picture to those who don't see it. */
  alt: (title: string, brandName: string) => `${title}, on a card of ${brandName}`,
} as const;
