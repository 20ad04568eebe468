import type { Page, Request } from 'playwright-core';

/** Reads of a page's data. Its words come with its code, before the page is shown. */
export const READS = /\/api\/(?!texts\/)/;

/** Reads without an answer. */
const openReads = new WeakMap<Page, Set<Request>>();

export const watchReads = (page: Page): void => {
  const open = new Set<Request>();
  openReads.set(page, open);
  page.on('request', (request) => {
    if (READS.test(request.url())) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
};

/** Whether a read has no answer yet. */
export const hasOpenReads = (page: Page): boolean => openReads.get(page)!.size > 0;
