import { screen } from '@testing-library/react';
import type { LegalDocument } from '../../contract/entities.ts';
import {
  failedAnswer,
  okAnswer,
  renderWithProviders,
  type TestAnswer,
} from '../../testing/renderWithProviders.tsx';
import { privacyPolicyPage, termsOfServicesPage } from './LegalDocumentPage.tsx';

const makeDocument = (changes: Partial<LegalDocument> = {}): LegalDocument => ({
  title: '',
  content: '<h2 id="keep">What we keep</h2><p>Your email address.</p>',
  headings: [{ id: 'keep', text: 'What we keep', level: 2 }],
  updated_at: '2026-10-05T00:00:00.000Z',
  ...changes,
});

const pages = [
  {
    page: privacyPolicyPage,
    title: 'Privacy Policy',
    documentTitle: 'Privacy Policy | Hearthline website',
    call: 'privacyPolicy',
    failure: 'Error loading privacy policy: The service is down',
    loading: 'Loading privacy policy',
  },
  {
    page: termsOfServicesPage,
    title: 'Terms of Services',
    documentTitle: 'Terms of Services | Hearthline',
    call: 'termsOfService',
    failure: 'Error loading terms of services: The service is down',
    loading: 'Loading terms of services',
  },
] as const;

const renderPage = (
  { page: { Page }, call }: (typeof pages)[number],
  answer: TestAnswer<'privacyPolicy' | 'termsOfService'>,
) => renderWithProviders(<Page />, { answers: { [call]: answer } });

it.each(pages)('shows the $title with its last change', async (page) => {
  renderPage(page, okAnswer(makeDocument()));
  expect(await screen.findByText('Your email address.')).toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'Table of contents' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: page.title })).toBeInTheDocument();
  expect(screen.getByText('2026-10-05')).toHaveAttribute('datetime', '2026-10-05');
  expect(document.title).toBe(page.documentTitle);
});

it.each(pages)('shows a spinner while the $title loads', (page) => {
  renderPage(page, () => new Promise(() => undefined));
  expect(screen.getByRole('heading', { level: 1, name: page.title })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent(page.loading);
});

it.each(pages)('shows the error of the $title', async (page) => {
  renderPage(page, failedAnswer(500));
  expect(await screen.findByRole('alert')).toHaveTextContent(page.failure);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('shows the points of a document in short before its contents', async () => {
  const content =
    '<p>What this explains.</p><h2 id="short">In short</h2><ul><li>No cookies.</li></ul>' +
    '<h2 id="keep">What we keep</h2><p>Your email address.</p>';
  renderPage(pages[0], okAnswer(makeDocument({ content })));
  const point = await screen.findByText('No cookies.');
  const contents = screen.getByRole('navigation', { name: 'Table of contents' });
  expect(contents.compareDocumentPosition(point)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  const text = screen.getByText('Your email address.');
  expect(contents.compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('shows a document without headings and date', async () => {
  renderPage(
    pages[1],
    okAnswer(makeDocument({ content: '<p>Short.</p>', headings: [], updated_at: '' })),
  );
  expect(await screen.findByText('Short.')).toBeInTheDocument();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(screen.queryByText('Last updated')).not.toBeInTheDocument();
});
