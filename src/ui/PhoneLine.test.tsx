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

it('calls the number when it is pressed', () => {
  render(phoneLine);
  expect(screen.getByRole('link', { name: 'Call (503) 555-0188' })).toHaveAttribute(
    'href',
    'tel:+15035550188',
  );
});

it.each([
  ['America/New_York', 'Every day, 8 AM to 8 PM ET'],
  ['America/Detroit', 'Every day, 8 AM to 8 PM ET'],
  ['America/Los_Angeles', 'Every day, 5 AM to 5 PM your time'],
])('says its hours to somebody in %s who uses the page', async (zone, words) => {
  inZone(zone);
  render(phoneLine);
  act(() => void window.dispatchEvent(new Event('scroll')));
  expect(await screen.findByText(words)).toBeInTheDocument();
});

it('says its own hours on the server, wherever that stands', () => {
  inZone('America/Los_Angeles');
  expect(renderToString(phoneLine)).toContain('Every day, 8 AM to 8 PM ET');
});

it('is nothing for a company that nobody calls', () => {
  const { phone: _, ...brand } = TEST_SITE.brand;
  const view = render(
    <SiteContext value={{ ...TEST_SITE, brand }}>
      <PhoneLine />
    </SiteContext>,
  );
  expect(view.container).toBeEmptyDOMElement();
});

it('says the same hours in words as in figures', () => {
  const { from, to, zone } = phoneHours;
  const [opens, closes] = [from, to].map((hour) => hourElsewhere(hour, zone, zone, Date.now()));
  expect(phoneHours.open).toBe(`Every day, ${opens} to ${closes} ET`);
});
