import { googleCalendarLink, outlookCalendarLink } from './calendarLinks.ts';

const entry = {
  start: new Date('2026-12-03T16:00:00Z'),
  end: new Date('2026-12-03T16:45:00Z'),
  summary: 'Rotation & rules, 1 + 1',
  description: 'Bring a list.\nhttps://hearthline.example/webinars/event/rotation',
};

it('hands the event to Google in UTC', () => {
  const { origin, pathname, searchParams } = new URL(googleCalendarLink(entry));
  expect(origin + pathname).toBe('https://calendar.google.com/calendar/render');
  expect(Object.fromEntries(searchParams)).toEqual({
    action: 'TEMPLATE',
    text: 'Rotation & rules, 1 + 1',
    dates: '20261203T160000Z/20261203T164500Z',
    details: entry.description,
  });
});

it('hands the event to Outlook, spaces written as %20', () => {
  const link = outlookCalendarLink(entry);
  expect(link).toContain('subject=Rotation%20%26%20rules%2C%201%20%2B%201');
  expect(Object.fromEntries(new URL(link).searchParams)).toMatchObject({
    startdt: '2026-12-03T16:00:00.000Z',
    enddt: '2026-12-03T16:45:00.000Z',
    body: entry.description,
  });
});
