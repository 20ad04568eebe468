import { ELEMENT_IDS } from '../../contract/elementIds.ts';

/** Each runs when a browser shows it as it is. */
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

const EVENTS = [
  ...['onclick', 'onload', 'onerror', 'onfocus', 'ontoggle', 'onpointerenter', 'onanimationstart'],
  ...['onbeforematch', 'onscrollend', 'onbeforetoggle', 'ONCLICK', 'onnothing'],
];
const PROTOCOLS = [
  ...['javascript:alert(1)', 'JavaScript:alert(1)', 'vbscript:x', 'livescript:x', 'mocha:x'],
  ...['data:text/html,<script>alert(1)</script>', 'data:image/svg+xml,<svg onload=alert(1)>'],
  ...[
    'blob:https://a.example/1',
    'filesystem:https://a.example/1',
    'file:///etc/passwd',
    'ftp://a.example',
  ],
  ...[
    'ws://a.example',
    'about:blank',
    'view-source:x',
    'intent://x',
    'jar:x',
    'chrome://x',
    'x-y.z+1:x',
  ],
];
const SCRIPT_URL = 'javascript:alert(1)';

/** The address of a script, written so that browsers still take it for one, or that a careless judge does not. */
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
  ...[
    'javascript&#58alert(1)',
    'feed:javascript:alert(1)',
    '//javascript:alert(1)',
    'ｊavascript:x',
  ],
];

/** What browsers read in another way than other elements, or not always. */
const RAW_TEXT = [
  ...['style', 'title', 'textarea', 'noscript', 'noembed', 'noframes', 'xmp', 'iframe', 'script'],
  ...[
    'plaintext',
    'template',
    'select',
    'option',
    'listing',
    'object',
    'video',
    'frameset',
    'button',
  ],
];
const FOREIGN = [
  ...[
    '<svg>',
    '<svg><desc>',
    '<svg><title>',
    '<svg><foreignObject>',
    '<svg></p>',
    '<svg><![CDATA[',
  ],
  ...['<math>', '<math><mi>', '<math><mo>', '<math><mn>', '<math><ms>', '<math><mtext>'],
  ...[
    '<math><mtext><table><mglyph>',
    '<math><mtext><malignmark>',
    '<form><math><mtext></form><form><mglyph>',
  ],
  ...[
    '<math><annotation-xml encoding="text/html">',
    '<math><annotation-xml encoding="application/xhtml+xml">',
  ],
  ...['<svg><style>', '<math><style>', '<svg><a>', '<table><svg>', '<select><math>'],
];
const CLOBBERED = [
  ...Object.values(ELEMENT_IDS),
  ...[
    '_R_1_',
    '__proto__',
    'body',
    'cookie',
    'location',
    'getElementById',
    'attributes',
    'children',
  ],
];

const CUT =
  '<a title="<img src=x onerror=alert(1)>" href="javascript:alert(1)"><svg onload=\'alert(1)\'>x</a>';

/** Attacks on whoever shows HTML of others, by what they try. */
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
    ...[
      'autofocus',
      'contenteditable',
      'tabindex=1',
      'accesskey=x',
      'popover',
      'is=x',
      'slot=x',
      'nonce=x',
    ].map((attribute) => `<p ${attribute} onfocus=alert(1)>x</p>`),
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
  'a comment': cross(
    [
      '<!--',
      '<!-->',
      '<!--->',
      '<!-- --!>',
      '<!--[if IE]>',
      '<!-x',
      '<![CDATA[',
      '<?xml ',
      '</ ',
      '<!doctype ',
      '<%',
      '<!--<!--',
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
    ...[
      '\ud800',
      '\udc00',
      '\u202e',
      '\ufffe',
      '\u{1F511}',
      '＜',
      '\u0338',
      '+ADw-',
      '&lt;',
      '&#60;',
    ].map((sign) => `${sign}${RUN}<p>${sign}<${sign}img src=x onerror=alert(1)>`),
  ],
};
