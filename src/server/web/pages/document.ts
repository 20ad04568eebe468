import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { HydrationPayload } from '../../../app/hydrationPayload.ts';
import { ELEMENT_IDS } from '../../../contract/elementIds.ts';
import { fontFiles, fontStyles } from '../../../theme/fonts.ts';
import { printStyles } from '../../../theme/printStyles.ts';
import { color } from '../../../theme/tokens.ts';
import { BOOT_SCRIPT } from './bootScript.ts';
import { contentSecurityPolicy, hashSource } from './contentPolicy.ts';
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
<style>${fontStyles}</style>
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

/** Style elements whose bytes and hashes are remembered: every page of a route has the same. */
const KNOWN_STYLES = 50;

interface StyleElement {
  bytes: Uint8Array;
  /** What the policy allows it by. */
  source: string;
}

const styleElements = new LRUCache<string, StyleElement>({ max: KNOWN_STYLES });

const styleElement = (element: string): StyleElement => {
  const known = styleElements.get(element);
  if (known) return known;
  const made = { bytes: encoder.encode(element), source: hashSource(styleText(element)) };
  styleElements.set(element, made);
  return made;
};

/** One after the other: to join texts of which one has a dash makes both bytes of each character out of one of all. */
const join = (pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let place = 0;
  for (const piece of pieces) {
    whole.set(piece, place);
    place += piece.length;
  }
  return whole;
};

const BOOT_SOURCE = hashSource(BOOT_SCRIPT);
const STYLE_SOURCES = [fontStyles, printStyles].map(hashSource);

/** Puts a page together, with the policy that allows its own inline styles and starter and no others. */
export const assembleDocument = (page: PageParts, isDevelopment = false): PageDocument => {
  const { start, middle, end } = frameOf(page);
  const styles = styleElement(page.styles);
  const body = join([
    encoder.encode(start),
    styles.bytes,
    ...[middle, page.body, end].map((text) => encoder.encode(text)),
  ]);
  const policy = contentSecurityPolicy({
    scripts: page.hydration ? [BOOT_SOURCE] : [],
    styles: [...STYLE_SOURCES, ...(page.styles ? [styles.source] : [])],
    isDevelopment,
  });
  const etag = `"${createHash('sha256').update(policy).update(body).digest('base64url')}"`;
  return { body, policy, etag };
};
