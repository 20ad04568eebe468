import MarkdownIt, { type Token } from 'markdown-it';
import { paths } from '../../../contract/paths.ts';
import { issueStrings } from '../../../strings/deskEmails.ts';
import { color } from '../../../theme/tokens.ts';
import type { IssueRow } from '../database/schema.ts';
import { smallLink, type Block } from './layout.ts';
import type { Message, MessageSettings } from './message.ts';
import { ONE_CLICK } from './messageOfKind.ts';

export interface IssueMail {
  /** The same for every attempt. */
  id: string;
  issue: Pick<IssueRow, 'subject' | 'preheader' | 'body'>;
  email: string;
  unsubscribeToken: string;
}

interface IssueSettings extends Pick<MessageSettings, 'salesEmail'> {
  siteUrl: string;
}

const TEXT = `color:${color.ink};font-size:16px;line-height:25px;`;

/** Mail programs support inline styles only. Without `h1`, which `tagOf` replaces. */
const STYLES: Readonly<Record<string, string>> = {
  p: `margin:0 0 16px;${TEXT}`,
  ul: 'margin:0 0 16px;padding-left:20px;',
  ol: 'margin:0 0 16px;padding-left:20px;',
  li: `margin:0 0 6px;${TEXT}`,
  h2: `margin:24px 0 10px;color:${color.ink};font-size:20px;line-height:26px;font-weight:600;`,
  h3: `margin:20px 0 8px;color:${color.ink};font-size:17px;line-height:24px;font-weight:600;`,
  blockquote: `margin:0 0 16px;padding-left:14px;border-left:4px solid ${color.lit};`,
  a: `color:${color.ink};font-weight:600;`,
  img: 'display:block;max-width:100%;height:auto;border:0;',
  hr: `margin:24px 0;border:0;border-top:1px solid ${color.line};`,
};

const markdown = new MarkdownIt({ html: false, linkify: true });

/** The title of the email is its only heading of the first level. */
const tagOf = ({ tag }: Token): string => (tag === 'h1' ? 'h2' : tag);

const prepare = (tokens: readonly Token[], siteUrl: string): void => {
  for (const token of tokens) {
    token.tag = tagOf(token);
    const style = token.nesting >= 0 ? STYLES[token.tag] : undefined;
    if (style !== undefined) token.attrSet('style', style);
    if (style !== undefined) token.attrSet('class', 'text');
    for (const name of ['href', 'src']) {
      const target = token.attrGet(name);
      if (target !== null) token.attrSet(name, URL.parse(String(target), siteUrl)?.href ?? siteUrl);
    }
    prepare(token.children ?? [], siteUrl);
  }
};

/** Markdown in the email layout, with whole addresses. Raw HTML stays text. */
const issueBlock = (body: string, siteUrl: string): Block => {
  const tokens = markdown.parse(body, {});
  prepare(tokens, siteUrl);
  return {
    text: body.replace(/\]\(\//g, `](${siteUrl}/`).trim(),
    html: markdown.renderer.render(tokens, markdown.options, {}),
  };
};

export const issueMessage = (
  { issue, email, unsubscribeToken }: IssueMail,
  { salesEmail, siteUrl }: IssueSettings,
): Message => {
  const link = siteUrl + paths.newsletterUnsubscribe(unsubscribeToken);
  return {
    to: { name: '', address: email },
    replyTo: salesEmail,
    subject: issue.subject,
    preheader: issue.preheader,
    title: issue.subject,
    blocks: [
      issueBlock(issue.body, siteUrl),
      smallLink(issueStrings.why(email), issueStrings.unsubscribe, link),
    ],
    headers: { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': ONE_CLICK },
  };
};
