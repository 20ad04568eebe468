import { screen } from '@testing-library/react';
import { paths } from '../../../contract/paths.ts';
import { renderWithProviders } from '../../../testing/renderWithProviders.tsx';
import { SITE_TEXTS } from '../../../testing/siteTexts.ts';
import { sourcesStrings } from '../../../strings/sources.ts';
import { SourceBars } from './SourceBars.tsx';

const texts = SITE_TEXTS['feature-lead-management-system'].sources!;

it('gives each source its rate, and adds all of them up', () => {
  renderWithProviders(<SourceBars texts={texts} />, {
    path: paths.feature('lead-management-system'),
  });
  const rows = screen.getAllByRole('listitem');
  expect(rows).toHaveLength(5);
  expect(rows[3]).toHaveTextContent(/Referrals.*185 leads 9 closed.*4\.9%/);
  expect(screen.getByText('1,304 leads, 34 closed, 2.6%')).toBeInTheDocument();
});

it('has no rate for a source without leads', () => {
  expect(sourcesStrings.rate(0, 0)).toBe('–');
});
