import { screen } from '@testing-library/react';
import { paths } from '../../../contract/paths.ts';
import { renderWithProviders } from '../../../testing/renderWithProviders.tsx';
import { SITE_TEXTS } from '../../../testing/siteTexts.ts';
import { locationChangedTo, stateAfter } from '../../../testing/stateAfter.ts';
import { Kpis } from './Kpis.tsx';
import { describeKpis, kpiChosen, selectKpi } from './kpiSlice.ts';

const texts = SITE_TEXTS['feature-dashboard'].kpis!;

it.each([
  ['weekly', 'New leads', '32', 3],
  ['monthly', 'First reply', '2m 31s', 3],
  ['weekly', 'Closed volume', '$470k', 1],
  ['monthly', 'Closed volume', '$1.44M', 3],
  ['yearly', 'Closed volume', '$16.4M', 3],
  ['custom', 'No such KPI', '2m 14s', 3],
] as const)('shows for %s the KPI %s with its people', (period, kpi, value, people) => {
  const shown = describeKpis(texts, { period, kpi });
  expect([shown.value, shown.people.length]).toEqual([value, people]);
});

it('has a value for each period, and someone behind it in the week', () => {
  for (const { values, people } of texts.kpis) {
    expect(values).toHaveLength(texts.periods.length);
    expect(people.some(({ since }) => since === 'weekly')).toBe(true);
  }
});

it('lists no more people than are behind a value', () => {
  for (const { kind } of texts.periods) {
    for (const { term, values } of texts.kpis) {
      const { people, more } = describeKpis(texts, { period: kind, kpi: term });
      expect(people.length + more).toBe(
        values[texts.periods.findIndex((period) => period.kind === kind)]!.people,
      );
    }
  }
});

it('chooses the opening KPI again on a new page', () => {
  const left = stateAfter(kpiChosen('Showings'), locationChangedTo(paths.integrations));
  expect(selectKpi(left)).toBe('');
});

it('explains a KPI in the chosen period', async () => {
  const { user } = renderWithProviders(<Kpis texts={texts} />, {
    path: paths.feature('dashboard'),
  });
  expect(screen.getByRole('radio', { name: /First reply/ })).toBeChecked();
  expect(screen.getByText('Sam Fujita')).toBeInTheDocument();
  expect(screen.getByText('and 23 more')).toBeInTheDocument();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.click(screen.getByRole('radio', { name: /Closed volume/ }));
  expect(screen.getByText(/final price/)).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.queryByText(/^and .* more$/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Yearly' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByText('and 31 more')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent(
    'Closed volume, January to November 15: $16.4M.',
  );
});
