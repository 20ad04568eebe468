import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import type { Hidden } from '../contract/entities.ts';
import { renderWithProviders } from '../testing/renderWithProviders.tsx';
import { TEST_SITE } from '../testing/siteSettings.ts';
import { HiddenRibbon } from './HiddenRibbon.tsx';
import { PageMeta, type PageMetaProps } from './PageMeta.tsx';
import { SiteContext } from './SiteContext.ts';
import { QueryError } from './StateCard.tsx';

it('shows the error with a retry, a refresh and a link home', async () => {
  const onTryAgain = jest.fn();
  render(<QueryError onTryAgain={onTryAgain} text="The plans did not arrive." />, {
    wrapper: MemoryRouter,
  });

  expect(screen.getByRole('alert')).toHaveTextContent('Oops! Something went wrong.');
  expect(screen.getByRole('alert')).toHaveTextContent('The plans did not arrive.');
  expect(screen.getByRole('button', { name: 'Refresh' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to home' })).toHaveAttribute('href', '/');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onTryAgain).toHaveBeenCalledTimes(1);
});

it.each<[Hidden, RegExp]>([
  [{ why: 'draft', moment: '' }, /^Draft\. Visitors don’t see this page\.$/],
  [{ why: 'unpublished', moment: '' }, /^Unpublished\. Visitors don’t see this page\.$/],
  [
    { why: 'scheduled', moment: '2026-12-01 09:00' },
    /^Scheduled\. This page goes live 2026-12-01 09:00 \(.+\)\.$/,
  ],
])('says why visitors do not see the page: %j', (hidden, words) => {
  renderWithProviders(<HiddenRibbon hidden={hidden} />);
  expect(screen.getByRole('note')).toHaveTextContent(words);
});

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
