export const userManagementStrings = {
  meta: {
    title: 'User management with roles from admin to agent',
    description:
      'Broker, admin, team lead, agent: roles set who sees which leads, who runs campaigns and who can see billing. Invite your whole office at once.',
  },
  hero: {
    title: 'Give everyone the access their job needs',
    lead: 'Roles from admin to agent set who sees which leads, who runs campaigns and who can see billing. Invite your whole office at once.',
  },
  cards: {
    title: 'From invite to first day',
    lead: 'All you need for a new hire is an email address and a role. Roles are on Team and Brokerage.',
    items: {
      Invite:
        'Type the addresses, choose a role for each and send. Each person sets a password and lands on their own dashboard.',
      Assign:
        'Choose the team lead an agent reports to and the rotations they take turns in. Not sure about a role? Start with agent.',
      Pause:
        'When someone’s on vacation or leave, pause them: no turns, rules or campaigns until the date you set. What they own stays theirs unless you move it.',
    },
  },
  scenes: [
    {
      title: 'Your leads, your team’s, or the whole office’s',
      text: 'Agents see their own leads, team leads see their team’s, and brokers and admins see them all. Unassigned leads are visible to everyone, so none of them slips through the cracks.',
    },
    {
      title: 'Name, role, send',
      text: 'You can have six people set up before the coffee’s done. Until someone accepts, their name shows Invited.',
    },
  ],
  example: {
    title: 'Four roles, in plain words',
    lead: 'Alder & Vane, where we started, is six people in four roles. Yours may be three people in two.',
    rows: {
      Broker: {
        text: 'Maya sees and changes everything and is the only one who can see billing. An office can have several brokers and always has at least one.',
        figure: 'All, and billing',
      },
      Admin: {
        text: 'Grace runs the office: imports, rotations, phone numbers, carrier registration, integrations. Anything that adds a charge goes to Maya for approval.',
        figure: 'All leads',
      },
      'Team lead': {
        text: 'Daniel works with his team’s leads, campaigns, actions and numbers. He can move a lead within the team and edit a rotation, but not create one.',
        figure: 'The team',
      },
      Agent: {
        text: 'Priya, Tom and Owen call, text, take notes and move stages on their own leads. To hand one off they ask, and Daniel decides.',
        figure: 'Their own',
      },
    },
  },
  benefits: {
    title: 'What you won’t have to deal with',
    items: {
      'Shared passwords':
        'Every line in a lead’s history carries a name, because everyone has their own login.',
      'A messy goodbye':
        'When you remove someone, you first choose who gets their leads, actions, number and campaigns. Then they’re logged out everywhere.',
      'Unfair comparisons':
        'An agent’s dashboard counts only that agent’s leads, so one slow Tuesday is never measured against the whole office.',
      'Setting up twice':
        'When an agent becomes a team lead, you change the role in one place. Nothing they own moves, and they see the wider view right away.',
    },
  },
  closing: {
    title: 'Bring the whole office in',
    text: 'Invite one colleague first and look at the same lead from both sides.',
  },
} as const;
