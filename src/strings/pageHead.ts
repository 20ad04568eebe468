/** A text, or a text that contains the brand's name. */
export type BrandWords = string | ((brand: string) => string);

/**
 * Search results show about 60 characters of a title and replace a short one
 * (https://developers.google.com/search/docs/appearance/title-link).
 */
export const TITLE_LENGTH = { least: 30, most: 60 };

/** Search results replace a shorter description and cut a longer one. */
export const DESCRIPTION_LENGTH = { least: 70, most: 160 };

/** The document title: brand appended if it fits, plus the section for a short title. */
export const pageTitle = (title: string, brand: string, section = ''): string => {
  const named = title.includes(brand) ? title : `${title} | ${brand}`;
  if (named.length > TITLE_LENGTH.most) return title;
  if (named.length >= TITLE_LENGTH.least || section === '') return named;
  return named === title ? `${title} | ${section}` : `${named} ${section}`;
};

export const linkPictureStrings = {
  post: 'Blog',
  article: 'Help center',
  event: 'Live event',
  video: 'Video',
  feature: 'Feature',
  alt: (title: string, brandName: string) => `${title}, on a ${brandName} card`,
} as const;
