import { prepareTimeZone } from './prepareTimeZone.ts';

const refuse = () => {
  throw new DOMException('Denied', 'SecurityError');
};

afterEach(() => jest.restoreAllMocks());

it.each([
  ['the zone', () => jest.spyOn(Intl, 'DateTimeFormat')],
  ['the locale', () => jest.spyOn(Intl, 'Locale')],
  ['the data of the locale', () => jest.spyOn(Intl.Locale.prototype, 'maximize')],
  ['the order of letters', () => jest.spyOn(Intl.Collator, 'supportedLocalesOf')],
])('shows the page in a browser that does not know %s', async (_what, spy) => {
  spy().mockImplementation(refuse);
  await expect(prepareTimeZone()).resolves.toBeUndefined();
});
