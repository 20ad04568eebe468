import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppDispatch } from '../../store/hooks.ts';
import { routeChanged } from './navigationSlice.ts';

/** Closes every menu after a navigation, also after one to the page that is shown already. */
export const useCloseOnNavigation = (): void => {
  const dispatch = useAppDispatch();
  const { key } = useLocation();
  const seenKey = useRef(key);

  useEffect(() => {
    if (seenKey.current === key) return;
    seenKey.current = key;
    dispatch(routeChanged());
  }, [dispatch, key]);
};
