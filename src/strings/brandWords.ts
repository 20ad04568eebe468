/** Words, or what makes them of the brand's name. */
export type BrandWords = string | ((brand: string) => string);
