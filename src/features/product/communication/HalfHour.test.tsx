import { screen, within } from '@testing-library/react';
import { paths } from '../../../contract/paths.ts';
import { renderWithProviders } from '../../../testing/renderWithProviders.tsx';
import { SITE_TEXTS } from '../../../testing/siteTexts.ts';
import { HalfHour, placesOf } from './HalfHour.tsx';

const texts = SITE_TEXTS['feature-realtime-communication'].half_hour!;

it('lists what happened in each channel, in its order', () => {
  renderWithProviders(<HalfHour texts={texts} />, {
    path: paths.feature('realtime-communication'),
  });
  for (const { label, messages } of texts.channels) {
    const lane = screen.getByRole('heading', { name: label }).closest('li')!;
    const shown = within(lane).getAllByRole('listitem');
    expect(shown.map((item) => item.firstChild!.textContent)).toEqual(
      messages.map(({ time }) => time),
    );
  }
});

it('places a message on the next row when it starts soon after the one before', () => {
  const message = { time: '', name: '', text: '' };
  const starts = [8, 10, 22].map((start) => ({ ...message, start }));
  expect(placesOf([{ ...message, start: 1, lasts: 7 }])).toEqual([{ row: 1, column: '2 / 9' }]);
  expect(placesOf(starts)).toEqual([
    { row: 1, column: '9 / -1' },
    { row: 2, column: '11 / 23' },
    { row: 2, column: '23 / -1' },
  ]);
});
