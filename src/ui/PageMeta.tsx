import { brand } from '../strings/brand.ts';
import { useSite } from './SiteContext.ts';

export interface PageMetaProps {
  /** The page's own title, without the brand's name. */
  title: string;
  description: string;
  /** Path of the canonical address; left out on pages that are not to be indexed. */
  path?: string;
  /** Path or https address of a sharing picture. */
  image?: string;
  type?: 'website' | 'article';
}

const absolute = (siteUrl: string, address: string) =>
  address.startsWith('/') ? siteUrl + address : address;

/** Title, description, canonical link and Open Graph of a page. React moves them into the head. */
export function PageMeta({ title, description, path, image, type = 'website' }: PageMetaProps) {
  const { siteUrl } = useSite();
  const fullTitle = title.includes(brand.name) ? title : `${title} | ${brand.name}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={siteUrl + path} />
      )}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={brand.name} />
      {path !== undefined && <meta property="og:url" content={siteUrl + path} />}
      <meta property="og:image" content={absolute(siteUrl, image ?? brand.sharingImage)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
