import { escapeXml } from '../../../lib/escapeXml.ts';
import { color, font, radius } from '../../../theme/tokens.ts';

export interface MailBrand {
  name: string;
  signature: string;
}

/** Everything in it is plain text, so it may hold anything that a visitor typed. */
export interface MailContent {
  subject: string;
  preheader: string;
  title: string;
  blocks: readonly Block[];
}

export interface Block {
  text: string;
  html: string;
}

export type Row = readonly [name: string, value: string];

const DARK_MODE = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: ${color.duskPressed} !important; }
  .card { background: ${color.duskDeep} !important; }
  .text { color: ${color.onDusk} !important; border-color: ${color.duskLine} !important; }
  .faint { color: ${color.onDusk2} !important; border-color: ${color.duskLine} !important; }
  .action { background: ${color.lit} !important; color: ${color.ink} !important; }
}`;

const TEXT = `color:${color.ink};font-size:16px;line-height:25px;`;
const FAINT = `color:${color.ink3};font-size:14px;line-height:24px;`;
const CELL = `padding:10px 0;border-bottom:1px solid ${color.line};text-align:left;vertical-align:top;`;
const TABLE = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

export const paragraph = (text: string): Block => ({
  text,
  html: `<p class="text" style="margin:0 0 16px;${TEXT}">${withLineBreaks(text)}</p>`,
});

export const rows = (...all: readonly Row[]): Block => ({
  text: all.map(([name, value]) => `${name}: ${value}`).join('\n'),
  html: `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;border-collapse:collapse;">
${all.map(rowHtml).join('\n')}
</table>`,
});

/** The padding is on the cell because Outlook ignores it on links. Addresses are the site's own, `http` or `https`. */
export const button = (label: string, href: string): Block => ({
  text: `${label}: ${href}`,
  html: `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px;"><tr>
<td class="action" bgcolor="${color.dusk}" style="padding:14px 24px;border-radius:${radius.control};background:${color.dusk};"><a class="action" href="${escapeXml(href)}" style="color:${color.white};font-size:16px;line-height:20px;font-weight:600;text-decoration:none;">${escapeXml(label)}</a></td>
</tr></table>`,
});

/** A line of small text with a link at its end. */
export const smallLink = (text: string, label: string, href: string): Block => ({
  text: `${text} ${label}: ${href}`,
  html: `<p class="faint" style="margin:0 0 16px;${FAINT}">${escapeXml(text)} <a class="faint" href="${escapeXml(href)}" style="color:${color.ink3};">${escapeXml(label)}</a></p>`,
});

export const textOf = ({ title, blocks }: MailContent, brand: MailBrand): string =>
  `${[title, ...blocks.map(({ text }) => text), brand.name].join('\n\n')}\n${brand.signature}\n`;

/** Tables, inline styles and a table of fixed width for Outlook; nothing is loaded from a server. */
export const htmlOf = (content: MailContent, brand: MailBrand): string => `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeXml(content.subject)}</title>
<style>${DARK_MODE}
</style>
<!--[if mso]><style>* { font-family: Arial, sans-serif !important; }</style><![endif]-->
</head>
<body class="page" style="margin:0;padding:0;background:${color.limewash};">
<div style="display:none;max-height:0;overflow:hidden;">${escapeXml(content.preheader)}</div>
<table ${TABLE} class="page" bgcolor="${color.limewash}" style="background:${color.limewash};font-family:${font.sans};">
<tr><td align="center" style="padding:28px 12px 32px;">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table ${TABLE} style="max-width:600px;">
<tr><td class="text" style="padding:0 28px 16px;text-align:left;font-weight:600;letter-spacing:-0.4px;color:${color.ink};font-size:20px;line-height:26px;">${escapeXml(brand.name)}</td></tr>
<tr><td class="card" bgcolor="${color.white}" style="padding:36px 28px;border-top:4px solid ${color.lit};text-align:left;background:${color.white};">
<h1 class="text" style="margin:0 0 20px;color:${color.ink};font-size:28px;line-height:34px;font-weight:600;letter-spacing:-0.7px;">${escapeXml(content.title)}</h1>
${content.blocks.map(({ html }) => html).join('\n')}
<p class="faint" style="margin:0;${FAINT}"><strong>${escapeXml(brand.name)}</strong><br>${escapeXml(brand.signature)}</p>
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`;

const rowHtml = ([name, value]: Row): string =>
  `<tr><th scope="row" class="faint" style="${CELL}width:34%;padding-right:16px;font-weight:400;${FAINT}">${escapeXml(name)}</th>` +
  `<td class="text" style="${CELL}word-break:break-word;${TEXT}">${withLineBreaks(value)}</td></tr>`;

/** Outlook does not support `white-space`. */
const withLineBreaks = (text: string): string => escapeXml(text).replace(/\r\n|\r|\n/g, '<br>');
