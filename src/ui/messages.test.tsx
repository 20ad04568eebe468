import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Hidden } from '../contract/entities.ts';
import { renderWithProviders } from '../testing/renderWithProviders.tsx';
import { TEST_SITE } from '../testing/siteSettings.ts';
import { ErrorState, type ErrorStateProps } from './ErrorState.tsx';
import { HiddenRibbon } from './HiddenRibbon.tsx';
import { PageMeta, type PageMetaProps } from './PageMeta.tsx';
import { QueryError } from './QueryError.tsx';
import { SiteContext } from './SiteContext.ts';

const failedQuery = { isFetching: false, refetch: jest.fn() };
const retriedQuery = { ...failedQuery, isFetching: true };

it('shows the error with a retry, a refresh and a link home', async () => {
  const query = { isFetching: false, refetch: jest.fn() };
  render(<QueryError query={query} text="The plans did not arrive." />);

  expect(screen.getByRole('alert')).toHaveTextContent('Oops! Something went wrong.');
  expect(screen.getByRole('alert')).toHaveTextContent('The plans did not arrive.');
  expect(screen.getByRole('button', { name: 'Refresh' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to home' })).toHaveAttribute('href', '/');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(query.refetch).toHaveBeenCalledTimes(1);
});

it('is busy during a retry: it keeps the focus and sends nothing else', async () => {
  const { rerender } = render(<QueryError query={failedQuery} />);
  screen.getByRole('button', { name: 'Try again' }).focus();
  rerender(<QueryError query={retriedQuery} />);
  const button = screen.getByRole('button', { name: 'Trying again...' });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  expect(retriedQuery.refetch).not.toHaveBeenCalled();
});

type FailureProps = Pick<ErrorStateProps, 'title' | 'text' | 'headingLevel'>;

it.each<[string, FailureProps, string]>([
  ['the message of a card', { title: 'Oops!', text: 'It failed.' }, 'Oops!It failed.'],
  ['the title of a card', { title: 'Oops!' }, 'Oops!'],
  [
    'the text below a page’s title',
    { title: 'A', text: 'It failed.', headingLevel: 1 },
    'It failed.',
  ],
  ['the words of a page’s title', { title: 'Error: No.', headingLevel: 1 }, 'Error: No.'],
])('announces only %s, again after each retry', (_, failure, words) => {
  const view = (isRetrying: boolean) => (
    <ErrorState {...failure} isRetrying={isRetrying} actions={<button>Retry</button>} />
  );
  const { rerender } = render(view(false));
  const first = screen.getByRole('alert');
  expect(first).toHaveTextContent(words);
  expect(first.matches(':has(h1, button)')).toBe(false);
  rerender(view(true));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  rerender(view(false));
  expect(screen.getByRole('alert')).toHaveTextContent(words);
  expect(screen.getByRole('alert')).not.toBe(first);
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
