import { Component, type ReactNode } from 'react';
import { errorStrings } from '../strings/errors.ts';
import { paths } from '../contract/paths.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { FullPageMessage } from '../ui/FullPageMessage.tsx';
import { PageMeta } from '../ui/PageMeta.tsx';

export function RouteError({ standalone = false }: { standalone?: boolean }) {
  const message = (
    <>
      <PageMeta title={errorStrings.title} description={errorStrings.text} />
      <FullPageMessage
        title={errorStrings.title}
        text={errorStrings.text}
        actions={
          <>
            <Button onClick={() => window.location.reload()}>{errorStrings.refresh}</Button>
            <ButtonLink variant="outlined" to={paths.home} reloadDocument={standalone}>
              {errorStrings.goHome}
            </ButtonLink>
          </>
        }
      />
    </>
  );
  return standalone ? <main>{message}</main> : message;
}

interface ErrorBoundaryProps {
  children: ReactNode;
  fallback: ReactNode;
}

/** Needs a `key` that changes with the route, so that the next page is rendered again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
