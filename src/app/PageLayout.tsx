import { memo, Suspense, useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { errorStrings } from '../strings/errors.ts';
import type { FooterVariant } from '../shared/routing/siteRoute.ts';
import { useAppSelector } from '../store/hooks.ts';
import { selectLocation } from '../store/navigationSlice.ts';
import { LoadingMeta } from '../ui/PageMeta.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { VisuallyHidden } from '../ui/Text.tsx';
import { Footer } from '../features/navigation/Footer.tsx';
import { ELEMENT_IDS } from '../contract/constants.ts';
import { Navbar, SkipLink } from '../features/navigation/Navbar.tsx';
import { ScrollToTop } from '../features/navigation/ScrollToTop.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { RouteError } from './RouteError.tsx';
import { useArrival } from './useArrival.ts';

const Center = styled.div`
  display: grid;
  place-items: center;
  min-height: 60vh;
`;

export function PageLoading() {
  return (
    <Center role="status">
      <LoadingMeta title={errorStrings.loading} />
      <Spinner size={32} />
      <VisuallyHidden>{errorStrings.loading}</VisuallyHidden>
    </Center>
  );
}

const Main = styled.main`
  /* Keeps the footer in place while a page loads. */
  min-height: calc(100vh - var(--nav-height));
`;

interface PageLayoutProps {
  children: ReactNode;
  footer?: FooterVariant;
  onInteractive?: () => void;
}

/** Last in the boundary of the page: its effect runs last. */
function Interactive({ onInteractive }: Pick<PageLayoutProps, 'onInteractive'>) {
  useEffect(() => onInteractive?.(), [onInteractive]);
  return null;
}

const PageNavbar = memo(Navbar);
const PageFooter = memo(Footer);

export function PageLayout({ children, footer, onInteractive }: PageLayoutProps) {
  const { pathname, search } = useAppSelector(selectLocation);
  const announcer = useRef<HTMLSpanElement>(null);
  useArrival(announcer);

  return (
    <>
      <SkipLink />
      <PageNavbar />
      <Main id={ELEMENT_IDS.main} tabIndex={-1}>
        <ErrorBoundary key={pathname} search={search} fallback={<RouteError />}>
          {/* Hydrates after the layout. */}
          <Suspense>
            {children}
            <Interactive onInteractive={onInteractive} />
          </Suspense>
        </ErrorBoundary>
      </Main>
      <PageFooter variant={footer} />
      <ScrollToTop />
      <VisuallyHidden ref={announcer} role="status" aria-live="polite" aria-atomic="true" />
    </>
  );
}
