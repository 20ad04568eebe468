/**
 * Packages that are part of the server's production bundle: hundreds of small modules, which Node would look for, read and
 * link one by one at each start, or a thousand icons of which the site shows a dozen. None of them keeps a state that
 * somebody else's copy has to share. A name, or what is imported by it.
 */
export const BUNDLED_PACKAGES =
  /^(?:kysely|zod|lucide-react|unified|hastscript|github-slugger|property-information|(?:remark|rehype|unist-util|hast-util|mdast-util|micromark|vfile)(?:-[\w-]+)?)(?:\/|$)/;
