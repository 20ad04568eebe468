import { render } from '@testing-library/react';
import { PageMeta, type PageMetaProps } from './PageMeta.tsx';
import { TEST_SITE } from '../testing/siteSettings.ts';
import { SiteContext } from './SiteContext.ts';

const renderMeta = (props: Partial<PageMetaProps> = {}) =>
  render(
    <SiteContext value={TEST_SITE}>
      <PageMeta title="Pricing" description="What it costs." path="/pricing" {...props} />
    </SiteContext>,
  );

const meta = (name: string) =>
  document.head.querySelector(`meta[name="${name}"]`)?.getAttribute('content');
const canonical = () => document.head.querySelector('link[rel="canonical"]')?.getAttribute('href');

it('sets title, description and canonical URL', () => {
  renderMeta();
  expect(document.title).toBe('Pricing | Hearthline');
  expect(meta('description')).toBe('What it costs.');
  expect(canonical()).toBe('https://site.test/pricing');
  expect(meta('robots')).toBeUndefined();
});

it('fills in the brand and distinguishes later pages of a list by their descriptions', () => {
  renderMeta({
    title: 'All posts, page 2',
    description: (brand) => `All of ${brand}.`,
    isLaterPage: true,
  });
  expect(meta('description')).toBe('All posts, page 2. All of Hearthline.');
});

it('excludes a page without a path from search engines', () => {
  renderMeta({ path: undefined });
  expect(meta('robots')).toBe('noindex');
  expect(canonical()).toBeUndefined();
});
