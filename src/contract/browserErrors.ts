/** Receives errors of the visitors' browsers. */
export const BROWSER_ERRORS_PATH = '/api/browser-errors';

/** An error of a visitor's browser, without anything that identifies the visitor. */
export interface BrowserError {
  /** The pattern of the page's address, such as `/blog/post/:id`. */
  route: string;
  /** The build that made the page; empty in development. */
  build: string;
  message: string;
  /** Innermost first: function, file, line and column. */
  stack: string[];
}

export const BROWSER_ERROR_LIMITS = {
  perPage: 5,
  message: 200,
  frames: 8,
  frame: 120,
  name: 64,
} as const;
