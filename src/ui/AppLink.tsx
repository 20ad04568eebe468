import { ArrowRight } from 'lucide-react';
import { createContext, use, type ComponentPropsWithRef, type MouseEvent } from 'react';
import { css, styled } from 'styled-components';
import { color, motion, radius } from '../theme/tokens.ts';

export type NavigationIntent = (path: string) => void;

export const PrefetchContext = createContext<NavigationIntent>(() => undefined);

/** Moves to a page of this site; without a router, by loading a document. */
export const NavigatorContext = createContext({
  push: (path: string): void => window.location.assign(path),
});

export interface AppLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
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

export const textLinkRisen = '100% 45%';

export const textLinkStyles = css`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  padding: 0.25rem 0;
  font-weight: 580;
  line-height: 1.5rem;
  background: linear-gradient(${color.lit}, ${color.lit}) 0 100% / 100% 3px no-repeat;
  transition: background-size 200ms ${motion.ease};

  &:hover {
    background-size: ${textLinkRisen};
  }
`;

export const UnderlinedLink = styled(AppLink)`
  ${textLinkStyles}

  svg {
    flex: none;
    transition: transform 200ms ${motion.ease};
  }
  &:hover svg {
    transform: translateX(3px);
  }
`;

export function TextLink({ children, ...rest }: AppLinkProps) {
  return (
    <UnderlinedLink {...rest}>
      <span>{children}</span>
      <ArrowRight size={18} strokeWidth={2} aria-hidden="true" />
    </UnderlinedLink>
  );
}

export const InlineLink = styled.a.attrs({ target: '_blank', rel: 'noopener' })`
  text-decoration: underline ${color.lit} 3px;
  text-underline-offset: 5px;

  &:hover {
    text-decoration-color: ${color.ink};
  }
`;

/** Fills the nearest positioned ancestor: the whole card is one link, named by its own words alone. */
export const stretchedLink = css`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.card};
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
  }
`;

export const CardLink = styled(AppLink)`
  ${stretchedLink}
`;
