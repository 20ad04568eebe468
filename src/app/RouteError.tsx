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
  /** The search parameters; another page of a list is rendered again. */
  search?: string;
}

interface ErrorBoundaryState {
  failed: boolean;
  search: string | undefined;
}

/** Needs a `key` that changes with the route, so that the next page is rendered again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false, search: this.props.search };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  static getDerivedStateFromProps({ search }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return search === state.search ? null : { failed: false, search };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
