import { useMemo } from 'react';
import { ARTICLE_HEADING_OFFSET } from '../../contract/constants';
import type { Heading } from '../../contract/entities';
import { helpCenterCopy } from '../../copy/help-center';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import {
  selectTableOfContentsOpen,
  tableOfContentsClosed,
  tableOfContentsToggled,
} from '../../store/tableOfContentsSlice';
import { TableOfContents } from '../../ui/TableOfContents';
import { useActiveHeading } from '../../ui/useActiveHeading';

/** An article's table of contents. By itself, so that scrolling renders nothing but this. */
export function ArticleContents({ headings }: { headings: readonly Heading[] }) {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectTableOfContentsOpen);
  const ids = useMemo(() => headings.map(({ id }) => id), [headings]);
  const activeId = useActiveHeading(ids, ARTICLE_HEADING_OFFSET);
  return (
    <TableOfContents
      headings={headings}
      title={helpCenterCopy.article.tableOfContents}
      open={isOpen}
      onToggle={() => dispatch(tableOfContentsToggled())}
      activeId={activeId}
      offset={ARTICLE_HEADING_OFFSET}
      onNavigate={() => dispatch(tableOfContentsClosed())}
    />
  );
}
