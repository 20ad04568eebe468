import fc from 'fast-check';
import { eventSpan } from './eventSpan.ts';

const zones = fc.constantFrom(
  'UTC',
  'America/New_York',
  'Asia/Kolkata',
  'Pacific/Apia',
  'Australia/Lord_Howe',
);

it('returns a valid span or null for any date and duration', () => {
  const number = fc.integer({ min: 0, max: 9999 }).map((value) => String(value));
  const digits = fc.string({
    unit: fc.constantFrom('0', '1', '9', '.', ' ', 'h', 'm'),
    maxLength: 400,
  });
  const dates = fc.tuple(number, number, number, number, number).map(([y, ...rest]) => {
    const [month, day, hour, minute] = rest.map((part) => part.slice(0, 2).padStart(2, '0'));
    return `${y.padStart(4, '0')}-${month}-${day} ${hour}:${minute}`;
  });
  fc.assert(
    fc.property(
      fc.oneof(dates, fc.string()),
      fc.oneof(digits, fc.string()),
      zones,
      (date, duration, zone) => {
        const span = eventSpan({ date, duration }, zone);
        if (!span) return;
        expect(new Date(span.start).toISOString()).toMatch(/^\d{4}-/);
        expect(new Date(span.end).toISOString()).toMatch(/^\d{4}-|^\+010000-01/);
        expect(span.end).toBeGreaterThan(span.start);
      },
    ),
    { numRuns: 500 },
  );
});
