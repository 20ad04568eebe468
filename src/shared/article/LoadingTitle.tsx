import { styled } from 'styled-components';
import { type, visuallyHidden } from '../../theme/mixins.ts';

const Title = styled.h1<{ $variant: 'd2' | 'd3'; $isHidden: boolean }>`
  ${({ $variant }) => type[$variant]}
  overflow-wrap: anywhere;
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
