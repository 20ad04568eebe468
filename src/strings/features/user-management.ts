export const userManagementStrings = {
  meta: {
    title: 'User management with roles from admin to agent',
    description:
      'Broker, admin, team lead, agent: roles decide who sees which leads, who runs campaigns and who opens the bill. Invite the office in one go.',
  },
  hero: {
    title: 'Everyone sees what the job needs',
    lead: 'Roles from admin to agent decide who sees which leads, who runs campaigns and who opens the bill. Invite the whole office in one go.',
  },
  cards: {
    title: 'From invited to at work',
    lead: 'A new colleague takes one email address and one decision.',
    items: {
      Invite:
        'Type the addresses, choose a role for each, send. Everyone sets a password of their own and lands on a dashboard of their own.',
      Assign:
        'Name the team lead an agent reports to and the rotations they take turns in. If you are unsure about a role, start with agent.',
      Pause:
        'Vacation or leave takes a person out of turns, rules and campaigns until the date you set. What they own stays theirs unless you move it.',
    },
  },
  scenes: [
    {
      title: 'My list, our list, the whole list',
      text: 'Agents work their own leads, a team lead sees the team’s, brokers and admins see all. A lead nobody owns yet is visible to everyone, so it cannot fall between two roles.',
    },
    {
      title: 'Name, role, send',
      text: 'Six people can be in before the coffee is through. Until a colleague has accepted, the list says Invited beside the name.',
    },
  ],
  example: {
    title: 'Four roles, in plain words',
    lead: 'Alder & Vane Realty, our own office, is six people in four roles. Yours may be three people in two.',
    rows: [
      {
        title: 'Broker',
        text: 'Maya sees and changes everything and is the only one who opens the bill. An office may have several brokers, but never none.',
        figure: 'All, and billing',
      },
      {
        title: 'Admin',
        text: 'Grace runs the office: imports, rotations, phone numbers, carrier registration, integrations. Whatever adds a charge goes to Maya to confirm.',
        figure: 'All leads',
      },
      {
        title: 'Team lead',
        text: 'Daniel works with the leads, campaigns, actions and numbers of his people. He can move a lead inside the team and edit a rotation, not create one.',
        figure: 'The team',
      },
      {
        title: 'Agent',
        text: 'Priya, Tom and Owen call, text, take notes and move stages on leads of their own. To hand one over they ask, and Daniel decides.',
        figure: 'Their own',
      },
    ],
  },
  benefits: {
    title: 'What it spares the office',
    items: {
      'Shared passwords':
        'Every line in a lead’s history carries a name, because every person has an account to sign in with.',
      'A messy goodbye':
        'Removing somebody asks first who takes their leads, actions, number and campaigns. Then it logs them out everywhere at once.',
      'Unfair comparisons':
        'The numbers fit the role. An agent’s dashboard counts that agent’s week, so one slow Tuesday is never measured against the whole office.',
      'Setting up twice':
        'An agent who becomes a team lead changes role in one place. Nothing they own moves, and the wider view is there at the next click.',
    },
  },
  closing: {
    title: 'Bring the whole office in',
    text: 'Invite one colleague first and look at the same lead from both sides.',
  },
} as const;
