import { acceptsAddress, sendsTypedNumber, worksInZone } from '../visitorTextJourneys.ts';

it.each([
  ['+44-20-7946-0018', 'United Kingdom', '+442079460018'],
  ['+39 02 1234 5678', 'Italy', '+390212345678'],
  ['+1 (242) 555-0142', 'Bahamas', '+12425550142'],
])('sends the number %s, typed key by key', sendsTypedNumber);

it('accepts an email address with an umlaut before the @', () =>
  acceptsAddress('jörg@example.com'));

it('works in a browser without a time zone', () => worksInZone(''));
