import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { LoadingTitle, type LoadingTitleProps } from './LoadingTitle.tsx';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import type { BreadcrumbItem } from '../../ui/PageMeta.tsx';

const Root = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 36px;
`;

// The title that is out of sight is placed against it.
const Words = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 22px;
  justify-items: start;
  max-width: 900px;
`;

interface ArticleHeaderProps extends LoadingTitleProps {
  /** The steps that lead to the article; it is the last one itself. */
  trail: readonly BreadcrumbItem[];
  /** Above the title. */
  badge?: ReactNode;
  /** Below the title: who wrote it, and when. */
  children?: ReactNode;
}

/** What a post or a help article begins with. */
export function ArticleHeader({ trail, badge, children, ...title }: ArticleHeaderProps) {
  return (
    <Root>
      <Breadcrumb items={[...trail, { label: title.title ?? title.loading }]} />
      <Words>
        {badge}
        <LoadingTitle {...title} />
        {children}
      </Words>
    </Root>
  );
}
