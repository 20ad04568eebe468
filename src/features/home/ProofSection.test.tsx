import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { SITE_TEXTS } from '../../testing/siteTexts.ts';
import { ProofSection } from './ProofSection.tsx';

const { proof, tagline } = SITE_TEXTS.home;

it.each([
  ['beside the tagline', tagline],
  ['without a tagline', undefined],
])('links to the page of the team %s', (_place, shown) => {
  renderWithProviders(<ProofSection proof={proof} tagline={shown} />);
  expect(screen.getByRole('heading', { level: 2, name: proof!.title })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: proof!.action })).toHaveAttribute('href', proof!.to);
});

it('shows a tagline of a site without a proof', () => {
  renderWithProviders(<ProofSection proof={undefined} tagline={tagline} />);
  expect(screen.getByRole('heading', { level: 2, name: tagline!.title })).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
