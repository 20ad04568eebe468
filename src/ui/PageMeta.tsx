import { use } from 'react';
import type { BrandWords } from '../strings/brandWords.ts';
import { pageTitle } from '../strings/pageTitle.ts';
import { PageFactsContext } from './PageFacts.ts';
import { useSite } from './SiteContext.ts';

const wordsOf = (words: BrandWords, brand: string) =>
  typeof words === 'string' ? words : words(brand);

export interface PageMetaProps {
  /** The page's own title, without the brand's name. */
  title: BrandWords;
  /** The part of the site that a short title is to name. */
  section?: string;
  description: BrandWords;
  /** Whether it is a later page of a list: its title then goes before the description, so that no two are the same. */
  isLaterPage?: boolean;
  /** Path of the canonical address; left out on pages that are not to be indexed. */
  path?: string | undefined;
}

/**
 * Title, description and canonical link of a page. React moves them into the head, where the server adds what only
 * machines read (`server/ssr/pageHead.ts`).
 */
export function PageMeta({ section, path, isLaterPage, ...words }: PageMetaProps) {
  const { siteUrl, brand } = useSite();
  const title = wordsOf(words.title, brand.name);
  const ofPage = wordsOf(words.description, brand.name);
  const description = isLaterPage ? `${title}. ${ofPage}` : ofPage;
  use(PageFactsContext)({ title, description, path });
  return (
    <>
      <title>{pageTitle(title, brand.name, section)}</title>
      <meta name="description" content={description} />
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={siteUrl + path} />
      )}
    </>
  );
}
