import { useEffect, useRef } from 'react';
import { useAppDispatch } from '../../store/hooks.ts';
import { searchBlurred, searchFocused } from './helpSearchSlice.ts';

/** Props for whatever holds the search box and its results: they tell the store where focus is. */
export const useSearchFocus = () => {
  const dispatch = useAppDispatch();
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // Focus may have come before the scripts.
    if (root.current?.contains(document.activeElement)) dispatch(searchFocused());
  }, [dispatch]);

  return {
    ref: root,
    onFocus: () => void dispatch(searchFocused()),
    onBlur: () => void dispatch(searchBlurred()),
  };
};
