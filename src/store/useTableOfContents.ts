import { useCallback, useEffect } from 'react';
import { useAppDispatch, useAppSelector } from './hooks';
import {
  selectTableOfContentsOpen,
  tableOfContentsClosed,
  tableOfContentsToggled,
} from './tableOfContentsSlice';

/**
 * Whether the table of contents is folded out, and what folds it.
 * @param documentId of what is read: the contents of the next document start folded
 */
export const useTableOfContents = (documentId: string) => {
  const dispatch = useAppDispatch();
  const open = useAppSelector(selectTableOfContentsOpen);
  const onToggle = useCallback(() => void dispatch(tableOfContentsToggled()), [dispatch]);
  const onNavigate = useCallback(() => void dispatch(tableOfContentsClosed()), [dispatch]);

  useEffect(() => () => void dispatch(tableOfContentsClosed()), [dispatch, documentId]);

  return { open, onToggle, onNavigate };
};
