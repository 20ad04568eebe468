/** The HTML allowed in content. The sanitizer of the gateway and `RichText` in the browser both use this list. */

/** Protocols of pictures. */
export const WEB_PROTOCOLS: readonly string[] = ['http', 'https'];
/** Protocols of links. */
export const LINK_PROTOCOLS: readonly string[] = [...WEB_PROTOCOLS, 'mailto', 'tel'];
/** The only origin of frames: YouTube's players without cookies. */
export const VIDEO_ORIGIN = 'https://www.youtube-nocookie.com';

/** Begins the ids of places that links of the same document lead to, so that they are never ids of the page. */
export const PLACE_PREFIX = 'user-content-';
const PLACE = new RegExp(`^${PLACE_PREFIX}\\S{1,200}$`);

/** Deeper content becomes plain text: 20,000 levels overflow recursive renderers. */
export const MAX_DEPTH = 100;

/** A pattern for the value, any `text`, or a boolean `flag`. */
export type AttributeRule = RegExp | 'text' | 'flag';
type AttributeRules = Readonly<Record<string, AttributeRule>>;

/** An address with one of the protocols, or with none. */
const addressPattern = (protocols: readonly string[]): RegExp =>
  new RegExp(`^(?:(?:${protocols.join('|')}):|[^:/?#]*(?:[/?#]|$))`, 'i');

export const DIRECTION = /^(?:ltr|rtl|auto)$/i;
export const LANGUAGE = /^[a-z]{1,8}(?:-[a-z\d]{1,8})*$/i;
const NUMBER = /^\d{1,4}$/;
const ORDINAL = /^-?\d{1,6}$/;
const ALIGNMENT = /^(?:left|center|right|justify)$/;

const cell: AttributeRules = { colspan: NUMBER, rowspan: NUMBER, align: ALIGNMENT };

const elements = (names: string, rules: AttributeRules = {}): Record<string, AttributeRules> =>
  Object.fromEntries(names.split(' ').map((name) => [name, rules]));

export const phrasingElements: Readonly<Record<string, AttributeRules>> = {
  ...elements('br cite del em ins kbd mark q rp rt ruby small span strong sub sup'),
  a: {
    href: addressPattern(LINK_PROTOCOLS),
    title: 'text',
    rel: /^noopener$/,
    // From a footnote to its text.
    role: /^doc-backlink$/,
    'aria-label': 'text',
  },
  abbr: { title: 'text' },
  code: { class: /^language-[\w+#.-]{1,40}$/ },
  iframe: {
    src: new RegExp(`^${VIDEO_ORIGIN}/embed/[\\w-]+(?:\\?start=\\d+)?$`),
    title: 'text',
    loading: /^lazy$/,
    // Without a referrer the player answers error 153.
    referrerpolicy: /^strict-origin-when-cross-origin$/,
    allowfullscreen: 'flag',
  },
  img: {
    src: addressPattern(WEB_PROTOCOLS),
    alt: 'text',
    title: 'text',
    width: NUMBER,
    height: NUMBER,
  },
  input: { type: /^checkbox$/, disabled: 'flag', checked: 'flag' },
  time: { datetime: 'text' },
};

const blockElements: Readonly<Record<string, AttributeRules>> = {
  ...elements('blockquote caption dd div dl dt figcaption figure hr p pre summary'),
  ...elements('table tbody tfoot thead ul'),
  // Any id: it names the heading in addresses.
  ...elements('h1 h2 h3 h4 h5 h6', { id: 'text' }),
  ...elements('col colgroup', { span: NUMBER }),
  details: { open: 'flag' },
  li: { value: ORDINAL },
  ol: { start: ORDINAL, reversed: 'flag' },
  // Footnotes.
  section: { role: /^doc-endnotes$/, 'aria-label': 'text' },
  td: cell,
  th: { ...cell, scope: /^(?:row|col|rowgroup|colgroup)$/ },
  tr: { align: ALIGNMENT },
};

/** All allowed elements with the rules of their attributes. */
export const contentElements: ReadonlyMap<string, AttributeRules> = new Map(
  Object.entries({ ...phrasingElements, ...blockElements }).map(([name, rules]) => [
    name,
    { dir: DIRECTION, lang: LANGUAGE, id: PLACE, ...rules },
  ]),
);

/** Trusted Types policies, as listed in the content security policy. */
export const TRUSTED_TYPES = {
  /** Loads the page's first scripts: files of the build only. */
  boot: 'boot',
  /** webpack's runtime loads the chunks it knows (webpack.config.ts). */
  chunks: 'webpack',
  /** Parses content in an inert template (shared/rich-text). */
  richText: 'rich-text',
} as const;

export const TRUSTED_TYPE_POLICIES: readonly string[] = Object.values(TRUSTED_TYPES);
