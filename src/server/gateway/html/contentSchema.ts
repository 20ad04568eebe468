import type { Options as Schema } from 'rehype-sanitize';
import { BLOCK_TAGS, HEADING_TAGS, PHRASING_TAGS } from './htmlTags.ts';

export const DIRECTION = /^(?:ltr|rtl|auto)$/i;
export const LANGUAGE = /^[a-z]{1,8}(?:-[a-z\d]{1,8})*$/i;
const NUMBER = /^\d{1,4}$/;
const ALIGNMENT: [string, ...string[]] = ['align', 'left', 'center', 'right', 'justify'];
const CELL: NonNullable<Schema['attributes']>[string] = [
  ['colSpan', NUMBER],
  ['rowSpan', NUMBER],
  ALIGNMENT,
];

/**
 * What content may be made of. It has the last word: every element, attribute and value that is not
 * named here goes, whatever the steps before it did or missed.
 */
export const contentSchema: Schema = {
  tagNames: [...BLOCK_TAGS, ...PHRASING_TAGS],
  attributes: {
    '*': [
      ['dir', DIRECTION],
      ['lang', LANGUAGE],
    ],
    // Ids on headings only: on pictures or links they could hide names that scripts look up.
    ...Object.fromEntries(HEADING_TAGS.map((name) => [name, ['id']])),
    a: ['href', 'title', ['rel', 'noopener']],
    abbr: ['title'],
    code: [['className', /^language-[\w+#.-]{1,40}$/]],
    col: [['span', NUMBER]],
    colgroup: [['span', NUMBER]],
    details: [['open', true]],
    iframe: [
      ['src', /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{6,20}(?:\?start=\d{1,6})?$/],
      ['loading', 'lazy'],
      // Without a referrer the player answers error 153.
      ['referrerPolicy', 'strict-origin-when-cross-origin'],
      ['allowFullScreen', true],
      'title',
    ],
    img: ['src', 'alt', 'title', ['width', NUMBER], ['height', NUMBER]],
    input: [
      ['type', 'checkbox'],
      ['disabled', true],
      ['checked', true],
    ],
    ol: [['start', /^-?\d{1,6}$/]],
    td: CELL,
    th: [...CELL, ['scope', 'row', 'col', 'rowgroup', 'colgroup']],
    time: ['dateTime'],
    tr: [ALIGNMENT],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https'] },
  required: { input: { type: 'checkbox', disabled: true } },
  ancestors: {
    ...Object.fromEntries(
      ['caption', 'col', 'colgroup', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr'].map((name) => [
        name,
        ['table'],
      ]),
    ),
    input: ['li'],
  },
  strip: ['script', 'style', 'svg', 'math', 'template', 'noscript', 'object', 'select', 'textarea'],
  clobber: [],
  clobberPrefix: '',
  allowComments: false,
  allowDoctypes: false,
};
