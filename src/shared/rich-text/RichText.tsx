import { useMemo } from 'react';
import { preload } from 'react-dom';
import type { SafeHtml } from '../../contract/entities.ts';
import { fontFiles } from '../../theme/fonts.ts';
import { contentNodes } from './contentNodes.tsx';
import { RichTextRoot, type RichTextVariant } from './RichTextRoot.ts';

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
 * Shows HTML that came from the content API and was cleaned by the gateway. Links inside the site are followed without
 * reloading; pictures load late, videos after a click.
 */
export function RichText({
  html,
  variant = 'article',
  standfirst = false,
  steps = false,
}: RichTextProps) {
  // A phone's first view has some of it: too late for that view would be too late for the page.
  if (standfirst) preload(fontFiles.serif, { as: 'font', type: 'font/woff2', crossOrigin: '' });
  const content = useMemo(() => contentNodes(html), [html]);
  return (
    <RichTextRoot $variant={variant} $hasStandfirst={standfirst} $hasSteps={steps}>
      {content}
    </RichTextRoot>
  );
}
