export const leadManagementSystemStrings = {
  meta: {
    title: 'Lead management with round-robin assignment',
    description:
      'All your lead sources in one inbox, each lead assigned in seconds: by round-robin, to one person, or by campaign.',
  },
  hero: {
    title: 'Every lead goes to the right agent',
    lead: 'All your sources in one inbox, each lead assigned in seconds: by turn, by person or by campaign.',
  },
  cards: {
    title: 'Three ways to share the work',
    lead: 'Pick one for the whole office or a different one for each source.',
    items: {
      'Round-robin':
        'Each agent takes a turn. Whoever has the fewest leads this week goes next, and when two are level the order of the list decides.',
      Individual:
        'Send a lead to one person by name, once by hand or always by rule. Past clients stay with the agent they know.',
      Campaign:
        'Everyone who answers one campaign goes to the team that wrote it. Inside the team those leads are shared by turn.',
    },
  },
  scenes: [
    {
      title: 'Where they come from, and what became of them',
      text: 'A source is only as good as the homes it closes. Both numbers sit side by side: in four weeks the website brought 147 leads and closed nine, while 65 referrals closed nine as well.',
    },
  ],
  example: {
    title: 'Five sources, one list',
    lead: 'Connect a source once. From then on every inquiry lands in the same inbox with its origin on the line, and each source may follow a rule of its own.',
    rows: [
      {
        title: 'Website',
        text: 'Forms on your own pages, valuations and showing requests alike. What the visitor wrote is the first line of the lead.',
        figure: 'Round-robin',
      },
      {
        title: 'Portals',
        text: 'Inquiries from a listing portal, with the address they asked about. They stop piling up in one person’s mailbox.',
        figure: 'Round-robin',
      },
      {
        title: 'Open houses',
        text: 'The sign-in sheet, on a tablet. Each visitor arrives with the house they stood in and goes to the agent who held it.',
        figure: 'Individual',
      },
      {
        title: 'Referrals',
        text: 'Typed in by whoever took the call, with the name of the person who made the introduction, so the thanks reach the right address.',
        figure: 'Individual',
      },
      {
        title: 'Ads',
        text: 'Answers to an advertisement, kept with the people who paid for it and wrote it.',
        figure: 'Campaign',
      },
    ],
  },
  benefits: {
    title: 'What changes on Monday',
    items: {
      'Nothing waits in an inbox':
        'A lead without an owner is shown to everyone until it has one. The length of its wait stands beside the name.',
      'Nobody argues about turns':
        'Everyone sees the rotation and the counts. This week they are 33, 32, 32 and 31: 128 leads, and never more than two apart.',
      'Duplicates meet each other':
        'The same person from two sources becomes one record with both histories. A doubtful pair is shown to you first, and a merge can be undone.',
      'You see the cost of slow':
        'The median first reply stands above the closing rates of your sources. Past your own reply target, a waiting lead turns overdue.',
    },
  },
  closing: {
    title: 'Give the next lead an agent',
    text: 'Connect one source today and watch the first one land.',
  },
} as const;
