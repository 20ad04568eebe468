import { featureHues, type Hue } from '../../theme/tokens.ts';
import { hueFor } from '../../ui/hueFor.ts';

/** Usual groups of integrations, in the colors of the features that they are closest to. */
const groupHues: Readonly<Record<string, Hue>> = {
  'calls and email': 'sky',
  showings: 'clay',
  documents: 'sage',
  'lead sources': 'amber',
  'back office': 'rose',
};

/** The hue of the page if the integration has no group. */
export const hueOfGroup = (group = ''): Hue => {
  const name = group.trim().toLowerCase();
  if (name === '') return featureHues.integrations;
  return Object.hasOwn(groupHues, name) ? groupHues[name]! : hueFor(name);
};
