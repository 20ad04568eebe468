import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { HydrationPayload } from '../../app/hydrate.tsx';
import { ELEMENT_IDS } from '../../contract/constants.ts';
import { inlineJson } from '../../lib/json.ts';
import { fontFiles, fontStyles } from '../../theme/fonts.ts';
import { printStyles } from '../../theme/GlobalStyle.ts';
import { color } from '../../theme/tokens.ts';
import { contentSecurityPolicy, hashSource } from './contentSecurityPolicy.ts';
import bootScript from './boot.inline.ts?source';

/** Written by the manifest plugin in webpack.config.ts. */
export interface AssetManifest {
  entry: string[];
  chunks: Record<string, string[]>;
}

export const MANIFEST_FILE = 'asset-manifest.json';

export const readAssetManifest = async (clientFolder: string): Promise<AssetManifest> =>
  JSON.parse(await readFile(path.join(clientFolder, MANIFEST_FILE), 'utf8')) as AssetManifest;

export const scriptsOf = (manifest: AssetManifest, chunk: string): string[] => {
  const files = [
    ...(manifest.chunks.app ?? []),
    ...(manifest.chunks[chunk] ?? []),
    ...manifest.entry,
  ];
  return [...new Set(files)];
};

export interface PageParts {
  head: string;
  styles: string;
  body: string;
  /** Null for a page that starts no scripts. */
  hydration: { payload: HydrationPayload; scripts: string[]; build: string } | null;
}

export interface PageDocument {
  html: Buffer;
  /** The value of the header Content-Security-Policy. */
  policy: string;
}

const hydrationScripts = ({ hydration }: PageParts): string =>
  hydration
    ? `<script type="application/json" id="${ELEMENT_IDS.pageData}">${inlineJson(hydration.payload)}</script>
<script data-build="${hydration.build}" data-files="${hydration.scripts.join(' ')}">${bootScript}</script>`
    : '';

const styleText = (element: string): string =>
  element.slice(element.indexOf('>') + 1, element.lastIndexOf('<'));

const BOOT_SOURCE = hashSource(bootScript);
const STYLE_SOURCES = [fontStyles, printStyles].map(hashSource);

/** V8 encodes a string 50 times slower when it has a character beyond Latin-1, so each part is encoded on its own. */
const utf8 = (texts: TemplateStringsArray, ...values: string[]): Buffer =>
  Buffer.concat(
    texts.flatMap((text, index) => [text, values[index] ?? '']).map((part) => Buffer.from(part)),
  );

export const assembleDocument = (page: PageParts, isDevelopment = false): PageDocument => ({
  html: utf8`<!doctype html>
<html lang="en"${page.hydration ? '' : ' data-scripts="none"'}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="${color.limewash}">
<link rel="icon" href="/brand/favicon.svg" type="image/svg+xml">
<link rel="alternate icon" href="/brand/favicon-32.png" sizes="32x32">
<link rel="apple-touch-icon" href="/brand/apple-touch-icon.png">
<link rel="manifest" href="/manifest.webmanifest">
<link rel="preload" href="${fontFiles.sans}" as="font" type="font/woff2" crossorigin>
${page.head}
<style>${fontStyles}</style>
<style media="print">${printStyles}</style>
${page.styles}
</head>
<body>
<div id="${ELEMENT_IDS.root}">${page.body}</div>
${hydrationScripts(page)}
</body>
</html>
`,
  policy: contentSecurityPolicy(
    page.hydration ? [BOOT_SOURCE] : [],
    [...STYLE_SOURCES, ...(page.styles ? [hashSource(styleText(page.styles))] : [])],
    isDevelopment,
  ),
});
