import { renderToString } from 'react-dom/server';
import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { TEST_SITE } from '../../testing/siteSettings.ts';
import { SiteContext, type SiteSettings } from '../../ui/SiteContext.ts';
import { ClosingBanner } from './ClosingBanner.tsx';

const times = { zone: 'America/Los_Angeles', weekdays: [1, 2, 3, 4, 5, 6], from: 8, to: 20 };
const SITE: SiteSettings = { ...TEST_SITE, support: { ...TEST_SITE.support, times } };

const banner = (site: SiteSettings) => (
  <SiteContext value={site}>
    <ClosingBanner title="Come in" text="We are open." action="Get Started" />
  </SiteContext>
);

const sentenceAt = (instant: string, site = SITE) => {
  jest.useFakeTimers({ now: new Date(instant) });
  const { container, unmount } = renderWithProviders(banner(site));
  const sentence = container.querySelector('section p:last-of-type')!.textContent;
  unmount();
  jest.useRealTimers();
  return sentence;
};

it.each([
  [
    '2026-11-27T16:12-08:00',
    'It’s 4:12 PM in Portland. The\u00a0light\u00a0is\u00a0on: (503) 555-0188',
  ],
  ['2026-11-27T21:47-08:00', 'It’s 9:47 PM in Portland. Back\u00a0at\u00a08 AM.'],
  ['2026-11-28T21:47-08:00', 'It’s Saturday in Portland. Back\u00a0Monday\u00a0at\u00a08 AM.'],
  ['2026-11-29T12:00-08:00', 'It’s Sunday in Portland. Back\u00a0Monday\u00a0at\u00a08 AM.'],
])('says at %s: %s', (instant, sentence) => {
  expect(sentenceAt(instant)?.trim()).toBe(sentence);
});

const NEUTRAL = 'Monday to Saturday, 8 AM to 8 PM Eastern: (503) 555-0188';

it.each([
  ['without readable days', { ...SITE, support: TEST_SITE.support }],
  [
    'in an unknown zone',
    { ...SITE, support: { ...SITE.support, times: { ...times, zone: 'X/Y' } } },
  ],
  ['without the words', { ...SITE, offers: { newsletter: SITE.offers.newsletter } }],
])('says the hours %s', (_, site) => {
  expect(sentenceAt('2026-11-27T16:12-08:00', site)).toBe(NEUTRAL);
});

it('says the hours on the server, at any time', () => {
  const text = renderToString(banner(SITE)).replace(/<[^>]*>/g, '');
  expect(text).toContain(NEUTRAL);
  expect(text).not.toContain('Portland');
});

it('offers the mailbox of an office without a phone', () => {
  const { phone: _, ...brand } = SITE.brand;
  const sentence = sentenceAt('2026-11-27T16:12-08:00', { ...SITE, brand });
  expect(sentence).toBe(
    'It’s 4:12 PM in Portland. The\u00a0light\u00a0is\u00a0on: support@site.test',
  );
});

it('lights the window of the office during its hours only', () => {
  const lit = () => document.querySelectorAll('svg path').length;
  jest.useFakeTimers({ now: new Date('2026-11-27T16:12-08:00') });
  const open = renderWithProviders(banner(SITE));
  const pathsWhenOpen = lit();
  expect(screen.getByText('Open')).toBeInTheDocument();
  open.unmount();
  jest.setSystemTime(new Date('2026-11-27T21:47-08:00'));
  const closed = renderWithProviders(banner(SITE));
  expect(lit()).toBeLessThan(pathsWhenOpen);
  expect(screen.getByText('8 AM')).toBeInTheDocument();
  closed.unmount();
  jest.useRealTimers();
});
