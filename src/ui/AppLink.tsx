import type { FocusEvent, MouseEvent, PointerEvent } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { usePrefetch } from './PrefetchContext.ts';

export interface AppLinkProps extends Omit<LinkProps, 'to'> {
  to: string;
}

/**
 * A link inside the site. Hovering, focusing, touching or clicking it tells the application,
 * which starts the next page's code and reads together (contract, "In the browser").
 */
export function AppLink({ to, onPointerEnter, onFocus, onClick, ...rest }: AppLinkProps) {
  const prefetch = usePrefetch();
  return (
    <Link
      {...rest}
      to={to}
      onPointerEnter={(event: PointerEvent<HTMLAnchorElement>) => {
        onPointerEnter?.(event);
        prefetch(to);
      }}
      onFocus={(event: FocusEvent<HTMLAnchorElement>) => {
        onFocus?.(event);
        prefetch(to);
      }}
      onClick={(event: MouseEvent<HTMLAnchorElement>) => {
        onClick?.(event);
        if (!event.defaultPrevented) prefetch(to);
      }}
    />
  );
}
