import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { visuallyHidden } from '../../theme/mixins.ts';
import { type } from '../../theme/type.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Grid } from '../../ui/Layout.tsx';
import type { BreadcrumbItem } from '../../ui/PageMeta.tsx';

const Title = styled.h1<{ $variant: 'd2' | 'd3'; $isHidden: boolean }>`
  ${({ $variant }) => type[$variant]}
  overflow-wrap: anywhere;
  ${({ $isHidden }) =>
    $isHidden &&
    css`
      ${visuallyHidden}
    `}
`;

interface LoadingTitleProps {
  /** Undefined while it loads. */
  title: string | undefined;
  /** For screen readers while the title loads. */
  loading: string;
  /** `d3` for titles that tend to be long. */
  variant?: 'd2' | 'd3';
}

/**
 * A page's `h1`, visually hidden until it has loaded. It stays one element: a navigation has moved focus to it.
 * The parent has to be positioned.
 */
export function LoadingTitle({ title, loading, variant = 'd2' }: LoadingTitleProps) {
  return (
    <Title dir="auto" $variant={variant} $isHidden={title === undefined}>
      {title ?? loading}
    </Title>
  );
}

const Content = styled(Grid)`
  position: relative;
  justify-items: start;
  max-width: 900px;
`;

interface ArticleHeaderProps extends LoadingTitleProps {
  /** The steps that lead to the article; the header adds the article. */
  trail: readonly BreadcrumbItem[];
  /** Above the title. */
  badge?: ReactNode;
  /** Below the title: author and dates. */
  children?: ReactNode;
}

/** The start of a post or help article. */
export function ArticleHeader({ trail, badge, children, ...title }: ArticleHeaderProps) {
  return (
    <Grid as="header" $gap={36}>
      <Breadcrumb items={[...trail, { label: title.title ?? title.loading }]} />
      <Content $gap={22}>
        {badge}
        <LoadingTitle {...title} />
        {children}
      </Content>
    </Grid>
  );
}
