import { readTimeZone, visitorTimeZone } from './timeZone.ts';

const UNKNOWN = ['Etc/Unknown', '', 'Mars/Olympus', undefined, '+05:30', 'undefined'];

const browserSays = (timeZone: unknown) =>
  jest
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValueOnce({ timeZone } as Intl.ResolvedDateTimeFormatOptions);

afterEach(() => jest.restoreAllMocks());

it('names the zone of the browser', () => {
  browserSays('Asia/Kathmandu');
  expect(visitorTimeZone()).toBe(readTimeZone('Asia/Kathmandu'));
});

it.each(UNKNOWN)('knows no zone for %j', (zone) => {
  expect(readTimeZone(zone)).toBeUndefined();
  browserSays(zone);
  expect(visitorTimeZone()).toBeUndefined();
});

it('knows no zone when the browser throws', () => {
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementationOnce(() => {
    throw new RangeError('Unsupported time zone');
  });
  expect(visitorTimeZone()).toBeUndefined();
});
