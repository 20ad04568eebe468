/** How somebody came to the page that was loaded. */
export interface Landing {
  /** Address of the page. */
  href: string;
  /** Address of the page before, or ''. */
  referrer: string;
}

/** Where the tab keeps over a reload what brought its visitor here. */
export const SOURCE_KEY = 'source';
