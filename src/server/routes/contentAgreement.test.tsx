import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { renderToString } from 'react-dom/server';
import { EVERY_ELEMENT } from '../../contract/htmlAllowList.fixtures.ts';
import { contentElements } from '../../contract/htmlAllowList.ts';
import { RichText } from '../../shared/rich-text/RichText.tsx';
import { renderMarkdown } from '../content/load/markdown.ts';
import { sanitizeDocument } from '../html/sanitizeHtml.ts';

interface Seen {
  tag: string;
  attributes: Record<string, string>;
}

/** The elements of some HTML in their order, with their attributes as HTML names them. */
const elementsOf = (html: string): Seen[] => {
  const seen: Seen[] = [];
  const walk = (node: DefaultTreeAdapterTypes.Node): void => {
    if ('tagName' in node) {
      const attributes = node.attrs.map(({ name, value }) => [name, value] as const);
      seen.push({ tag: node.tagName, attributes: Object.fromEntries(attributes) });
    }
    if ('childNodes' in node) node.childNodes.forEach(walk);
  };
  walk(parseFragment(html));
  return seen;
};

const shown = (html: string): string => renderToString(<RichText html={html} />);

/** Shown by components that have no such elements: a task by its mark, a video by its button. */
const REPLACED = ['input', 'iframe'];

it('has a fixture with every allowed element and attribute', () => {
  const seen = elementsOf(EVERY_ELEMENT);
  // The gateway or the Markdown renderer demotes level-1 headings.
  const missing = [...contentElements]
    .filter(([tag]) => tag !== 'h1')
    .flatMap(([tag, rules]) => {
      const found = seen.filter((element) => element.tag === tag);
      if (found.length === 0) return [tag];
      return Object.keys(rules)
        .filter((name) => !['dir', 'id', 'lang'].includes(name))
        .filter((name) => !found.some(({ attributes }) => name in attributes))
        .map((name) => `${tag}[${name}]`);
    });
  expect(missing).toEqual([]);
});

// What comes out as it went in has been parsed once; anything else is parsed until nothing changes any more.
it('changes nothing in HTML that was rendered from Markdown', () => {
  const html = renderMarkdown(`
Rules & "routes"

A [link](/pricing?a=1&b=2 "A & B"), **bold**, 1 < 2 — done.

| Week | Cost & time |
| ---- | ----------: |
| 1    | \`a<b>\`    |

- One
- Another

> **Note.** A quotation.

\`\`\`js
a && b;
\`\`\`

![A house](/a.png 'It’s "ours"')
`);
  expect(html).toContain('<table><thead><tr><th>Week</th>');
  expect(sanitizeDocument(html).html).toBe(html);
});

it('keeps every allowed element in the gateway and on the page', () => {
  expect(sanitizeDocument(EVERY_ELEMENT).html).toBe(EVERY_ELEMENT);

  const page = shown(EVERY_ELEMENT);
  expect(page).toContain('Done: ');
  expect(page).toContain('Play video: A tour');
  const onPage = elementsOf(page);
  const lost = elementsOf(EVERY_ELEMENT)
    .filter(({ tag }) => !REPLACED.includes(tag))
    .filter((wanted) => {
      const at = onPage.findIndex((one) => isLike(one, wanted));
      onPage.splice(0, at + 1);
      return at < 0;
    });
  expect(lost).toEqual([]);
});

/** Whether an element has this tag and at least these attributes. A quotation may be shown as a note. */
const isLike = (one: Seen, { tag, attributes }: Seen): boolean =>
  (one.tag === tag || (tag === 'blockquote' && one.attributes.role === 'note')) &&
  Object.entries(attributes).every(([name, value]) => one.attributes[name] === value);

const UNKNOWN_TAGS = [
  ...['applet', 'area', 'audio', 'b', 'base', 'bdo', 'big', 'body', 'button', 'canvas', 'center'],
  ...['custom-element', 'datalist', 'dialog', 'embed', 'fieldset', 'font', 'footer', 'form'],
  ...['frame', 'frameset', 'head', 'header', 'html', 'i', 'label', 'legend', 'link', 'main', 'map'],
  ...['marquee', 'math', 'menu', 'meta', 'meter', 'nav', 'noembed', 'noscript', 'object', 'option'],
  ...['output', 'param', 'picture', 'portal', 'progress', 'ruby', 's', 'samp', 'script', 'section'],
  ...['select', 'slot', 'source', 'strike', 'style', 'svg', 'template', 'textarea', 'title'],
  ...['track', 'u', 'var', 'video', 'wbr', 'xmp'],
];
const NO_ATTRIBUTES = [
  'onclick="alert(1)" onload="alert(1)" style="color:red" class="nav" id="main" name="x" slot="x" part="x"',
  'is="x-y" data-x="x" aria-label="x" role="x" tabindex="1" hidden contenteditable autofocus draggable="true"',
  'href="javascript:alert(1)" src="data:text/html,x" srcset="x 2x" srcdoc="x" action="x" formaction="x" target="_blank"',
  'ping="x" rel="opener" cite="x" background="x" align="char" start="x" value="x" width="100%" height="x" lang="x y" dir="up"',
  'colspan="many" rowspan="x" span="x" scope="x" type="text" loading="eager" referrerpolicy="unsafe-url" dangerouslysetinnerhtml="x"',
].join(' ');

/** What of some HTML the allow-list does not know. */
const unknownOf = (html: string): string[] =>
  elementsOf(html).flatMap(({ tag, attributes }) => {
    const rules = contentElements.get(tag);
    if (!rules) return [tag];
    return Object.entries(attributes)
      .filter(([name, value]) => {
        const rule = rules[name];
        return rule instanceof RegExp ? !rule.test(value) : !rule;
      })
      .map(([name, value]) => `${tag}[${name}=${value}]`);
  });

/** Attributes that the page adds: those of the root, and those that let the keyboard scroll a part. */
const OWN =
  /^div\[class=|\[tabindex=0\]$|^div\[(?:role=region|aria-label=Table \d+)\]$|^img\[(?:loading|decoding)=/;

it.each([
  ...UNKNOWN_TAGS.map((tag) => `<p>a</p><${tag} src="x">b</${tag}><p>c</p>`),
  ...[...contentElements.keys()]
    .filter((tag) => !REPLACED.includes(tag))
    .map((tag) => `<${tag} ${NO_ATTRIBUTES.replace(/ id="main"/, /^h\d$/.test(tag) ? '' : '$&')}>`),
])('removes everything else in the gateway and on the page: %s', (html) => {
  const safe = sanitizeDocument(html).html;
  expect(unknownOf(safe)).toEqual([]);
  expect(unknownOf(shown(safe)).filter((part) => !OWN.test(part))).toEqual([]);
});
