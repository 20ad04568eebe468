import { categoryIcon } from './categoryIcon.tsx';

it.each([
  'Getting started',
  'Leads and assignment',
  'Calling and texting',
  'Campaigns',
  'Statistics',
  'Team and roles',
  'Integrations',
  'Carrier registration',
  'Billing',
])('has an icon for %s', (name) => {
  expect(categoryIcon(name)).toBeDefined();
});

it('has nine different ones', () => {
  const names = ['start', 'lead', 'call', 'campaign', 'statistics', 'team', 'integration'];
  expect(new Set([...names, 'carrier', 'billing'].map(categoryIcon)).size).toBe(9);
});

it('has none for a category it has never heard of', () => {
  expect(categoryIcon('Zebras')).toBeUndefined();
});
