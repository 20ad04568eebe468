import { createContext, use, type ComponentPropsWithRef, type MouseEvent } from 'react';

export type Prefetch = (path: string) => void;

export const PrefetchContext = createContext<Prefetch>(() => undefined);

/** Moves to a page of this site; without a router, by loading a document. */
export const NavigatorContext = createContext({
  push: (path: string): void => window.location.assign(path),
});

/** `onPointerEnter` prefetches, and no link needs another handler for it. */
export interface AppLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'onPointerEnter'> {
  /** Begins with one slash. */
  to: string;
  /** Loads the page as a new document, without the state of this one. */
  reloadDocument?: boolean;
}

/**
 * Prefetches its page. The router's own `Link` would add its data router to the first scripts of every page, and render
 * each link again whenever the location changes.
 */
export function AppLink(props: AppLinkProps) {
  const { to, reloadDocument, onFocus, onClick, ...rest } = props;
  const prefetch = use(PrefetchContext);
  const navigator = use(NavigatorContext);
  return (
    // eslint-disable-next-line jsx-a11y/anchor-has-content
    <a
      {...rest}
      href={to}
      onPointerEnter={() => prefetch(to)}
      onFocus={(event) => {
        onFocus?.(event);
        prefetch(to);
      }}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || reloadDocument) return;
        prefetch(to);
        if (opensElsewhere(event)) return;
        event.preventDefault();
        navigator.push(to);
      }}
    />
  );
}

/** Whether the browser opens the link of a click in another tab or window, or downloads it. */
export const opensElsewhere = (event: MouseEvent<HTMLAnchorElement>): boolean => {
  const { target } = event.currentTarget;
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button !== 0 || isModified || (target !== '' && target !== '_self');
};
