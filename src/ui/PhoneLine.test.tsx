import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { hourElsewhere } from '../lib/eventTime.ts';
import { phoneHours } from '../strings/nextStep.ts';
import { TEST_SITE } from '../testing/siteSettings.ts';
import { PhoneLine } from './PhoneLine.tsx';
import { SiteContext } from './SiteContext.ts';

const phoneLine = (
  <SiteContext value={TEST_SITE}>
    <PhoneLine />
  </SiteContext>
);

const inZone = (timeZone: string) =>
  jest
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ timeZone } as Intl.ResolvedDateTimeFormatOptions);

it.each([
  ['America/Vancouver', 'Monday to Saturday, 8 AM to 8 PM Pacific'],
  ['America/Detroit', 'Monday to Saturday, 11 AM to 11 PM your time'],
])('shows its hours in %s', async (zone, words) => {
  inZone(zone);
  render(phoneLine);
  act(() => void window.dispatchEvent(new Event('scroll')));
  expect(await screen.findByText(words)).toBeInTheDocument();
});

it('shows the office’s hours on the server in any zone', () => {
  inZone('America/Detroit');
  expect(renderToString(phoneLine)).toContain('Monday to Saturday, 8 AM to 8 PM Pacific');
});

it('has the same hours in its text and its numbers', () => {
  const { from, to, zone } = phoneHours;
  const [opens, closes] = [from, to].map((hour) => hourElsewhere(hour, zone, zone, Date.now()));
  expect(phoneHours.open).toBe(`Monday to Saturday, ${opens} to ${closes} Pacific`);
});
