import { ELEMENT_IDS } from '../../contract/elementIds.ts';
import { fontFiles } from '../../theme/fonts.ts';
import { color } from '../../theme/tokens.ts';
import { inlineJson } from './inlineJson.ts';
import type { RenderedPage } from './renderPage.tsx';
import { bootScript } from './bootScript.ts';

const hydrationScripts = ({ hydration }: RenderedPage, nonce: string): string =>
  hydration
    ? `<script type="application/json" id="${ELEMENT_IDS.pageData}" nonce="${nonce}">${inlineJson(hydration.payload)}</script>
<script nonce="${nonce}">${bootScript(hydration.scripts)}</script>`
    : '';

/** The parts of a document before and after the nonce is known are the same, so a cached page is only joined anew. */
export const assembleDocument = (page: RenderedPage, nonce: string): string =>
  `<!doctype html>
<html lang="en"${page.hydration ? '' : ' data-scripts="none"'}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta property="csp-nonce" nonce="${nonce}">
<meta name="theme-color" content="${color.limewash}">
<link rel="icon" href="/brand/favicon.svg" type="image/svg+xml">
<link rel="alternate icon" href="/brand/favicon-32.png" sizes="32x32">
<link rel="apple-touch-icon" href="/brand/apple-touch-icon.png">
<link rel="preload" href="${fontFiles.sans}" as="font" type="font/woff2" crossorigin>
${page.head}
${page.styles}
</head>
<body>
<div id="${ELEMENT_IDS.root}">${page.body}</div>
${hydrationScripts(page, nonce)}
</body>
</html>
`.replaceAll(page.noncePlaceholder, nonce);
