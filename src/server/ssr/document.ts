import type { HydrationPayload } from '../../app/hydrationPayload.ts';
import { ELEMENT_IDS } from '../../contract/constants.ts';
import { fontFiles, fontStyles } from '../../theme/fonts.ts';
import { printStyles } from '../../theme/GlobalStyle.ts';
import { color } from '../../theme/tokens.ts';
import { BOOT_SCRIPT } from './scripts.ts';
import { contentSecurityPolicy, hashSource } from './contentPolicy.ts';

export interface PageParts {
  /** Title, meta and link elements of the page. */
  head: string;
  /** The style element, or ''. */
  styles: string;
  body: string;
  /** Null for a page that starts no scripts. */
  hydration: { payload: HydrationPayload; scripts: string[] } | null;
}

export interface PageDocument {
  html: Buffer;
  /** Its content security policy. */
  policy: string;
}

const ESCAPES: Record<string, string> = {
  '<': '\\u003C',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON for a script element: it can neither end the element nor start a comment. */
export const inlineJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (character) => ESCAPES[character]!);

const hydrationScripts = ({ hydration }: PageParts): string =>
  hydration
    ? `<script type="application/json" id="${ELEMENT_IDS.pageData}">${inlineJson(hydration.payload)}</script>
<script data-files="${hydration.scripts.join(' ')}">${BOOT_SCRIPT}</script>`
    : '';

/** The text of a style element. */
const styleText = (element: string): string =>
  element.slice(element.indexOf('>') + 1, element.lastIndexOf('<'));

const BOOT_SOURCE = hashSource(BOOT_SCRIPT);
const STYLE_SOURCES = [fontStyles, printStyles].map(hashSource);

/**
 * Encodes each part on its own. V8 encodes a string 50 times slower when it has a character beyond Latin-1: a curly quote in
 * the body would slow down the styles, which are half of the page.
 */
const utf8 = (texts: TemplateStringsArray, ...values: string[]): Buffer =>
  Buffer.concat(
    texts.flatMap((text, index) => [text, values[index] ?? '']).map((part) => Buffer.from(part)),
  );

/** Builds a page and the policy that allows its own inline styles and starter, and no others. */
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
  policy: contentSecurityPolicy({
    scripts: page.hydration ? [BOOT_SOURCE] : [],
    styles: [...STYLE_SOURCES, ...(page.styles ? [hashSource(styleText(page.styles))] : [])],
    isDevelopment,
  }),
});
