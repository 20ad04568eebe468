/**
 * Packages bundled into the server: hundreds of small modules that would slow down each start. None of them has state
 * that must be shared with another copy.
 */
export const BUNDLED_PACKAGES =
  /^(?:kysely|zod|lucide-react|unified|hastscript|github-slugger|property-information|(?:remark|rehype|unist-util|hast-util|mdast-util|micromark|vfile)(?:-[\w-]+)?)(?:\/|$)/;
