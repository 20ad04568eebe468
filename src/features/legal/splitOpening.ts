import type { SafeHtml } from '../../contract/entities.ts';
import { isWhole } from '../../shared/rich-text/isWhole.ts';

export interface Opening {
  /** The first paragraph. */
  lead: SafeHtml;
  /** A table or a picture above the first heading, with what stands beside it. */
  panel: SafeHtml;
  text: SafeHtml;
}

export const FIRST_PARAGRAPH = /^\s*<p\b[^>]*>(?!\s*<img)[^]*?<\/p>/;
export const HEADING = /<h[1-6][\s>]/;
const SHOWN_WIDE = /<(?:img|table)\b/;

/** What opens a page: its first paragraph, and a table or a picture that comes before the first heading. */
export const splitOpening = (html: SafeHtml): Opening => {
  const lead = FIRST_PARAGRAPH.exec(html)?.[0] ?? '';
  const rest = html.slice(lead.length);
  const panel = rest.slice(0, Math.max(rest.search(HEADING), 0));
  return SHOWN_WIDE.test(panel) && isWhole(panel)
    ? { lead, panel, text: rest.slice(panel.length) }
    : { lead, panel: '', text: rest };
};
