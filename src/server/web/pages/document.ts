import { createHash } from 'node:crypto';
import type { HydrationPayload } from '../../../app/hydrationPayload.ts';
import { ELEMENT_IDS } from '../../../contract/elementIds.ts';
import { fontFiles, fontStyles } from '../../../theme/fonts.ts';
import { printStyles } from '../../../theme/printStyles.ts';
import { color } from '../../../theme/tokens.ts';
import { BOOT_SCRIPT } from './bootScript.ts';
import { contentSecurityPolicy } from './contentPolicy.ts';
import { inlineJson } from './inlineJson.ts';

/** What a page's rendering leaves to be put together. */
export interface PageParts {
  /** Title, meta and link elements of the page. */
  head: string;
  /** The style element of what is rendered, or nothing. */
  styles: string;
  body: string;
  /** What the browser goes on with; nothing for a page that stays as the server made it. */
  hydration: { payload: HydrationPayload; scripts: string[] } | null;
}

/** A whole page as it is sent, to everybody the same. */
export interface PageDocument {
  /** The HTML in UTF-8: bytes are hashed, compressed and handed to another thread without being written once more. */
  body: Uint8Array<ArrayBuffer>;
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

/** What stands before the styles, and what stands between them and the page's own markup, and behind that. */
const frameOf = (page: PageParts) => ({
  start: `<!doctype html>
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
<style id="${ELEMENT_IDS.fontFaces}">${fontStyles}</style>
<style media="print">${printStyles}</style>
`,
  middle: `
</head>
<body>
<div id="${ELEMENT_IDS.root}">`,
  end: `</div>
${hydrationScripts(page)}
</body>
</html>
`,
});

/** The text of a style element. */
const styleText = (element: string): string =>
  element.slice(element.indexOf('>') + 1, element.lastIndexOf('<'));

const encoder = new TextEncoder();

/** One after the other: to join texts of which one has a dash makes both bytes of each character out of one of all. */
const encode = (texts: readonly string[]): Uint8Array<ArrayBuffer> => {
  const pieces = texts.map((text) => encoder.encode(text));
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let place = 0;
  for (const piece of pieces) {
    whole.set(piece, place);
    place += piece.length;
  }
  return whole;
};

/** Puts a page together, with the policy that allows its own inline styles and starter and no others. */
export const assembleDocument = (page: PageParts, isDevelopment = false): PageDocument => {
  const { start, middle, end } = frameOf(page);
  const body = encode([start, page.styles, middle, page.body, end]);
  const policy = contentSecurityPolicy({
    scripts: page.hydration ? [BOOT_SCRIPT] : [],
    styles: [fontStyles, printStyles, ...(page.styles ? [styleText(page.styles)] : [])],
    isDevelopment,
  });
  const etag = `"${createHash('sha256').update(policy).update(body).digest('base64url')}"`;
  return { body, policy, etag };
};
