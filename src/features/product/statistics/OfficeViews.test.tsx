import { screen } from '@testing-library/react';
import { paths } from '../../../contract/paths.ts';
import { renderWithProviders } from '../../../testing/renderWithProviders.tsx';
import { SITE_TEXTS } from '../../../testing/siteTexts.ts';
import { linesOf, OfficeViews } from './OfficeViews.tsx';

it.each([
  ['the first week', 1, 1, ['M16 54.5h11']],
  ['weeks of two floors', 13, 15, ['M196 54.5h11', 'M16 79.5h26']],
  ['a whole year', 1, 52, ['M16 54.5h191', 'M16 79.5h191', 'M16 104.5h191', 'M16 129.5h191']],
  ['weeks that a writer has swapped', 20, 10, []],
])('lights %s', (_, first, last, lines) => {
  expect(linesOf(first, last)).toEqual(lines);
});

it('says which weeks a view counts', () => {
  renderWithProviders(<OfficeViews texts={SITE_TEXTS['feature-realtime-statistics'].views!} />, {
    path: paths.feature('realtime-statistics'),
  });
  expect(screen.getByText('Week 46 of 52.')).toBeInTheDocument();
  expect(screen.getByText('Weeks 43 to 46 of 52.')).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(4);
});
