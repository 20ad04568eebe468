import { render } from '@testing-library/react';
import { PageFactsContext, PageMeta, type PageMetaProps } from './PageMeta.tsx';
import { TEST_SITE } from '../testing/siteSettings.ts';
import { SiteContext } from './SiteContext.ts';

const renderMeta = (props: Partial<PageMetaProps> = {}) =>
  render(
    <SiteContext value={TEST_SITE}>
      <PageMeta title="Pricing" description="What it costs." path="/pricing" {...props} />
    </SiteContext>,
  );

const meta = (name: string) =>
  document.head
    .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
    ?.getAttribute('content');
const canonical = () => document.head.querySelector('link[rel="canonical"]')?.getAttribute('href');

it('gives a page its title, description and canonical address', () => {
  renderMeta();
  expect(document.title).toBe('Pricing | Hearthline');
  expect(meta('description')).toBe('What it costs.');
  expect(canonical()).toBe('https://site.test/pricing');
  expect(meta('robots')).toBeUndefined();
});

it('names the brand once', () => {
  renderMeta({ title: 'Hearthline | The CRM' });
  expect(document.title).toBe('Hearthline | The CRM');
});

it('makes words of the brand’s name', () => {
  renderMeta({
    title: (brand) => `All of ${brand}`,
    description: (brand) => `${brand} costs this.`,
  });
  expect(document.title).toBe('All of Hearthline');

  expect(meta('description')).toBe('Hearthline costs this.');
});

it('tells a later page of a list from the first by its description', () => {
  renderMeta({
    title: 'All posts, page 2',
    description: (brand) => `All of ${brand}.`,
    isLaterPage: true,
  });
  expect(meta('description')).toBe('All posts, page 2. All of Hearthline.');
});

it('keeps a page without an address out of search engines', () => {
  renderMeta({ path: undefined });
  expect(meta('robots')).toBe('noindex');
  expect(canonical()).toBeUndefined();
});

it('tells who asks what the page is called and where it is', () => {
  const tell = jest.fn();
  render(
    <PageFactsContext value={tell}>
      <PageMeta title="Pricing" description="What it costs." path="/pricing" />
    </PageFactsContext>,
  );
  expect(tell).toHaveBeenCalledWith({
    title: 'Pricing',
    description: 'What it costs.',
    path: '/pricing',
  });
});
