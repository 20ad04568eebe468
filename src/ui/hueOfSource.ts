import type { Hue } from '../theme/tokens.ts';
import { hueFor } from './hueFor.ts';

/** Usual sources of leads, in colors that differ. */
const sourceHues: Readonly<Record<string, Hue>> = {
  portico: 'sky',
  website: 'mist',
  'open house': 'rose',
  referral: 'sage',
};

export const hueOfSource = (source: string): Hue =>
  sourceHues[source.toLowerCase()] ?? hueFor(source);
