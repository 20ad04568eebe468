import type { Integration } from '../../contract/entities.ts';

/** Every third one is about mail. */
export const makeIntegrations = (count: number): Integration[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    name: `App ${index + 1}`,
    description: index % 3 === 0 ? 'Two-way mail.' : 'Calendars and calls.',
    logo_url: '/logos/postbeam.svg',
  }));
