import { createHash } from 'node:crypto';
import type { HydrationPayload } from '../../app/hydrationPayload.ts';
import { ELEMENT_IDS } from '../../contract/elementIds.ts';
import { fontFiles, fontStyles } from '../../theme/fonts.ts';
import { printStyles } from '../../theme/printStyles.ts';
import { color } from '../../theme/tokens.ts';
import { BOOT_SCRIPT } from './bootScript.ts';
import { inlineJson } from './inlineJson.ts';
import { contentSecurityPolicy } from './securityHeaders.ts';

/** What a page's rendering leaves to be put together. */
export interface PageParts {
  /** Title, meta and link elements of the page. */
  head: string;
  /** Style elements. */
  styles: string;
  body: string;
  /** What the browser goes on with; nothing for a page that stays as the server made it. */
  hydration: { payload: HydrationPayload; scripts: string[] } | null;
}

/** A whole page as it is sent, to everybody the same. */
export interface PageDocument {
  /** The HTML. */
  body: string;
  /** Its content security policy. */
  policy: string;
  /** Its strong entity tag: another HTML or another policy has another. */
  etag: string;
}

const hydrationScripts = ({ hydration }: PageParts): string =>
  hydration
    ? `<script type="application/json" id="${ELEMENT_IDS.pageData}">${inlineJson(hydration.payload)}</script>
<script data-files="${hydration.scripts.join(' ')}">${BOOT_SCRIPT}</script>`
    : '';

const documentHtml = (page: PageParts): string =>
  `<!doctype html>
<html lang="en"${page.hydration ? '' : ' data-scripts="none"'}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="${color.limewash}">
<link rel="icon" href="/brand/favicon.svg" type="image/svg+xml">
<link rel="alternate icon" href="/brand/favicon-32.png" sizes="32x32">
<link rel="apple-touch-icon" href="/brand/apple-touch-icon.png">
<link rel="preload" href="${fontFiles.sans}" as="font" type="font/woff2" crossorigin>
${page.head}
<style id="${ELEMENT_IDS.fontFaces}">${fontStyles}</style>
<style media="print">${printStyles}</style>
${page.styles}
</head>
<body>
<div id="${ELEMENT_IDS.root}">${page.body}</div>
${hydrationScripts(page)}
</body>
</html>
`;

/** The text of each style element. */
const styleTexts = (styles: string): string[] =>
  Array.from(styles.matchAll(/<style[^>]*>(.*?)<\/style>/gs), ([, text = '']) => text);

/** Puts a page together, with the policy that allows its own inline styles and starter and no others. */
export const assembleDocument = (page: PageParts, isDevelopment = false): PageDocument => {
  const body = documentHtml(page);
  const policy = contentSecurityPolicy({
    scripts: page.hydration ? [BOOT_SCRIPT] : [],
    styles: [fontStyles, printStyles, ...styleTexts(page.styles)],
    isDevelopment,
  });
  const etag = `"${createHash('sha256').update(policy).update(body).digest('base64url')}"`;
  return { body, policy, etag };
};
