import { createContext, use } from 'react';
import { type BrandWords, pageTitle } from '../strings/pageHead.ts';
import { useSite } from './SiteContext.ts';

export interface BreadcrumbItem {
  label: string;
  /** Left out where there is no page to go to. */
  to?: string | undefined;
}

/** What a page says of itself, for whoever reads a document without looking at it: link previews, search engines. */
export interface PageFacts {
  title: string;
  description: string;
  /** Path of the canonical address, with its query; undefined where the page is not to be indexed. */
  path: string | undefined;
  /** The steps of its breadcrumb, when it shows one. */
  trail: readonly BreadcrumbItem[];
}

/** Told by the page while it is rendered. */
export type TellFacts = (facts: Partial<PageFacts>) => void;

/** Only the server listens: a document is read by its address, never after a step from another page. */
export const PageFactsContext = createContext<TellFacts>(() => undefined);

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
