import { useEffect, useRef } from 'react';
import { useAppSelector } from '../store/hooks.ts';
import { selectLocation } from '../store/navigationSlice.ts';
import { VisuallyHidden } from '../ui/Text.tsx';

const focusHeading = (heading: HTMLElement) => {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};

const OF_FIRST_PAGE = 'meta[property],meta[name^=twitter],script[type$="ld+json"]';

/** After a navigation, moves focus to the new page's h1 and announces its title, once it has loaded. */
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
      // A link with a hash moves focus itself.
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
