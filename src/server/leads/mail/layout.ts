import { Engine } from 'mrml';
import { escapeXml } from '../../../lib/escapeXml.ts';
import { color, font, radius } from '../../../theme/tokens.ts';
import { LANGUAGE } from './mailContent.ts';
import type { MailBlock, MailContent, MailRow } from './mailContent.ts';

/**
 * A mail as HTML, of the same content as its text: MJML, whose markup mail programs agree about, made HTML by `mrml`
 * (decision 93). Light by itself, dark where the program says that its reader wants it. No picture, no script, nothing
 * that is fetched.
 * @param brand whose name stands above the mail
 * @throws Error when MJML refuses it, which no text that visitors type can bring about
 */
export const mailHtml = (content: MailContent, brand: string): string => {
  const result = engine.toHtml(mjmlOf(content, brand));
  if (result.type === 'error') throw new Error(`the mail is no MJML: ${result.message}`);
  return result.content;
};

const engine = new Engine();
// No font is fetched from anywhere, whatever a style names.
engine.setRenderOptions({ disableComments: false, socialIconOrigin: null, fonts: {} });

/** What a mail is drawn with, by the name of its class; programs without dark mails know the light alone. */
const LIGHT = {
  page: color.limewash,
  card: color.white,
  text: color.ink,
  faint: color.ink3,
  link: color.duskWall,
  line: color.line,
  action: color.dusk,
  onAction: color.white,
} as const;

const DARK: Record<keyof typeof LIGHT, string> = {
  page: color.duskPressed,
  card: color.duskDeep,
  text: color.onDusk,
  faint: color.onDusk2,
  link: color.lit,
  line: color.duskLine,
  action: color.lit,
  onAction: color.ink,
};

/** Programs that take the two colors of a mail for what they are turn no color around by themselves. */
const STYLES = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 479px) {
  .head > table > tbody > tr > td { padding: 28px 20px 16px !important; }
  .card > table > tbody > tr > td { padding: 28px 20px !important; }
  .title h1 { font-size: 24px !important; line-height: 30px !important; }
}
@media (prefers-color-scheme: dark) {
  body, body > div { background-color: ${DARK.page} !important; }
  .card, .card > table { background: ${DARK.card} !important; background-color: ${DARK.card} !important; }
  .text div, .text h1, .rows td, .quote { color: ${DARK.text} !important; }
  .faint div, .rows th, .label { color: ${DARK.faint} !important; }
  .rows td, .rows th { border-color: ${DARK.line} !important; }
  .link { color: ${DARK.link} !important; }
  .action td, .action a { background: ${DARK.action} !important; background-color: ${DARK.action} !important; color: ${DARK.onAction} !important; }
}`;

const WIDTH = '600px';

const mjmlOf = ({ subject, preheader, title, blocks }: MailContent, brand: string): string => `
<mjml lang="${LANGUAGE}" dir="ltr">
  <mj-head>
    <mj-title>${escapeXml(subject)}</mj-title>
    <mj-preview>${escapeXml(preheader)}</mj-preview>
    <mj-raw><meta name="color-scheme" content="light dark" /><meta name="supported-color-schemes" content="light dark" /></mj-raw>
    <mj-attributes>
      <mj-all font-family="${MAIL_FONT}" />
      <mj-text color="${LIGHT.text}" font-size="16px" line-height="25px" padding="0 0 16px" />
      <mj-section padding="0" />
    </mj-attributes>
    <mj-style>${STYLES}</mj-style>
  </mj-head>
  <mj-body background-color="${LIGHT.page}" width="${WIDTH}">
    <mj-section css-class="head" padding="28px 40px 16px">
      <mj-column><mj-text css-class="text" font-size="20px" font-weight="600" letter-spacing="-0.4px" padding="0">${escapeXml(brand)}</mj-text></mj-column>
    </mj-section>
    <mj-section css-class="card" background-color="${LIGHT.card}" border-top="4px solid ${color.lit}" padding="36px 40px">
      <mj-column>
        <mj-text css-class="text title" padding="0 0 20px"><h1 style="margin:0;font-size:28px;line-height:34px;font-weight:600;letter-spacing:-0.7px;">${escapeXml(title)}</h1></mj-text>
        ${blocks.map(blockMjml).join('\n')}
      </mj-column>
    </mj-section>
    <mj-section padding="0 0 32px"><mj-column></mj-column></mj-section>
  </mj-body>
</mjml>`;

/** The site's own letters where they are installed; a mail fetches none. */
const MAIL_FONT = font.sans.replaceAll('"', "'");

const blockMjml = (block: MailBlock): string => {
  switch (block.block) {
    case 'paragraph':
      return text(lines(block.text));
    case 'rows':
      return `<mj-table css-class="rows" font-size="16px" line-height="24px" color="${LIGHT.text}" padding="4px 0 20px">${block.rows.map(rowHtml).join('')}</mj-table>`;
    case 'list':
      return text(
        `<ul style="margin:0;padding:0 0 0 20px;">${block.items.map((item) => `<li>${lines(item)}</li>`).join('')}</ul>`,
      );
    case 'quote':
      return text(
        `<span class="label" style="font-size:14px;color:${LIGHT.faint};">${escapeXml(block.title)}</span>` +
          `<blockquote class="quote" style="margin:4px 0 0;padding:2px 0 2px 14px;border-left:3px solid ${color.lit};">${lines(block.text)}</blockquote>`,
      );
    case 'button':
      return isWebAddress(block.href)
        ? `<mj-button css-class="action" href="${escapeXml(block.href)}" align="left" background-color="${LIGHT.action}" color="${LIGHT.onAction}" font-size="16px" font-weight="600" line-height="20px" border-radius="${radius.control}" inner-padding="14px 24px" padding="4px 0 24px">${escapeXml(block.label)}</mj-button>`
        : text(lines(`${block.label}: ${block.href}`));
    case 'signature':
      return (
        text(`<strong>${escapeXml(block.name)}</strong>`, 'padding="8px 0 0"') +
        `<mj-text css-class="faint" color="${LIGHT.faint}" padding="0">${escapeXml(block.line)}</mj-text>`
      );
  }
};

const text = (html: string, attributes = ''): string =>
  `<mj-text css-class="text" ${attributes}>${html}</mj-text>`;

const CELL = `padding:10px 0;border-bottom:1px solid ${LIGHT.line};text-align:left;vertical-align:top;`;

const rowHtml = ([name, value]: MailRow): string =>
  `<tr><th scope="row" style="${CELL}width:34%;padding-right:16px;font-size:14px;font-weight:400;color:${LIGHT.faint};">${escapeXml(name)}</th>` +
  `<td style="${CELL}color:${LIGHT.text};word-break:break-word;">${valueHtml(value)}</td></tr>`;

const valueHtml = (value: MailRow[1]): string => {
  if (typeof value === 'string') return lines(value);
  const { href } = value;
  return isWebAddress(href)
    ? `<a class="link" href="${escapeXml(href)}" style="color:${LIGHT.link};word-break:break-all;">${escapeXml(href)}</a>`
    : escapeXml(href);
};

/** Lines stay lines: mail programs of Microsoft know no `white-space`. */
const lines = (plain: string): string => escapeXml(plain).replace(/\r\n|\r|\n/g, '<br />');

/** A mail leads nowhere but to pages. */
const isWebAddress = (href: string): boolean => /^https?:\/\//i.test(href) && URL.canParse(href);
