export const actionAssignmentStrings = {
  meta: {
    title: 'Action assignment with round-robin workload balancing',
    description:
      'Give a task to a person, to a role, or by turn to the person with the most room. Round-robin balances the workload of a real-estate team.',
  },
  hero: {
    title: 'Tasks go to the person with room',
    lead: 'Give an action to a person, to a role, or to the group by turn. Round-robin balances the workload, and the week is there for everyone to see.',
  },
  cards: {
    title: 'Three ways to hand over a task',
    lead: 'You choose while you write the task: one more click.',
    items: {
      'By turn':
        'Round-robin workload balancing: the next action goes to whoever has been given the fewest this week. Finishing early is not punished with more.',
      'By role':
        '“Check the carrier registration” goes to the admin, whoever that is. When the job changes hands, no task has to be rewritten.',
      'By name':
        'Some things only one person can do. The client knows Daniel, so Daniel calls, and it counts in his week like any other.',
    },
  },
  scenes: [
    {
      title: 'Work that belongs to a job',
      text: 'Role-based assignment uses the roles you already have. A broker or admin gives actions to anyone, a team lead to the team, an agent to themselves or by turn inside it. Two people in one role take turns.',
    },
    {
      title: 'A call can leave a task behind',
      text: 'When a call summary suggests a next step, tick it and it has an owner and a date. Left unticked, it never reaches anybody’s list.',
    },
  ],
  example: {
    title: 'One week: 48 actions, 35 done',
    lead: 'Each of the four at Alder & Vane Realty, our own office, was given twelve. “Call back Ruth Abara” came last and went to Owen, who stood at eleven.',
    rows: [
      {
        title: 'Daniel',
        text: 'Three open. One is to confirm a second showing for Saturday at 11:00, ticked off a call summary.',
        figure: '9 of 12',
      },
      {
        title: 'Priya',
        text: 'Four open. Two are valuations with an hour on Friday, so the list looks longer than it is.',
        figure: '8 of 12',
      },
      {
        title: 'Tom',
        text: 'Two open, both due tomorrow. He got no extra work for being quick.',
        figure: '10 of 12',
      },
      {
        title: 'Owen',
        text: 'Four open, the call to Ruth among them. Two of the others are not due before Sunday.',
        figure: '8 of 12',
      },
    ],
  },
  benefits: {
    title: 'What fair work looks like',
    items: {
      'Room is counted, not guessed':
        'One square for each task, yellow when it is done. Anyone can see who has room.',
      'Late stays visible':
        'Past its hour an action turns late and stays with its owner. It never slides to somebody else without a person deciding so.',
      'Giving back is allowed':
        'An owner who cannot do it gives it back with a short reason, and whoever wrote it finds it in their list again.',
      'Away means away':
        'Pausing a colleague takes them out of the turns at once and offers you the list of what they still hold.',
    },
  },
  closing: {
    title: 'Hand over the next task fairly',
    text: 'Write one action, choose By turn, and look where it lands.',
  },
} as const;
