import { createSelector, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { Texts } from '../../../contract/texts/texts.ts';
import { resetOnNewPage } from '../../../store/navigationSlice.ts';
import { rootReducer } from '../../../store/rootReducer.ts';

export type RolesTexts = NonNullable<Texts['feature-user-management']['roles']>;

interface RolesState {
  /** The name of a role; '' until a visitor chooses one. */
  role: string;
}

const initialState: RolesState = { role: '' };

/** The first role that a lead is hidden from, so the first look shows open rows and a closed shutter. */
const openingRole = ({ roles, leads }: RolesTexts) =>
  roles.find(({ leads_of }) => leads.some(({ agent }) => !leads_of.includes(agent))) ?? roles[0]!;

const describeOffice = (chosen: string, texts: RolesTexts) => {
  const { roles, leads, rights } = texts;
  const role = roles.find(({ name }) => name === chosen) ?? openingRole(texts);
  const rows = leads.map((lead) => ({
    ...lead,
    isHidden: !role.leads_of.includes(lead.agent),
    hidesCommission: !role.commissions_of?.includes(lead.agent),
  }));
  return {
    role,
    rows,
    shown: rows.filter(({ isHidden }) => !isHidden).length,
    rights: rights.map((right) => ({ ...right, isAllowed: right.roles.includes(role.name) })),
  };
};

export type LeadRow = ReturnType<typeof describeOffice>['rows'][number];

const rolesSlice = createSlice({
  name: 'roles',
  initialState,
  reducers: {
    roleChosen(state, { payload: role }: PayloadAction<string>) {
      state.role = role;
    },
  },
  extraReducers: resetOnNewPage(initialState),
  selectors: {
    selectOffice: createSelector(
      [({ role }: RolesState) => role, (_state, texts: RolesTexts) => texts],
      describeOffice,
    ),
    selectIsRoleChosen: ({ role }) => role !== '',
  },
});

declare module '../../../store/rootReducer.ts' {
  export interface LazyLoadedSlices extends WithSlice<typeof rolesSlice> {}
}

export const { roleChosen } = rolesSlice.actions;
export const { selectOffice, selectIsRoleChosen } = rolesSlice.injectInto(rootReducer).selectors;
