import { css, styled } from 'styled-components';
import { type, visuallyHidden } from '../../theme/mixins.ts';
import { media } from '../../theme/tokens.ts';

/** On a phone lines of equal length would break a word at its hyphen. */
const longTitle = css`
  ${media.belowMd} {
    text-wrap: pretty;
  }
`;

const Title = styled.h1<{ $variant: 'd2' | 'd3'; $isHidden: boolean }>`
  ${({ $variant }) => type[$variant]}
  ${({ $variant }) => $variant === 'd3' && longTitle}
  ${({ $isHidden }) => $isHidden && visuallyHidden}
`;

export interface LoadingTitleProps {
  title: string | undefined;
  loading: string;
  /** `d3` for titles that tend to be long. */
  variant?: 'd2' | 'd3';
}

/** A page's `h1`, visually hidden until it has loaded. It stays one element: a navigation has moved focus to it. */
export function LoadingTitle({ title, loading, variant = 'd2' }: LoadingTitleProps) {
  return (
    <Title dir="auto" $variant={variant} $isHidden={title === undefined}>
      {title ?? loading}
    </Title>
  );
}
