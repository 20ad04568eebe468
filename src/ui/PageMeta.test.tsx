import { render } from '@testing-library/react';
import { TEST_SITE } from '../testing/siteSettings.ts';
import { PageMeta, type PageMetaProps } from './PageMeta.tsx';
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
  expect(meta('og:url')).toBe('https://site.test/pricing');
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
  expect(meta('og:title')).toBe('All of Hearthline');
  expect(meta('description')).toBe('Hearthline costs this.');
});

it('keeps a page without an address out of search engines', () => {
  renderMeta({ path: undefined });
  expect(meta('robots')).toBe('noindex');
  expect(canonical()).toBeUndefined();
});

it.each([
  [undefined, 'https://site.test/brand/og-image.png'],
  ['/covers/c01.svg', 'https://site.test/covers/c01.svg'],
  ['https://elsewhere.test/c.png', 'https://elsewhere.test/c.png'],
])('shares %s as %s', (image, shared) => {
  renderMeta({ image });
  expect(meta('og:image')).toBe(shared);
});
