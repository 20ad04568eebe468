/**
 * What the HTML of content may be made of. The gateway's pipeline makes its sanitizer of it and the browser's `RichText`
 * shows nothing else, so that both keep the same.
 */

/** Where pictures may come from; an address within the site needs no protocol. */
export const WEB_PROTOCOLS: readonly string[] = ['http', 'https'];
/** Where links may lead. */
export const LINK_PROTOCOLS: readonly string[] = [...WEB_PROTOCOLS, 'mailto', 'tel'];
/** The only origin of frames: YouTube's players that set no cookies. */
export const VIDEO_ORIGIN = 'https://www.youtube-nocookie.com';

/** Content from the next level on is shown as plain text: 20,000 levels overflow recursive renderers. */
export const MAX_DEPTH = 100;

/** A value that matches, any `text`, or a `flag` that is there or not. */
export type AttributeRule = RegExp | 'text' | 'flag';
type AttributeRules = Readonly<Record<string, AttributeRule>>;

const addressOf = (protocols: readonly string[]): RegExp =>
  new RegExp(`^(?:(?:${protocols.join('|')}):|[^:/?#]*(?:[/?#]|$))`, 'i');

export const DIRECTION = /^(?:ltr|rtl|auto)$/i;
export const LANGUAGE = /^[a-z]{1,8}(?:-[a-z\d]{1,8})*$/i;
const NUMBER = /^\d{1,4}$/;
const ORDINAL = /^-?\d{1,6}$/;
const ALIGNMENT = /^(?:left|center|right|justify)$/;

const everywhere: AttributeRules = { dir: DIRECTION, lang: LANGUAGE };
// Ids on headings only: on pictures or links they could hide names that scripts look up.
const heading: AttributeRules = { id: 'text' };
const cell: AttributeRules = { colspan: NUMBER, rowspan: NUMBER, align: ALIGNMENT };

/** Elements that run within a line of text, with the attributes that each may have besides those of all. */
export const phrasingElements: Readonly<Record<string, AttributeRules>> = {
  a: { href: addressOf(LINK_PROTOCOLS), title: 'text', rel: /^noopener$/ },
  abbr: { title: 'text' },
  br: {},
  cite: {},
  code: { class: /^language-[\w+#.-]{1,40}$/ },
  del: {},
  em: {},
  iframe: {
    src: new RegExp(`^${VIDEO_ORIGIN}/embed/[\\w-]+(?:\\?start=\\d+)?$`),
    title: 'text',
    loading: /^lazy$/,
    // Without a referrer the player answers error 153.
    referrerpolicy: /^strict-origin-when-cross-origin$/,
    allowfullscreen: 'flag',
  },
  img: {
    src: addressOf(WEB_PROTOCOLS),
    alt: 'text',
    title: 'text',
    width: NUMBER,
    height: NUMBER,
  },
  input: { type: /^checkbox$/, disabled: 'flag', checked: 'flag' },
  ins: {},
  kbd: {},
  mark: {},
  q: {},
  small: {},
  span: {},
  strong: {},
  sub: {},
  sup: {},
  time: { datetime: 'text' },
};

/** Elements that stand by themselves, likewise. */
const blockElements: Readonly<Record<string, AttributeRules>> = {
  blockquote: {},
  caption: {},
  col: { span: NUMBER },
  colgroup: { span: NUMBER },
  dd: {},
  details: { open: 'flag' },
  div: {},
  dl: {},
  dt: {},
  figcaption: {},
  figure: {},
  h1: heading,
  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
  h6: heading,
  hr: {},
  li: { value: ORDINAL },
  ol: { start: ORDINAL, reversed: 'flag' },
  p: {},
  pre: {},
  summary: {},
  table: {},
  tbody: {},
  td: cell,
  tfoot: {},
  th: { ...cell, scope: /^(?:row|col|rowgroup|colgroup)$/ },
  thead: {},
  tr: { align: ALIGNMENT },
  ul: {},
};

/** Every element that may be there, with the rule of each attribute that it may have. Names are HTML's. */
export const contentElements: ReadonlyMap<string, AttributeRules> = new Map(
  Object.entries({ ...phrasingElements, ...blockElements }).map(([name, rules]) => [
    name,
    { ...everywhere, ...rules },
  ]),
);

/**
 * The Trusted Types policies that a page may make. What writes scripts or HTML into the document goes by one of them;
 * the page's content security policy lists them, and the browser refuses all else.
 */
export const TRUSTED_TYPES = {
  /** Takes the page's first scripts (server/ssr/document): files of the build only. */
  boot: 'boot',
  /** webpack's runtime takes the chunks it knows (webpack.config.ts). */
  chunks: 'webpack',
  /** Parses content, in a template that is no part of the document (shared/rich-text). */
  richText: 'rich-text',
} as const;

export const TRUSTED_TYPE_POLICIES: readonly string[] = Object.values(TRUSTED_TYPES);
