import { createContext } from 'react';

export interface BreadcrumbItem {
  label: string;
  /** Left out where there is no page to go to. */
  to?: string | undefined;
}

/** What a page says of itself, for whoever reads a document without looking at it: link previews, search engines. */
export interface PageFacts {
  title: string;
  description: string;
  /** Path of the canonical address, with its query; undefined where the page is not to be indexed. */
  path: string | undefined;
  /** The steps of its breadcrumb, when it shows one. */
  trail: readonly BreadcrumbItem[];
}

/** Told by the page while it is rendered. */
export type TellFacts = (facts: Partial<PageFacts>) => void;

/** Only the server listens: a document is read by its address, never after a step from another page. */
export const PageFactsContext = createContext<TellFacts>(() => undefined);
