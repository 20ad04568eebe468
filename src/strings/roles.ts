/** Words of the table that each role sees. */
export const rolesStrings = {
  label: 'See the office as',
  caption: (person: string) => `Leads as ${person} sees them`,
  columns: { agent: 'Agent', stage: 'Stage', price: 'Price', commission: 'Commission' },
  lead: 'Lead',
  shown: (shown: number, all: number) => `${shown} of ${all}`,
  hiddenLead: 'Hidden from this role',
  none: '–',
  hiddenCommission: 'Hidden',
  allowed: 'Allowed: ',
  notAllowed: 'Not allowed: ',
  leads: (count: number) => (count === 1 ? '1 lead' : `${count} leads`),
  ofLeads: (seen: number, all: number) => `${seen} of ${all} leads`,
  seen: (role: string, shown: number, all: number) => `${role}: ${shown} of ${all} leads.`,
} as const;
