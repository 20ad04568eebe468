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
  ['America/Detroit', 'Every day, 8 AM to 8 PM ET'],
  ['America/Los_Angeles', 'Every day, 5 AM to 5 PM your time'],
])('shows its hours in %s', async (zone, words) => {
  inZone(zone);
  render(phoneLine);
  act(() => void window.dispatchEvent(new Event('scroll')));
  expect(await screen.findByText(words)).toBeInTheDocument();
});

it('shows the office’s hours on the server in any zone', () => {
  inZone('America/Los_Angeles');
  expect(renderToString(phoneLine)).toContain('Every day, 8 AM to 8 PM ET');
});

it('has the same hours in its text and its numbers', () => {
  const { from, to, zone } = phoneHours;
  const [opens, closes] = [from, to].map((hour) => hourElsewhere(hour, zone, zone, Date.now()));
  expect(phoneHours.open).toBe(`Every day, ${opens} to ${closes} ET`);
});
