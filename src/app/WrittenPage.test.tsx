import { screen, within } from '@testing-library/react';
import { failedAnswer, okAnswer, renderWithProviders } from '../testing/renderWithProviders.tsx';
import { PAYLOADS } from './payloads.fixtures.ts';
import { writtenPage } from './WrittenPage.tsx';

const { Page } = writtenPage;

it('shows the page of a writer, and why visitors do not see it', async () => {
  const page = { ...PAYLOADS.page, hidden: { why: 'draft', moment: '' } as const };
  renderWithProviders(<Page />, { path: '/careers', answers: { page: okAnswer(page) } });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Loading page');
  expect(await screen.findByText('Your email address.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Careers' })).toBeVisible();
  expect(screen.getByRole('note')).toHaveTextContent('Draft.');
  expect(screen.getByRole('link', { name: 'Request a demo' })).toHaveAttribute(
    'href',
    '/request-demo',
  );
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
    'href',
    'https://site.test/careers',
  );
});

it('names the page above it, and opens with its first paragraph and a table', async () => {
  const page = {
    ...PAYLOADS.page,
    content: `<p>In one afternoon.</p><table><tbody><tr><td>46</td><td>tags</td></tr></tbody></table>${PAYLOADS.page.content}`,
  };
  renderWithProviders(<Page />, { path: '/careers', answers: { page: okAnswer(page) } });
  const breadcrumb = await screen.findByRole('navigation', { name: 'Breadcrumb' });
  expect(within(breadcrumb).getByRole('link', { name: 'About us' })).toHaveAttribute(
    'href',
    '/about-us',
  );
  const [lead, table, contents] = [
    screen.getByText('In one afternoon.'),
    screen.getByRole('table'),
    screen.getByRole('navigation', { name: 'Table of contents' }),
  ];
  expect(lead.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(table.compareDocumentPosition(contents)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('has no breadcrumb to a page that no menu names', async () => {
  const page = { ...PAYLOADS.page, parent: '/nowhere' };
  renderWithProviders(<Page />, { path: '/careers', answers: { page: okAnswer(page) } });
  await screen.findByText('Your email address.');
  expect(screen.queryByRole('navigation', { name: 'Breadcrumb' })).not.toBeInTheDocument();
});

it('says that the page does not exist', async () => {
  renderWithProviders(<Page />, { path: '/careers', answers: { page: failedAnswer(404) } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

it('offers to load the page again after a failure', async () => {
  renderWithProviders(<Page />, { path: '/careers', answers: { page: failedAnswer(500) } });
  expect(await screen.findByRole('alert')).toHaveTextContent('The service is down');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Oops!');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
