/**
 * The Trusted Types policies that a page may make. What writes scripts or HTML into the document goes by one of them;
 * the page's content security policy lists them, and the browser refuses all else.
 */
export const TRUSTED_TYPES = {
  /** Takes the page's first scripts (server/ssr/scripts): files of the build only. */
  boot: 'boot',
  /** webpack's runtime takes the chunks it knows (webpack.config.ts). */
  chunks: 'webpack',
  /** Parses content, in a template that is no part of the document (shared/rich-text). */
  richText: 'rich-text',
} as const;

export const TRUSTED_TYPE_POLICIES: readonly string[] = Object.values(TRUSTED_TYPES);
