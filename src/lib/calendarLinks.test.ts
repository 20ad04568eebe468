import { googleCalendarLink, outlookCalendarLink } from './calendarLinks.ts';

const linked = {
  start: new Date('2026-12-03T16:00:00Z'),
  end: new Date('2026-12-03T16:45:00Z'),
  summary: 'Rotation & rules, 1 + 1',
  description: 'Bring a list.\nhttps://hearthline.example/webinars/event/rotation',
};

it('hands the event to Google in UTC', () => {
  const { origin, pathname, searchParams } = new URL(googleCalendarLink(linked));
  expect(origin + pathname).toBe('https://calendar.google.com/calendar/render');
  expect(Object.fromEntries(searchParams)).toEqual({
    action: 'TEMPLATE',
    text: 'Rotation & rules, 1 + 1',
    dates: '20261203T160000Z/20261203T164500Z',
    details: linked.description,
  });
});

it('hands the event to Outlook, spaces written as %20', () => {
  const link = outlookCalendarLink(linked);
  expect(link).toContain('subject=Rotation%20%26%20rules%2C%201%20%2B%201');
  const { origin, pathname, searchParams } = new URL(link);
  expect(origin + pathname).toBe('https://outlook.live.com/calendar/0/deeplink/compose');
  expect(Object.fromEntries(searchParams)).toEqual({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: 'Rotation & rules, 1 + 1',
    startdt: '2026-12-03T16:00:00.000Z',
    enddt: '2026-12-03T16:45:00.000Z',
    body: linked.description,
  });
});
