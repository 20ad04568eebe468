import type { ComponentPropsWithRef } from 'react';
import { useLinkActions } from './LinkContext.ts';
import { opensElsewhere } from './opensElsewhere.ts';

export interface AppLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'target'> {
  to: string;
}

/**
 * A link inside the site. Hovering, focusing, touching or clicking it tells the application,
 * which starts the next page's code and reads together (contract, "In the browser").
 */
export function AppLink({ to, onPointerEnter, onFocus, onClick, children, ...rest }: AppLinkProps) {
  const links = useLinkActions();
  return (
    <a
      {...rest}
      href={to}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        links?.prefetch(to);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        links?.prefetch(to);
      }}
      onClick={(event) => {
        onClick?.(event);
        if (!links || event.defaultPrevented || opensElsewhere(event)) return;
        event.preventDefault();
        links.prefetch(to);
        links.follow(to);
      }}
    >
      {children}
    </a>
  );
}
