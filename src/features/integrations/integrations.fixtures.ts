import type { Integration } from '../../contract/entities.ts';

/** Every third one is about mail. None has a group. */
export const makeIntegrations = (count: number): Integration[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    name: `App ${index + 1}`,
    description: index % 3 === 0 ? 'Two-way mail.' : 'Calendars and calls.',
    logo_url: '/logos/postbeam.svg',
  }));

/** Those about mail are in the group Mail, the others in Calls. */
export const makeGroupedIntegrations = (count: number): Integration[] =>
  makeIntegrations(count).map((integration, index) => ({
    ...integration,
    group: index % 3 === 0 ? 'Mail' : 'Calls',
  }));
