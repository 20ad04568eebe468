import type { Label } from './emailLabels.ts';

/** The sections of features that visitors can use, each on one page. */
export const LIVE_SECTIONS: Readonly<Record<string, Label>> = {
  rotation: {
    title: 'Rotation',
    description: 'Visitors hand over leads and see who gets them.',
  },
  'rotation.agents': { title: 'Agents', description: 'Each is a house.' },
  'rotation.agents.name': 'First name',
  'rotation.agents.leads': 'Leads this week',
  'rotation.modes': { title: 'Rules', description: 'One for each way to assign.' },
  'rotation.modes.kind': 'Kind',
  'rotation.modes.label': 'Name',
  'rotation.modes.rule': 'The rule in a sentence',
  'rotation.modes.reason': 'Reason beside a lead',
  'rotation.modes.people': {
    title: 'Who may get a lead',
    description: 'First names of the agents, in list order.',
  },
  'rotation.modes.why': {
    title: 'Why this agent',
    description: 'Without it, the counts of the week are the reason.',
  },
  'rotation.modes.note': {
    title: 'Note below the list',
    description: 'Without it, the leads of all agents are added up.',
  },
  'rotation.modes.leads': 'Leads that arrive',
  'rotation.modes.leads.name': 'Name',
  'rotation.modes.leads.wish': 'Wish',
  'rotation.modes.leads.house': 'House',
  'rotation.modes.leads.source': 'Source',
  'rotation.modes.latest': { title: 'Assigned before', description: 'The newest first.' },
  'rotation.modes.latest.time': 'Time',
  'rotation.modes.latest.name': 'Name',
  'rotation.modes.latest.agent': 'Agent',
  'rotation.modes.latest.reason': 'Reason',
  roles: {
    title: 'Roles',
    description: 'Visitors choose a role and see what it shows and hides.',
  },
  'roles.roles': { title: 'Roles', description: 'The last one is shown first.' },
  'roles.roles.name': 'Name of the role',
  'roles.roles.person': 'Person in this role',
  'roles.roles.sees': 'What the person sees, after the name',
  'roles.roles.leads_of': {
    title: 'Whose leads the role sees',
    description: 'First names of agents.',
  },
  'roles.roles.commissions_of': {
    title: 'Whose commissions the role sees',
    description: 'First names of agents. Without any, all are hidden.',
  },
  'roles.leads': 'Leads',
  'roles.leads.name': 'Name',
  'roles.leads.agent': 'Agent',
  'roles.leads.stage': 'Stage',
  'roles.leads.price': 'Price',
  'roles.leads.commission': 'Commission',
  'roles.rights': 'Rights',
  'roles.rights.text': 'Right',
  'roles.rights.roles': 'Roles that have it',
};
