import { tileRotation, type DoorName } from '../theme/tokens.ts';

/** The blog's own categories, in the doors of the features they are about. */
const categoryDoors: ReadonlyMap<string, DoorName> = new Map(
  Object.entries({
    'lead response': 'realtime-statistics',
    team: 'dashboard',
    listings: 'lead-management-system',
    calls: 'user-management',
    texting: 'realtime-communication',
    campaigns: 'campaigns-and-opportunities',
    'open houses': 'action-assignment',
    pipeline: 'activity-tracking',
    numbers: 'realtime-statistics',
  } as const),
);

/** Door number `index` of the eight that take turns; also below 0 and past the last. */
export const hueAt = (index: number): DoorName => {
  const count = tileRotation.length;
  return tileRotation[((index % count) + count) % count] ?? tileRotation[0];
};

/** A door for any text, the same every time: categories by name, everything else by its letters. */
export const hueFor = (text: string): DoorName => {
  const known = categoryDoors.get(text.trim().toLowerCase());
  if (known) return known;
  let sum = 0;
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return hueAt(sum);
};
