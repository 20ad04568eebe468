import { createContext, use } from 'react';

/** What the application does with links inside the site. */
export interface LinkActions {
  /** A visitor is about to follow a link: start the page's code and reads. */
  prefetch: (path: string) => void;
  /** Goes to an address of the site without a new document; `replace` leaves no history entry. */
  follow: (path: string, options?: { replace?: boolean }) => void;
}

export const LinkContext = createContext<LinkActions | null>(null);

/** The application's way with links; null outside the application, where the browser follows them. */
export const useLinkActions = (): LinkActions | null => use(LinkContext);
