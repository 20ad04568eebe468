export const actionAssignmentStrings = {
  meta: {
    title: 'Action assignment with round-robin workload balancing',
    description:
      'Give a task to a person, to a role, or by turn to the agent with the fewest this week. Round-robin balances your team’s workload.',
  },
  hero: {
    title: 'The next task goes to someone with room for it',
    lead: 'Assign an action to a person, to a role, or to the group in turn. Round-robin balances the workload, and everyone can see the week.',
  },
  cards: {
    title: 'Three ways to assign an action',
    lead: 'An action is a task with an owner and a due date. By turn and by role are on Team and Brokerage.',
    items: {
      'By turn':
        'Round-robin workload balancing: the next action goes to the agent who’s been given the fewest this week. Agents who finish early don’t get punished with extra work.',
      'By role':
        '“Check the carrier registration” goes to the admin, even if that’s someone new. When the job changes hands, you don’t have to reassign anything.',
      'By name':
        'Some things only one person can do. The client knows Daniel, so Daniel calls, and it counts toward his week like any other.',
    },
  },
  scenes: [
    {
      title: 'Assign work to a role, not a name',
      text: 'Role-based assignment uses the roles you already have. Brokers and admins assign actions to anyone, team leads to their team, and agents to themselves or by turn within the team. Two people in one role take turns.',
    },
    {
      title: 'Turn a call into a task',
      text: 'When a call summary suggests a next step, check it and it gets an owner and a due date. Leave it unchecked and it goes no further.',
    },
  ],
  example: {
    title: 'One week: 48 actions, 35 done',
    lead: 'All four agents at Alder & Vane, where we started, were given twelve. “Call back Ruth Abara” came in last and went to Owen, who had eleven.',
    rows: {
      Daniel: {
        text: 'Three open. One came from a call summary: confirm a second showing for Saturday at 11 AM.',
        figure: '9 of 12',
      },
      Priya: {
        text: 'Four open. Two are home valuations already set for Friday, so the list looks longer than it is.',
        figure: '8 of 12',
      },
      Tom: {
        text: 'Two open, both due tomorrow. Being quick didn’t earn him extra work.',
        figure: '10 of 12',
      },
      Owen: {
        text: 'Four open, the call to Ruth among them. Two of the others aren’t due until Sunday.',
        figure: '8 of 12',
      },
    },
  },
  benefits: {
    title: 'What a fair workload looks like',
    items: {
      'Room is counted, not guessed':
        'There’s one square for each action, yellow when it’s done. Anyone can see who has room.',
      'Late tasks stay visible':
        'When an action is past due it’s marked Late and stays with its owner. It never moves unless someone moves it.',
      'You can give it back':
        'If an agent can’t do it, they give it back with a short reason and it returns to the person who created it.',
      'Away means away':
        'Pause a teammate and they’re out of the rotation right away. You also get a list of what they still have.',
    },
  },
  closing: {
    title: 'Assign the next task fairly',
    text: 'Write one action, choose By turn and see who gets it.',
  },
} as const;
