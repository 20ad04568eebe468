export const leadManagementSystemStrings = {
  meta: {
    title: 'Lead management with round-robin assignment',
    description:
      'All your lead sources in one inbox, and each lead assigned instantly: by round-robin, to one agent or by campaign.',
  },
  hero: {
    title: 'Every lead goes to the right\u00a0agent, right\u00a0away',
    lead: 'All your sources feed one inbox, and each new lead is assigned instantly: by round-robin, to one agent, or to a campaign’s team.',
  },
  cards: {
    title: 'Three ways to share the work',
    lead: 'Pick one for the whole office or a different one for each source. Individual is on every plan; round-robin and campaign are on Team and Brokerage.',
    items: {
      'Round-robin':
        'Each agent takes a turn. The agent with the fewest leads this week goes next. If two are tied, list order decides.',
      Individual:
        'Send a lead to one agent, either by hand or with a rule that does it every time. Past clients stay with the agent they know.',
      Campaign:
        'Everyone who replies to a campaign goes to the team that sent it. Within the team, agents take turns.',
    },
  },
  scenes: [
    {
      title: 'See where leads come from and which ones close',
      text: 'A source is only as good as the sales it brings. You see both numbers side by side: in four weeks, 147 website leads led to nine closings, and so did just 65 referrals.',
    },
  ],
  example: {
    title: 'Five sources, one list',
    lead: 'Connect a source once. From then on, every inquiry lands in the same inbox, labeled with its source, and each source can have its own rule. Here’s one way to set it up.',
    rows: {
      Website: {
        text: 'Forms on your own site: home valuations, showing requests and questions. Their message appears at the top of the lead.',
        figure: 'Round-robin',
      },
      Portals: {
        text: 'Inquiries from a listing portal, with the address they asked about. Nothing gets stuck in one agent’s email.',
        figure: 'Round-robin',
      },
      'Open houses': {
        text: 'The sign-in sheet, on a tablet. Each visitor comes in with the address they toured and goes to the agent who hosted.',
        figure: 'Individual',
      },
      Referrals: {
        text: 'Entered by the agent who took the call, with the referrer’s name, so you know who to thank.',
        figure: 'Individual',
      },
      Ads: { text: 'Replies to an ad go to the team that ran it.', figure: 'Campaign' },
    },
  },
  benefits: {
    title: 'What changes for your team',
    items: {
      'No lead goes unnoticed':
        'If no rule fits a lead, everyone sees it until someone takes it. You can see how long it’s been waiting.',
      'No one argues about turns':
        'Everyone sees the rotation and the counts. This week they are 33, 32, 32 and 31: 128 leads, and never more than two apart.',
      'Duplicates become one record':
        'The same person from two sources becomes one record with both histories. We show you uncertain matches first, and you can undo any merge.',
      'See where replies are slow':
        'See how fast you reply, and how many leads of each source close. When a lead waits past the reply target you set, it’s marked overdue.',
    },
  },
  closing: {
    title: 'Give your next lead an agent right away',
    text: 'Connect one source today and watch your first lead come in.',
  },
} as const;
