import { screen } from '@testing-library/react';
import { paths } from '../../../contract/paths.ts';
import { renderWithProviders } from '../../../testing/renderWithProviders.tsx';
import { SITE_TEXTS } from '../../../testing/siteTexts.ts';
import { DayOfEntries } from './DayOfEntries.tsx';

const texts = SITE_TEXTS['feature-activity-tracking'].day!;

it('draws a line for each entry of the day, all within their hours', () => {
  const { container } = renderWithProviders(<DayOfEntries texts={texts} />, {
    path: paths.feature('activity-tracking'),
  });
  const path = container.querySelector('svg path')!.getAttribute('d')!;
  const minutes = [...path.matchAll(/M([\d.]+)/g)].map(([, minute]) => Number(minute));
  const ofHour = texts.hours.map(
    (_, hour) => minutes.filter((minute) => Math.floor(minute / 60) === hour).length,
  );
  expect(ofHour).toEqual(texts.hours.map(({ entries }) => entries));
});

it('says some of the entries in words, in their order', () => {
  renderWithProviders(<DayOfEntries texts={texts} />, { path: paths.feature('activity-tracking') });
  const times = texts.moments.map(({ time }) => screen.getByText(time));
  expect(
    times.every(
      (time, index) =>
        index === 0 ||
        times[index - 1]!.compareDocumentPosition(time) === Node.DOCUMENT_POSITION_FOLLOWING,
    ),
  ).toBe(true);
  expect(texts.moments.map(({ minute }) => minute)).toEqual(
    texts.moments.map(({ minute }) => minute).sort((a, b) => a - b),
  );
});
