import type { ComponentPropsWithRef } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { usePrefetch } from './PrefetchContext.ts';

export interface AppLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  to: string;
  /** Loads a new document instead, which leaves everything of this one behind. */
  reloadDocument?: boolean;
}

/**
 * A link inside the site. Hovering, focusing, touching or clicking it tells the application,
 * which starts the next page's code and reads together.
 * It is made of the router's hooks: its `Link` knows of much that needs its data router, in every page's scripts.
 */
export function AppLink(props: AppLinkProps) {
  const { to, reloadDocument, onPointerEnter, onFocus, onClick, ...rest } = props;
  const prefetch = usePrefetch();
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { target: rest.target });
  return (
    // Its content is among the rest.
    // eslint-disable-next-line jsx-a11y/anchor-has-content
    <a
      {...rest}
      href={useHref(to)}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        prefetch(to);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        prefetch(to);
      }}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || reloadDocument) return;
        prefetch(to);
        follow(event);
      }}
    />
  );
}
