import { htmlToDOM } from 'html-react-parser';
import { useMemo } from 'react';
import type { SafeHtml } from '../../contract/entities.ts';
import { stripTags } from '../../lib/html.ts';
import { renderRichText, type SourceNode } from './richTextNodes.tsx';
import { RichTextRoot, type RichTextVariant } from './RichTextRoot.ts';
import { useSite } from '../../ui/SiteContext.ts';
import { richTextPolicy } from './trustedHtml.ts';

const parse = (html: string): SourceNode[] => {
  try {
    return htmlToDOM(html, { trustedTypePolicy: richTextPolicy });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    // Nested too deep even for the parser: the words are worth more than nothing.
    return [{ type: 'text', data: stripTags(html) }];
  }
};

export interface RichTextProps {
  html: SafeHtml;
  /** `plain` takes the size and color of where it stands. */
  variant?: RichTextVariant;
  /** Sets the first paragraph in the serif, larger. */
  standfirst?: boolean;
  /** Puts the numbers of ordered lists on tiles, for guides. */
  steps?: boolean;
}

/**
 * Shows HTML that came from the content API. Elements, attributes and addresses that the rules do not name are left
 * out; links inside the site are followed without reloading.
 */
export function RichText({
  html,
  variant = 'article',
  standfirst = false,
  steps = false,
}: RichTextProps) {
  const { siteUrl } = useSite();
  const content = useMemo(() => renderRichText(parse(html), siteUrl), [html, siteUrl]);
  return (
    <RichTextRoot $variant={variant} $hasStandfirst={standfirst} $hasSteps={steps}>
      {content}
    </RichTextRoot>
  );
}
