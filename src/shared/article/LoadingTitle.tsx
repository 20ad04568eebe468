import { css, styled } from 'styled-components';
import { visuallyHidden } from '../../theme/mixins.ts';
import { type } from '../../theme/type.ts';

export type TitleVariant = 'd2' | 'd3';

const Title = styled.h1<{ $variant: TitleVariant; $isHidden: boolean }>`
  ${({ $variant }) => type[$variant]}
  overflow-wrap: anywhere;
  ${({ $isHidden }) =>
    $isHidden &&
    css`
      ${visuallyHidden}
    `}
`;

export interface LoadingTitleProps {
  /** Undefined while what it names is on its way. */
  title: string | undefined;
  /** Read out in its place until then. */
  loading: string;
  /** `d3` for titles that tend to be long. */
  variant?: TitleVariant;
}

/**
 * A page's `h1`, out of sight until it has arrived. It is one element all the while: focus is on it after a navigation
 * and must not be lost.
 */
export function LoadingTitle({ title, loading, variant = 'd2' }: LoadingTitleProps) {
  return (
    <Title dir="auto" $variant={variant} $isHidden={title === undefined}>
      {title ?? loading}
    </Title>
  );
}
