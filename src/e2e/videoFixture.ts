import type { Preparing } from './visit.ts';

/** A minute of black, 16 by 10 pixels, in a format that every Chromium plays; some lack the one of our recordings. */
const FILM = Buffer.from(
  [
    'GkXfo59ChoEBQveBAULygQRC84EIQoKEd2VibUKHgQJChYECGFOAZwEAAAAAAAHsEU2bdLpNu4tTq4QVSalmU6yBoU27i1Or',
    'hBZUrmtTrIHGTbuMU6uEElTDZ1OsggENTbuMU6uEHFO7a1OsggHW7AEAAAAAAABZAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
    'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAVSalmoCrX',
    'sYMPQkBNgIRMYXZmV0GETGF2ZkSJiEDtTAAAAAAAFlSua8KuAQAAAAAAADnXgQFzxYgAAAAAAAAAAZyBACK1nIN1bmSIgQCG',
    'hVZfVlA4g4EBI+ODhQSoF8gA4ImwgRC6gQqagQISVMNn0XNzzmPAi2PFiAAAAAAAAAABZ8iYRaOHRU5DT0RFUkSHi0xhdmMg',
    'bGlidnB4Z8iiRaOIRFVSQVRJT05Eh5QwMDowMTowMC4wMDAwMDAwMDAAAB9DtnWo54EAo6OBAACAEAIAnQEqEAAKAABHCIWF',
    'iJmEiAICAAwNYAD+/6tQgB9DtnWe54JOIKOYgQAAALEBAA8R/AAYADA/9AwAAAD+5rUAH0O2dZ7ngpxAo5iBAAAAsQEADxH8',
    'ABgAMD/0DAAAAP7mtQAcU7trkbuPs4EAt4r3gQHxggFj8IED',
  ].join(''),
  'base64',
);

/** Answers every request for a recording with the film, once `released`; with an error while `isBroken` says so. */
export const serveFilm = (
  context: Preparing,
  { released, isBroken = () => false }: { released?: Promise<void>; isBroken?: () => boolean } = {},
) =>
  context.route('**/*.mp4', async (route) => {
    await released;
    await (isBroken()
      ? route.fulfill({ contentType: 'video/mp4', body: 'This is no film.' })
      : route.fulfill({ contentType: 'video/webm', body: FILM }));
  });
