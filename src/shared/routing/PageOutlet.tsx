import { use } from 'react';
import type { PageModule } from './lazyPage.ts';

/** Shows a page whose code is loaded, or suspends until it is. */
export function PageOutlet({ page }: { page: PageModule | Promise<PageModule> }) {
  const { Page } = page instanceof Promise ? use(page) : page;
  return <Page />;
}
