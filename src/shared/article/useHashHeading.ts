import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { followHeadingHistory, jumpToHeading } from '../../lib/scroll.ts';

/**
 * Goes to the heading that a link from elsewhere on the site names in its hash, and lets Back and Forward move between
 * the headings of the page. The first page of a visit is the browser's own business, a return to it the application's.
 */
export const useHashHeading = (offset: number): void => {
  const { key, hash } = useLocation();
  const navigationType = useNavigationType();

  useEffect(() => followHeadingHistory(offset), [offset]);
  useEffect(() => {
    if (navigationType !== 'POP') jumpToHeading(hash, offset);
  }, [key, hash, navigationType, offset]);
};
