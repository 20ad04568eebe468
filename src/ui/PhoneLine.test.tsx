import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
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
  ['America/Detroit', 'Monday to Saturday, 8 AM to 8 PM Eastern'],
  ['America/Los_Angeles', 'Monday to Saturday, 5 AM to 5 PM your time'],
])('shows its hours in %s', async (zone, words) => {
  inZone(zone);
  render(phoneLine);
  act(() => void window.dispatchEvent(new Event('scroll')));
  expect(await screen.findByText(words)).toBeInTheDocument();
});

it('shows the office’s hours on the server in any zone', () => {
  inZone('America/Los_Angeles');
  expect(renderToString(phoneLine)).toContain('Monday to Saturday, 8 AM to 8 PM Eastern');
});
