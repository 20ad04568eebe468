import type { SafeHtml } from '../../contract/entities.ts';
import { isWhole } from '../../shared/rich-text/isWhole.ts';
import { FIRST_PARAGRAPH, HEADING } from './splitOpening.ts';

export interface Summary {
  /** The first paragraph. */
  lead: SafeHtml;
  /** The first section, if a list ends it. */
  summary: SafeHtml;
  text: SafeHtml;
}

/** What opens a legal document: its first paragraph, and its points in short. */
export const splitSummary = (html: SafeHtml): Summary => {
  const lead = FIRST_PARAGRAPH.exec(html)?.[0] ?? '';
  const rest = html.slice(lead.length).trimStart();
  // Behind the first heading.
  const nextHeading = rest.slice(1).search(HEADING) + 1;
  const summary = rest.slice(0, nextHeading).trimEnd();
  return /^<h2[\s>]/.test(summary) && summary.endsWith('</ul>') && isWhole(summary)
    ? { lead, summary, text: rest.slice(nextHeading) }
    : { lead: '', summary: '', text: html };
};
