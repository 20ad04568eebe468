import { screen, within } from '@testing-library/react';
import { paths } from '../../../contract/paths.ts';
import { renderWithProviders } from '../../../testing/renderWithProviders.tsx';
import { SITE_TEXTS } from '../../../testing/siteTexts.ts';
import { locationChangedTo, stateAfter } from '../../../testing/stateAfter.ts';
import { Year } from './Year.tsx';
import { monthChosen, selectYear } from './yearSlice.ts';

const texts = SITE_TEXTS['feature-realtime-statistics'].year!;

it('adds up the year', () => {
  expect(selectYear(stateAfter(), texts).total).toEqual({ leads: 1304, showings: 233, closed: 34 });
});

it.each([
  [0, 1, 0],
  [30, 1, 30],
  [31, 2, 16],
  [142, 5, 29],
  [5214, 200, 27],
])('draws %i leads with windows of %i', (leads, unit, panes) => {
  const months = [{ name: 'May', short: 'May', leads, showings: leads, closed: 0 }];
  const year = selectYear(stateAfter(), { ...texts, months });
  expect([year.unit, year.houses[0]!.panes]).toEqual([unit, panes]);
  expect(year.houses[0]!.litPanes).toBeLessThanOrEqual(panes);
});

it.each([
  ['', 'November'],
  ['May', 'May'],
  ['No such month', 'November'],
])('shows for "%s" the month %s', (chosen, name) => {
  expect(selectYear(stateAfter(monthChosen(chosen)), texts).month.name).toBe(name);
});

it('shows the last month on a new page', () => {
  const left = stateAfter(monthChosen('May'), locationChangedTo(paths.feature('dashboard')));
  expect(selectYear(left, texts).month.name).toBe('November');
});

it('shows the values of a month that is pointed at, tapped or reached by the keyboard', async () => {
  const { user } = renderWithProviders(<Year texts={texts} />, {
    path: paths.feature('realtime-statistics'),
  });
  const radio = (name: string) => screen.getByRole('radio', { name });
  const shown = () => screen.getByRole('heading', { level: 3 }).textContent;
  expect([shown(), screen.getByRole('status').textContent]).toEqual(['November', '']);
  await user.click(radio('May'));
  expect(shown()).toBe('May');
  expect(screen.getByRole('status')).toHaveTextContent('May: New leads 142, Showings 27, Closed 4');
  await user.keyboard('{ArrowRight}');
  expect(shown()).toBe('June');
  await user.hover(radio('March').parentElement!);
  expect(shown()).toBe('March');
  await user.pointer({ keys: '[TouchA]', target: radio('August').parentElement! });
  expect(shown()).toBe('August');
});

it('has all values in a table', () => {
  renderWithProviders(<Year texts={texts} />, { path: paths.feature('realtime-statistics') });
  const table = within(screen.getByRole('table', { name: 'The year so far' }));
  expect(table.getAllByRole('row')).toHaveLength(texts.months.length + 2);
  expect(table.getByRole('row', { name: 'The year so far 1,304 233 34' })).toBeInTheDocument();
});
