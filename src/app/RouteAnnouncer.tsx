import { useEffect, useRef } from 'react';
import { useAppSelector } from '../store/hooks.ts';
import { selectLocation } from '../store/navigationSlice.ts';
import { VisuallyHidden } from '../ui/Text.tsx';

const focusHeading = (heading: HTMLElement) => {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};

/** What the server says of a visit's first page to machines alone; of another page it would be wrong. */
const OF_FIRST_PAGE = 'meta[property],meta[name^=twitter],script[type$="ld+json"]';

/**
 * After a navigation, moves focus to the new page's h1 and announces its title. A page whose code or content is still
 * on its way is waited for. A visit's first page is left to the browser.
 */
export function RouteAnnouncer() {
  const { pathname, hash } = useAppSelector(selectLocation);
  const announcement = useRef<HTMLSpanElement>(null);
  const announcedPath = useRef(pathname);

  useEffect(() => {
    if (announcedPath.current === pathname) return;
    announcedPath.current = pathname;
    for (const element of document.querySelectorAll(OF_FIRST_PAGE)) element.remove();

    const main = document.querySelector('main');
    const announce = () => {
      const heading = main?.querySelector('h1');
      if (!heading) return false;
      if (announcement.current) announcement.current.textContent = document.title;
      // A link into the middle of a page has moved focus there already.
      if (hash === '') focusHeading(heading);
      return true;
    };
    if (announce() || !main) return;
    const observer = new MutationObserver(() => {
      if (announce()) observer.disconnect();
    });
    observer.observe(main, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname, hash]);

  return <VisuallyHidden ref={announcement} role="status" aria-live="polite" aria-atomic="true" />;
}
