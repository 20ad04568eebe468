import { slug } from 'github-slugger';

/** `Ünder the röof: 3 tips & a plan` -> `under-the-roof-3-tips-a-plan` */
export const slugFrom = (title: string): string =>
  slug(title.normalize('NFKD').replace(/\p{M}/gu, ''))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
