import { useMemo } from 'react';
import { preload } from 'react-dom';
import { styled } from 'styled-components';
import type { SafeHtml } from '../../contract/entities.ts';
import { fontFiles } from '../../theme/fonts.ts';
import { type } from '../../theme/type.ts';
import { contentNodes } from './contentNodes.tsx';
import { richTextStyles, standfirstStyles, stepTiles } from './richTextStyles.ts';

interface RootProps {
  $variant: 'article' | 'plain';
  $hasStandfirst: boolean;
  $hasSteps: boolean;
}

const Root = styled.div<RootProps>`
  ${({ $variant }) => ($variant === 'article' ? type.article : 'max-width: 66ch;')}
  ${richTextStyles}
  ${({ $hasSteps }) => $hasSteps && stepTiles}
  ${({ $hasStandfirst }) => $hasStandfirst && standfirstStyles}
`;

export interface RichTextProps {
  html: SafeHtml;
  /** `plain` inherits size and color. */
  variant?: RootProps['$variant'];
  /** Sets the first paragraph larger, in the serif. */
  standfirst?: boolean;
  /** Numbers the items of ordered lists on tiles. */
  steps?: boolean;
}

/** Shows HTML that the gateway has sanitized. */
export function RichText({
  html,
  variant = 'article',
  standfirst = false,
  steps = false,
}: RichTextProps) {
  // Phones show the standfirst in the first view; a later request would swap the font there.
  if (standfirst) preload(fontFiles.serif, { as: 'font', type: 'font/woff2', crossOrigin: '' });
  const content = useMemo(() => contentNodes(html), [html]);
  return (
    <Root $variant={variant} $hasStandfirst={standfirst} $hasSteps={steps}>
      {content}
    </Root>
  );
}
