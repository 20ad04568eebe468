import { useMemo } from 'react';
import { POST_HEADING_OFFSET } from '../../contract/constants';
import type { Heading } from '../../contract/entities';
import { blogCopy } from '../../copy/blog';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import {
  selectTableOfContentsOpen,
  tableOfContentsClosed,
  tableOfContentsToggled,
} from '../../store/tableOfContentsSlice';
import { TableOfContents } from '../../ui/TableOfContents';
import { useActiveHeading } from '../../ui/useActiveHeading';

/** A post's table of contents. By itself, so that scrolling renders nothing but this. */
export function PostContents({ headings }: { headings: readonly Heading[] }) {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectTableOfContentsOpen);
  const ids = useMemo(() => headings.map(({ id }) => id), [headings]);
  const activeId = useActiveHeading(ids, POST_HEADING_OFFSET);
  return (
    <TableOfContents
      headings={headings}
      title={blogCopy.post.tableOfContents}
      open={isOpen}
      onToggle={() => dispatch(tableOfContentsToggled())}
      activeId={activeId}
      offset={POST_HEADING_OFFSET}
      onNavigate={() => dispatch(tableOfContentsClosed())}
    />
  );
}
