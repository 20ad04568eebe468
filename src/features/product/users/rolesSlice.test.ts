import { locationChangedTo, stateAfter } from '../../../testing/stateAfter.ts';
import { roleChosen, selectIsRoleChosen, selectOffice, type RolesTexts } from './rolesSlice.ts';

const makeLead = (name: string, agent: string) => ({
  name,
  agent,
  photo: `/${agent}.svg`,
  stage: 'New',
  price: '$400,000',
});

const TEXTS: RolesTexts = {
  title: 'Roles',
  text: 'Who sees what.',
  roles: [
    {
      name: 'Broker',
      person: 'Ann',
      photo: '/Ann.svg',
      sees: 'all leads',
      leads_of: ['Bob', 'Cem'],
      commissions_of: ['Bob'],
    },
    {
      name: 'Admin',
      person: 'Dora',
      photo: '/Dora.svg',
      sees: 'all leads',
      leads_of: ['Bob', 'Cem'],
    },
    {
      name: 'Team lead',
      person: 'Bob',
      photo: '/Bob.svg',
      sees: 'the leads of a team',
      leads_of: ['Bob'],
      commissions_of: ['Bob'],
    },
    { name: 'Agent', person: 'Cem', photo: '/Cem.svg', sees: 'own leads', leads_of: ['Cem'] },
  ],
  leads: [makeLead('Ida', 'Bob'), makeLead('Jon', 'Cem')],
  rights: [
    { text: 'See billing', roles: ['Broker', 'Admin'] },
    { text: 'Add a lead', roles: ['Broker', 'Agent'] },
  ],
};

const officeOf = (role: string) => selectOffice(stateAfter(roleChosen(role)), TEXTS);

it.each([
  ['Broker', ['Ida', 'Jon'], ['Ida'], ['See billing', 'Add a lead']],
  ['Admin', ['Ida', 'Jon'], [], ['See billing']],
  ['Agent', ['Jon'], [], ['Add a lead']],
])('shows as %s the leads, commissions and rights of the role', (role, leads, paid, allowed) => {
  const { rows, rights, shown } = officeOf(role);
  const names = (some: typeof rows) => some.map(({ name }) => name);
  expect(names(rows.filter(({ isHidden }) => !isHidden))).toEqual(leads);
  expect(shown).toBe(leads.length);
  expect(names(rows.filter(({ hidesCommission }) => !hidesCommission))).toEqual(paid);
  expect(rights.filter(({ isAllowed }) => isAllowed).map(({ text }) => text)).toEqual(allowed);
});

it('keeps the rows of hidden leads and the rights that a role lacks', () => {
  const { rows, rights } = officeOf('Agent');
  expect(rows.map(({ name }) => name)).toEqual(['Ida', 'Jon']);
  expect(rights.map(({ text }) => text)).toEqual(['See billing', 'Add a lead']);
});

it('shows the first role that a lead is hidden from until the visitor chooses one, and again on another page', () => {
  const left = stateAfter(roleChosen('Broker'), locationChangedTo('/pricing'));
  for (const state of [stateAfter(), left]) {
    expect(selectIsRoleChosen(state)).toBe(false);
    expect(selectOffice(state, TEXTS).role.name).toBe('Team lead');
  }
  const chosen = stateAfter(roleChosen('Broker'));
  expect(selectIsRoleChosen(chosen)).toBe(true);
  expect(selectOffice(chosen, TEXTS).role.name).toBe('Broker');
});

it('shows the same role when the page does not have the chosen one', () => {
  expect(officeOf('Owner').role.name).toBe('Team lead');
});

it('shows the first role when every role sees every lead', () => {
  const roles = TEXTS.roles.slice(0, 2);
  expect(selectOffice(stateAfter(), { ...TEXTS, roles }).role.name).toBe('Broker');
});
