import { Suspense, useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { Footer } from '../features/navigation/Footer';
import { MAIN_ID } from '../features/navigation/landmarks';
import { Navbar } from '../features/navigation/Navbar';
import { ScrollTop } from '../features/navigation/ScrollTop';
import { SkipLink } from '../features/navigation/SkipLink';
import { ErrorBoundary } from './ErrorBoundary';
import { PageLoading } from './PageLoading';
import { RouteAnnouncer } from './RouteAnnouncer';
import { RouteError } from './RouteError';
import { matchRoute } from './routes';
import { useDelegatedLinks } from './useDelegatedLinks';
import { useScrollManager } from './useScrollManager';

const Main = styled.main`
  /* A short page still fills the window, so the footer does not jump up while it loads. */
  min-height: calc(100vh - var(--nav-height));
`;

interface PageLayoutProps {
  children: ReactNode;
  onInteractive?: () => void;
}

/** Stands behind the page inside its boundary, which is hydrated after the layout: its effect is the page's last. */
function Interactive({ onInteractive }: Pick<PageLayoutProps, 'onInteractive'>) {
  useEffect(() => onInteractive?.(), [onInteractive]);
  return null;
}

/** The frame of every page: one banner, one main, one contentinfo (spec §2, Shared layout). */
export function PageLayout({ children, onInteractive }: PageLayoutProps) {
  const { pathname } = useLocation();
  const { route } = matchRoute(pathname);
  useScrollManager();
  useDelegatedLinks();

  return (
    <>
      <SkipLink />
      <Navbar />
      <Main id={MAIN_ID} tabIndex={-1}>
        <ErrorBoundary key={pathname} fallback={<RouteError />}>
          <Suspense key={pathname} fallback={<PageLoading />}>
            {children}
            <Interactive onInteractive={onInteractive} />
          </Suspense>
        </ErrorBoundary>
      </Main>
      <Footer look={route.footer} />
      <ScrollTop />
      <RouteAnnouncer />
    </>
  );
}
