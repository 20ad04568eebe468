/**
 * Characters of a page's title. Search results show some 600 pixels of one, which is about 60 characters, and write their
 * own for one that says too little (https://developers.google.com/search/docs/appearance/title-link).
 */
export const TITLE_LENGTH = { least: 30, most: 60 };

/** Characters of a description that search results show, and below which they take their own from the page. */
export const DESCRIPTION_LENGTH = { least: 70, most: 160 };
