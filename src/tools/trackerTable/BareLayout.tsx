import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { ELEMENT_IDS } from '../../contract/constants.ts';
import { useArrival } from '../../app/useArrival.ts';

interface PageLayoutProps {
  children: ReactNode;
  onInteractive?: () => void;
}

export function PageLoading() {
  return <p role="status" />;
}

function Interactive({ onInteractive }: Pick<PageLayoutProps, 'onInteractive'>) {
  useEffect(() => onInteractive?.(), [onInteractive]);
  return null;
}

/**
 * In the bench's build of the site, this layout is in the place of `app/PageLayout.tsx`: the pages of the framework tracker
 * have no header and footer.
 */
export function PageLayout({ children, onInteractive }: PageLayoutProps) {
  const announcer = useRef<HTMLSpanElement>(null);
  useArrival(announcer);
  return (
    <main id={ELEMENT_IDS.main} tabIndex={-1}>
      <Suspense fallback={<PageLoading />}>
        {children}
        <Interactive onInteractive={onInteractive} />
      </Suspense>
      <span ref={announcer} />
    </main>
  );
}
