import { createContext, use } from 'react';
import { type BrandWords, pageTitle } from '../strings/pageHead.ts';
import { useSite } from './SiteContext.ts';

export interface BreadcrumbItem {
  label: string;
  to?: string | undefined;
}

export interface PageFacts {
  title: string;
  description: string;
  /** Canonical path with its query; undefined on pages that are not indexed. */
  path: string | undefined;
  trail: readonly BreadcrumbItem[];
}

type TellFacts = (facts: Partial<PageFacts>) => void;

/** Only the server reads the facts, for structured data and link previews. */
export const PageFactsContext = createContext<TellFacts>(() => undefined);

const wordsOf = (words: BrandWords, brand: string) =>
  typeof words === 'string' ? words : words(brand);

export interface PageMetaProps {
  title: BrandWords;
  /** Follows the brand in a short title. */
  section?: string;
  description: BrandWords;
  /** Puts the title before the description, so that no two pages share one. */
  isLaterPage?: boolean;
  path?: string | undefined;
}

/** React moves these into the head, where the server adds what only machines read (`server/ssr/pageHead.ts`). */
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

/** The tab's title until the page knows its own, which is announced after a navigation (`app/arrivals.ts`). */
export function LoadingMeta({ title }: { title: string }) {
  const { brand } = useSite();
  return <title data-loading="">{pageTitle(title, brand.name)}</title>;
}
