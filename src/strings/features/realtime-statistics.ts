export const realtimeStatisticsStrings = {
  meta: {
    title: 'Real-time statistics by week, month, year or any dates',
    description:
      'Live numbers by source: leads, closings, rates and first reply in weekly, monthly, yearly and custom views for real estate offices.',
  },
  hero: {
    title: 'See this month’s numbers while you can still change them',
    lead: 'Live numbers by source, in weekly, monthly, yearly and custom views. When a lead comes in, the count goes up.',
  },
  cards: {
    title: 'What you see without running a report',
    lead: 'There’s no report to request and nothing to wait for.',
    items: {
      'Live counts':
        'The chart moves when a lead arrives, a reply goes out or a closing gets its date. If the connection drops, the dot next to Live turns gray.',
      'Sources, side by side':
        'Leads, closings and rate for website, portals, open houses, referrals and ads in one table. You’ll stop mistaking volume for value.',
      'Days, not only totals':
        'Tap any day, or hover over it. Thursday, November 12, brought 24 leads, which is good to know before you staff the next Thursday.',
    },
  },
  scenes: [
    {
      title: 'A full year on one page',
      text: 'The year so far at Alder & Vane, the brokerage where we started: 5,214 leads, 372 homes closed, $178.6M. Next to each number is the change from last year.',
    },
  ],
  example: {
    title: 'Four views of the same office',
    lead: 'Each answers a different question. They all use the same definitions, so they never contradict each other.',
    rows: {
      Weekly: {
        text: 'Monday to Sunday, day by day. Use it to see who needs a hand before the weekend.',
        figure: '7 days',
      },
      Monthly: {
        text: 'The last four full weeks, so every month has the same number of Saturdays. In ours, 459 leads came in and 33 closed: 7.2% from lead to close.',
        figure: '4 weeks',
      },
      Yearly: {
        text: 'The calendar year, month by month. You can see the seasons, and one good March stops looking like a strategy.',
        figure: '12 months',
      },
      Custom: {
        text: 'Pick any dates and filter by source, agent or campaign. Compare with the period before or the same dates last year, then save and share the view. On the Brokerage plan.',
        figure: 'Any dates',
      },
    },
  },
  benefits: {
    title: 'Decisions it makes easier',
    items: {
      'Keep a source or cancel it':
        'The website sent the most people, 147 in four weeks. Referrals closed at 13.8%, more than twice the website’s 6.1%. Both facts belong in the budget.',
      'Coach with evidence':
        'A slow first reply and a low closing rate are different problems. When you can tell them apart, the conversation is short and fair.',
      'Answer anyone who asks':
        'Export the table to a spreadsheet or print the page. Both show the period and the time of the export.',
      'Distrust small numbers':
        'Two closings from 42 ad leads show up as exactly that. The count sits next to every percentage, so a decimal point doesn’t mislead you.',
    },
  },
  closing: {
    title: 'See what last month can tell you',
    text: 'Connect one source today and see your first day on the chart tonight.',
  },
} as const;
