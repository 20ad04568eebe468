import { useCallback, useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import {
  selectTableOfContentsOpen,
  tableOfContentsClosed,
  tableOfContentsToggled,
} from './tableOfContentsSlice.ts';

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
