import type { BrandWords } from '../strings/brandWords.ts';
import { useSite } from './SiteContext.ts';

/** What a link shows of a page that has no picture of its own. */
const SHARING_IMAGE = '/brand/og-image.png';

const wordsOf = (words: BrandWords, brand: string) =>
  typeof words === 'string' ? words : words(brand);

export interface PageMetaProps {
  /** The page's own title, without the brand's name. */
  title: BrandWords;
  description: BrandWords;
  /** Path of the canonical address; left out on pages that are not to be indexed. */
  path?: string;
  /** Path or https address of a sharing picture. */
  image?: string;
  type?: 'website' | 'article';
}

const absolute = (siteUrl: string, address: string) =>
  address.startsWith('/') ? siteUrl + address : address;

/** Title, description, canonical link and Open Graph of a page. React moves them into the head. */
export function PageMeta({ path, image, type = 'website', ...words }: PageMetaProps) {
  const { siteUrl, brand } = useSite();
  const title = wordsOf(words.title, brand.name);
  const description = wordsOf(words.description, brand.name);
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
      <meta property="og:image" content={absolute(siteUrl, image ?? SHARING_IMAGE)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
