import { screen, within } from '@testing-library/react';
import { paths } from '../../../contract/paths.ts';
import { renderWithProviders } from '../../../testing/renderWithProviders.tsx';
import { SITE_TEXTS } from '../../../testing/siteTexts.ts';
import { MoneyStreet, sumOf, type MoneyTexts } from './MoneyStreet.tsx';

const texts = SITE_TEXTS['feature-campaigns-and-opportunities'].money!;

const renderMoney = (money: MoneyTexts) =>
  renderWithProviders(<MoneyStreet texts={money} />, {
    path: paths.feature('campaigns-and-opportunities'),
  });

it.each([
  [[485_000, 420_000, 515_000, 440_000], '$1.86M'],
  [[470_000, 490_000], '$0.96M'],
  [[85_400], '$85k'],
  [[0], '$0k'],
])('adds up %j to %s', (prices, sum) => {
  expect(sumOf(prices.map((price) => ({ address: '1 Main St', price })))).toBe(sum);
});

it('has the sum and the homes of each stage, and a word for a stage without homes', () => {
  renderMoney(texts);
  const headings = screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent);
  expect(headings).toEqual([
    'Showing $1.86M',
    'Offer $1.21M',
    'Closed $0.96M',
    'Lost Off the board',
  ]);
  const [showing] = screen.getAllByRole('list').slice(1);
  const homes = within(showing!).getAllByRole('listitem');
  expect(homes).toHaveLength(4);
  expect(homes[0]).toHaveTextContent('1420 Alder St $485k');
});

it('lights all windows of the last stage with homes, and fewer of those before', () => {
  renderMoney(texts);
  const lit = screen
    .getAllByRole('list')
    .slice(1)
    .map((homes) => homes.querySelector('li')!.querySelectorAll('[data-lit]').length);
  expect(lit).toEqual([1, 2, 4]);
});

it('shows stages without homes, which a writer has left out', () => {
  renderMoney({ ...texts, stages: [{ name: 'Lost', text: 'Gone.' }] });
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Lost');
});
