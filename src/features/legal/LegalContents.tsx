import { useEffect, useMemo } from 'react';
import { POST_HEADING_OFFSET } from '../../contract/constants';
import type { Heading } from '../../contract/entities';
import { legalCopy } from '../../copy/legal';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import {
  selectTableOfContentsOpen,
  tableOfContentsClosed,
  tableOfContentsToggled,
} from '../../store/tableOfContentsSlice';
import { TableOfContents } from '../../ui/TableOfContents';
import { useActiveHeading } from '../../ui/useActiveHeading';

/** The contents of a legal document. By itself, so that scrolling renders nothing but this. */
export function LegalContents({ headings }: { headings: readonly Heading[] }) {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectTableOfContentsOpen);
  const ids = useMemo(() => headings.map(({ id }) => id), [headings]);
  const activeId = useActiveHeading(ids, POST_HEADING_OFFSET);

  // The next document starts folded.
  useEffect(() => () => void dispatch(tableOfContentsClosed()), [dispatch]);

  return (
    <TableOfContents
      headings={headings}
      title={legalCopy.contents}
      open={isOpen}
      onToggle={() => dispatch(tableOfContentsToggled())}
      activeId={activeId}
      offset={POST_HEADING_OFFSET}
      onNavigate={() => dispatch(tableOfContentsClosed())}
    />
  );
}
