import { HONEYPOT_FIELD } from '../../../contract/forms.ts';
import type { QuarantineReason } from '../database/leadRows.ts';

const FASTEST_FORM_MS = 1500;

const SLOWEST_FORM_MS = 86_400_000;

type Input = Readonly<Record<string, unknown>>;

/** Browsers without scripts and API clients send no age. */
const ageOf = ({ form_age_ms: age }: Input): number | undefined => {
  const isAge = typeof age === 'number' || (typeof age === 'string' && /^\d{1,12}$/.test(age));
  return isAge ? Number(age) : undefined;
};

/** Why a form is suspected spam. */
export const quarantineReason = (input: Input, mustHaveAge: boolean): QuarantineReason | null => {
  const { [HONEYPOT_FIELD]: trap } = input;
  if (trap !== undefined && trap !== null && trap !== '') return 'honeypot';
  const age = ageOf(input);
  if (age === undefined) return mustHaveAge ? 'no-age' : null;
  return age < FASTEST_FORM_MS ? 'too-fast' : null;
};

export const hasPlausibleAge = (input: Input): boolean => {
  const age = ageOf(input);
  return age !== undefined && age >= FASTEST_FORM_MS && age <= SLOWEST_FORM_MS;
};
