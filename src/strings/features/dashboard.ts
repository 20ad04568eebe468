export const dashboardStrings = {
  meta: {
    title: 'Dashboard with weekly, monthly and yearly KPIs',
    description:
      'New leads, median first reply, showings and closed volume by week, month or year, with the people behind every number one click away.',
  },
  hero: {
    title: 'See your whole week on one screen',
    lead: 'Leads, reply times, showings and closings on one page, by week, month or year. Click any number to see the people behind it.',
  },
  cards: {
    title: 'By week, by month, by year',
    lead: 'Choose a period and every KPI on the page updates.',
    items: {
      Weekly:
        'Monday to Sunday, day by day, one square for each lead. A busy day with many pale squares means you were short-handed.',
      Monthly:
        'Four weeks at a time, so one busy Saturday doesn’t color the whole month. You’ll spot trends here first.',
      Yearly: 'This year so far, month by month, with the change from the same time last year.',
    },
  },
  scenes: [
    {
      title: 'Click any number to see who’s behind it',
      text: 'Twenty-four people are waiting for a first reply. Click the number and you’ll see each one by name, newest first, with their agent and a call button.',
    },
  ],
  example: {
    title: 'What each number means',
    lead: 'One week at Alder & Vane, the brokerage of six where we started. When everyone can read the definition, arguments about the number end sooner.',
    rows: {
      'New leads': {
        text: 'Everyone whose first inquiry arrived in the week, from any source. 104 got a reply and 24 are still waiting. The two always add up to the total.',
        figure: '128',
      },
      'Median first reply': {
        text: 'The reply time in the middle, not the average: one lead answered after lunch shouldn’t hide a hundred answered right away.',
        figure: '2m 14s',
      },
      'Showings booked': {
        text: 'Counted on the day they were booked, not the day they happen. A showing that moves still counts once.',
        figure: '46',
      },
      'Closed volume': {
        text: 'Nine homes at their final price, $480,000 on average. A sale counts on the day it closes.',
        figure: '$4.32M',
      },
    },
  },
  benefits: {
    title: 'A better Monday meeting',
    items: {
      'No one needs a printout':
        'The numbers are current when the meeting starts, so you spend the first ten minutes on leads, not on whose spreadsheet is right.',
      'Each role sees its own week':
        'Brokers and admins see the whole office, team leads their team and agents their own leads. It’s the same page for everyone; your role decides whose leads it counts.',
      'You see slow replies the same morning':
        'First reply time sits next to the list of waiting leads, so by 11 AM you know who’s waiting and can still call them.',
      'Definitions are on the page':
        'Tap a KPI, or hover over it, to see what it counts and what it leaves out. Everyone sees the same definition.',
    },
  },
  closing: {
    title: 'See your own week by Friday',
    text: 'Connect one source today and your first numbers show up on their own.',
  },
} as const;
