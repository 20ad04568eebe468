import { randomInt } from 'node:crypto';
import { DEFAULT_RECEIPT_PREFIX } from '../../../contract/constants.ts';
import type { LeadKind } from '../../../contract/forms.ts';

const RECEIPT_KINDS: Record<LeadKind, string> = { demo: 'D', registration: 'R', newsletter: 'N' };
/** Without characters that are confused when they are read out: I, L, O, U, 0, 1. */
const RECEIPT_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const RECEIPT_LENGTH = 6;

/** A number to read out on the phone, `HR-7K3M9Q`. It is no secret and opens nothing. */
export const randomReceipt = (kind: LeadKind, prefix = DEFAULT_RECEIPT_PREFIX): string => {
  const character = () => RECEIPT_ALPHABET.charAt(randomInt(RECEIPT_ALPHABET.length));
  return `${prefix}${RECEIPT_KINDS[kind]}-${Array.from({ length: RECEIPT_LENGTH }, character).join('')}`;
};
