import { Component, type ReactNode } from 'react';

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
