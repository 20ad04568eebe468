import { use } from 'react';
import { pageTitle } from '../strings/pageTitle.ts';
import { PageFactsContext } from './PageFacts.ts';
import { useSite } from './SiteContext.ts';

export interface PageMetaProps {
  /** The page's own title, without the brand's name. */
  title: string;
  /** The part of the site that a short title is to name. */
  section?: string;
  description: string;
  /** Path of the canonical address; left out on pages that are not to be indexed. */
  path?: string | undefined;
}

/**
 * Title, description and canonical link of a page. React moves them into the head, where the server adds what only
 * machines read (`server/web/pageHead.ts`).
 */
export function PageMeta({ title, section, description, path }: PageMetaProps) {
  const { siteUrl } = useSite();
  use(PageFactsContext)({ title, description, path });
  return (
    <>
      <title>{pageTitle(title, section)}</title>
      <meta name="description" content={description} />
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={siteUrl + path} />
      )}
    </>
  );
}
