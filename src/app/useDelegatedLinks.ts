import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { AWAITING_CODE } from '../ui/hydrateOnInteraction.tsx';
import { usePrefetch } from '../ui/PrefetchContext.ts';

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** The path of a link that this site can follow by itself; undefined for any other. */
const internalPath = (link: HTMLAnchorElement): string | undefined => {
  const isOurs =
    link.origin === window.location.origin &&
    link.target === '' &&
    !link.hasAttribute('download') &&
    // Calendar files and feeds are documents of the server's.
    !/\.\w+$/.test(link.pathname);
  const isSamePage =
    link.pathname === window.location.pathname && link.search === window.location.search;
  return isOurs && !(isSamePage && link.hash !== '')
    ? link.pathname + link.search + link.hash
    : undefined;
};

/**
 * Follows the internal links of a section whose code is still on its way: React, which knows nothing of them yet,
 * would let the browser load a new document (contract, "In the browser": a click on an internal link never does).
 */
export const useDelegatedLinks = (): void => {
  const navigate = useNavigate();
  const prefetch = usePrefetch();

  useEffect(() => {
    const handleClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!(link instanceof HTMLAnchorElement) || !link.closest(`[${AWAITING_CODE}]`)) return;
      const path = isPlainClick(event) ? internalPath(link) : undefined;
      if (path === undefined) return;
      event.preventDefault();
      prefetch(path);
      void navigate(path);
    };
    // Before React's listener on the root: that one stops a click that it cannot handle yet.
    document.addEventListener('click', handleClick, true);
    return () => document.removeEventListener('click', handleClick, true);
  }, [navigate, prefetch]);
};
