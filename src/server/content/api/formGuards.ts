import type { QuarantineReason } from '../../leads/schema.ts';

/** Milliseconds nobody needs less of to fill a form in. */
const FASTEST_FORM_MS = 1500;

/**
 * Whether a form was filled by a machine: it wrote into `website`, which people don't see, or sent the form
 * (`form_age_ms`, told by the page's script) before anybody could have read it.
 */
export const quarantineReason = (
  body: Readonly<Record<string, unknown>>,
): QuarantineReason | null => {
  const { website = '', form_age_ms: age } = body;
  if (website !== null && website !== '') return 'honeypot';
  const isAge = typeof age === 'number' || (typeof age === 'string' && /^\d{1,12}$/.test(age));
  return isAge && Number(age) < FASTEST_FORM_MS ? 'too-fast' : null;
};
