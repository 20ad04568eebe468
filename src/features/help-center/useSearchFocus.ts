import { useEffect, useRef } from 'react';
import { HELP_BLUR_DELAY_MS } from '../../contract/constants.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { searchBlurred, searchFocused, searchLeft } from './helpSearchSlice.ts';

/**
 * Props for whatever holds the search box and its results. Focus that only moves within, to a result, is no
 * blur; focus that goes closes the dropdown after a moment (spec §4).
 */
export const useSearchFocus = () => {
  const dispatch = useAppDispatch();
  const root = useRef<HTMLDivElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    // Focus may have come before the scripts.
    if (root.current?.contains(document.activeElement)) dispatch(searchFocused());
    return () => {
      clearTimeout(leaving.current);
      dispatch(searchLeft());
    };
  }, [dispatch]);

  return {
    ref: root,
    onFocus: () => {
      clearTimeout(leaving.current);
      dispatch(searchFocused());
    },
    onBlur: () => {
      clearTimeout(leaving.current);
      leaving.current = setTimeout(() => dispatch(searchBlurred()), HELP_BLUR_DELAY_MS);
    },
  };
};
