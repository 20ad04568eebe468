/** @jest-environment jsdom */
import fc from 'fast-check';
import type { htmlToDOM } from 'html-react-parser';
import { ELEMENT_IDS } from '../../contract/constants.ts';
import { EVERY_ELEMENT } from '../../contract/htmlAllowList.fixtures.ts';
import {
  contentElements,
  LINK_PROTOCOLS,
  PLACE_PREFIX,
  VIDEO_ORIGIN,
  WEB_PROTOCOLS,
} from '../../contract/htmlAllowList.ts';
import { anyText } from '../../testing/anyText.ts';
import { KNOWN_ATTACKS, MISNESTED, VECTORS } from './hostileVectors.fixtures.ts';
import { sanitizeDocument } from './sanitizeHtml.ts';

const sanitize = (html: string): string => sanitizeDocument(html).html;

/** A document that runs nothing. */
const parse = (html: string): HTMLElement =>
  new DOMParser().parseFromString(html, 'text/html').body;

const SITE = 'https://site.example/blog/post/x';
const leadsTo = (address: string, protocols: readonly string[]): boolean =>
  !URL.canParse(address, SITE) ||
  [...protocols, 'https'].includes(new URL(address, SITE).protocol.slice(0, -1));

/** Names that scripts of this site and of libraries look up. */
const isOurs = (id: string): boolean =>
  id.startsWith('_') || (Object.values(ELEMENT_IDS) as string[]).includes(id.toLowerCase());

const isAllowed = ({ localName }: Element, { name, value }: Attr): boolean => {
  if (name === 'href') return leadsTo(value, LINK_PROTOCOLS);
  if (name === 'src' && localName === 'iframe') return value.startsWith(`${VIDEO_ORIGIN}/embed/`);
  if (name === 'src') return leadsTo(value, WEB_PROTOCOLS);
  if (name === 'id')
    return value.startsWith(PLACE_PREFIX) || (/^h[2-6]$/.test(localName) && !isOurs(value));
  return Object.hasOwn(contentElements.get(localName) ?? {}, name) && !/^on|^style$/.test(name);
};

/** Parts of a document that content must not have, found without the pipeline's own code. */
const livePartsOf = (html: string): string[] => {
  const body = parse(html);
  const parts: string[] = [];
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  while (walker.nextNode()) parts.push('a comment');
  if (body.attributes.length > 0 || body.ownerDocument.head.childElementCount > 0) {
    parts.push('something for the document itself');
  }
  for (const element of body.querySelectorAll('*')) {
    if (
      element.namespaceURI !== 'http://www.w3.org/1999/xhtml' ||
      !contentElements.has(element.localName)
    ) {
      parts.push(element.localName);
    }
    for (const attribute of element.attributes) {
      if (!isAllowed(element, attribute)) {
        parts.push(`${element.localName}[${attribute.name}=${attribute.value}]`);
      }
    }
  }
  const ids = Array.from(body.querySelectorAll('[id]'), ({ id }) => id);
  return new Set(ids).size === ids.length ? parts : [...parts, 'an id twice'];
};

type Parser = typeof htmlToDOM;
/** The renderer's parsers. */
const [inBrowsers, onServers] = ['client', 'server'].map((side) => {
  const module: unknown = jest.requireActual(`html-dom-parser/lib/${side}/html-to-dom`);
  return ((module as { default?: Parser }).default ?? module) as Parser;
}) as [Parser, Parser];

type Nodes = ReturnType<Parser>;

/** What the renderer sees of a node. */
const seen = (nodes: Nodes): unknown[] =>
  nodes.map((node) =>
    'children' in node
      ? { ...node.attribs, ' name': node.name, ' children': seen(node.children as Nodes) }
      : node.data,
  );

/** Why sanitized HTML is not safe; empty when it is. */
const faultsOf = (html: string): string[] => {
  const safe = sanitize(html);
  const written = parse(safe).innerHTML;
  return [
    ...livePartsOf(safe),
    ...livePartsOf(written),
    sanitize(safe) !== safe && 'sanitizing again changes it',
    parse(written).innerHTML !== written && 'parsing again changes it',
    JSON.stringify(seen(inBrowsers(safe))) !== JSON.stringify(seen(onServers(safe))) &&
      'browser and server build different trees',
  ].filter((fault) => fault !== false);
};

it('tries hundreds of attacks, most of them live before they are sanitized', () => {
  const all = Object.values(VECTORS).flat();
  expect(new Set(all).size).toBeGreaterThan(600);
  expect(all.filter((html) => livePartsOf(html).length > 0).length).toBeGreaterThan(
    0.85 * all.length,
  );
});

it.each(
  Object.entries({
    ...VECTORS,
    'a known attack': KNOWN_ATTACKS,
    'misnested tags': MISNESTED,
    'every allowed element': [EVERY_ELEMENT],
  }),
)('leaves nothing live of %s', (_, vectors) => {
  const found = vectors.map((html) => ({ html, faults: faultsOf(html) }));
  expect(found.filter(({ faults }) => faults.length > 0)).toEqual([]);
});

it('leaves nothing live of any mixture of attacks', () => {
  const pieces = fc.oneof(
    fc.constantFrom(...Object.values(VECTORS).flat()),
    fc.constantFrom(
      ...['<b>', '</b>', '<p>', '</p>', '<table>', '<tr>', '<td>', '</table>', '<a href=x>'],
      ...['</a>', '<li>', '"', "'", '>', '<', '<!--', '-->', '</'],
    ),
    anyText({ maxLength: 8 }),
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
      expect(faultsOf(parts.join(''))).toEqual([]);
    }),
    { numRuns: 150 },
  );
});
