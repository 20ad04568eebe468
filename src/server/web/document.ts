import { fontFiles } from '../../theme/fonts';
import { color } from '../../theme/tokens';
import { inlineJson } from './inlineJson';
import type { RenderedPage } from './renderPage';
import { starterScript } from './starter';

/** Stands for the nonce in a rendered page. A new one per process: content can't know it. */
export const NONCE_PLACEHOLDER = `nonce-${crypto.randomUUID()}`;

const takeOverScripts = ({ takeOver }: RenderedPage, nonce: string): string =>
  takeOver
    ? `<script type="application/json" id="page-data" nonce="${nonce}">${inlineJson(takeOver.data)}</script>
<script nonce="${nonce}">${starterScript(takeOver.scripts)}</script>`
    : '';

/** The parts of a document before and after the nonce is known are the same, so a cached page is only joined anew. */
export const assembleDocument = (page: RenderedPage, nonce: string): string =>
  `<!doctype html>
<html lang="en"${page.takeOver ? '' : ' data-scripts="none"'}>
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
<div id="root">${page.body}</div>
${takeOverScripts(page, nonce)}
</body>
</html>
`.replaceAll(NONCE_PLACEHOLDER, nonce);
