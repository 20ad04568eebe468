export const dashboardStrings = {
  meta: {
    title: 'Dashboard with weekly, monthly and yearly KPIs',
    description:
      'New leads, median first reply, showings and closed volume by week, month or year, with the people behind every number one click away.',
  },
  hero: {
    title: 'Know the week before Monday’s meeting',
    lead: 'Leads, replies, showings and closings on one page, by week, by month or by year. Select a number and you see the people behind it.',
  },
  cards: {
    title: 'By week, by month, by year',
    lead: 'Choose a period and every KPI on the page follows.',
    items: {
      Weekly:
        'Monday to Sunday, day by day, one square for each lead. A tall day with many pale squares is a day when the office was short of hands.',
      Monthly:
        'Four weeks at a time, so one loud Saturday stops deciding how everybody feels about the month. Trends show here first.',
      Yearly:
        'The year so far beside the one before: leads, first reply, homes closed and volume. It is the page a broker shows the bank.',
    },
  },
  scenes: [
    {
      title: 'Every number opens',
      text: 'Twenty-four people are waiting for a first reply. Select the figure and there they are by name, newest first, each with an agent and a button to call.',
    },
  ],
  example: {
    title: 'Four numbers, and what each one counts',
    lead: 'One week at Alder & Vane Realty, our own office of six. Arguments about a number end sooner when everyone can read its definition.',
    rows: [
      {
        title: 'New leads',
        text: 'Everyone whose first inquiry arrived in the week, from any source. 104 were reached, 24 are waiting, and the two always add up.',
        figure: '128',
      },
      {
        title: 'Median first reply',
        text: 'The reply time in the middle, not the average: one lead answered after lunch should not hide a hundred answered at once.',
        figure: '2m 14s',
      },
      {
        title: 'Showings booked',
        text: 'Counted on the day they were booked, not the day they happen. A showing that moves still counts once.',
        figure: '46',
      },
      {
        title: 'Closed volume',
        text: 'Nine homes at their final price, $480,000 on average. A closing without a date counts nowhere, so dates get entered.',
        figure: '$4.32M',
      },
    ],
  },
  benefits: {
    title: 'What the meeting gains',
    items: {
      'Nobody brings a printout':
        'The figures are current when the meeting starts, so the first ten minutes go to the leads and not to whose sheet is right.',
      'Each role sees its own week':
        'A broker or admin reads the whole office, a team lead the team, an agent their own leads. The page is the same for everyone; the role decides whose leads it counts.',
      'You see slow replies the same morning':
        'First reply stands beside the list of people waiting. A queue is visible at eleven in the morning, while it can still be called.',
      'Definitions are on the page':
        'Point at a KPI to read what it includes and what it leaves out. The line is the same for everyone who reads it.',
    },
  },
  closing: {
    title: 'See your own week by Friday',
    text: 'Bring in one source today and the first numbers come in by themselves.',
  },
} as const;
