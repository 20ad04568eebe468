export const realtimeStatisticsStrings = {
  meta: {
    title: 'Real-time statistics by week, month, year or any dates',
    description:
      'Live numbers by source: leads, closings, rates and first reply in weekly, monthly, yearly and custom views for real-estate offices.',
  },
  hero: {
    title: 'Read the month while it is still happening',
    lead: 'Live numbers in weekly, monthly, yearly and custom views. A lead that arrives now is in the count now.',
  },
  cards: {
    title: 'What the page shows without being asked',
    lead: 'There is no report to order and none to wait for.',
    items: {
      'Live counts':
        'The chart moves when a lead arrives, a reply goes out or a closing gets its date. If the connection drops, the mark beside Live says so.',
      'Sources, side by side':
        'Leads, closings and rate for website, portals, open houses, referrals and ads in one table. Volume and value stop being confused.',
      'Days, not only totals':
        'Point at a day to read it. Thursday, November 12, brought 24 leads, which is worth knowing before you plan the next Thursday.',
    },
  },
  scenes: [
    {
      title: 'The long view fits on one page',
      text: 'A year at Alder & Vane Realty, our own office: 5,214 leads, 372 homes closed, $178.6M. Beside each figure is how it compares with the year before.',
    },
  ],
  example: {
    title: 'Four views of the same office',
    lead: 'Each answers a different question. All of them count by the same definitions, so they never contradict one another.',
    rows: [
      {
        title: 'Weekly',
        text: 'Monday to Sunday, day by day. The view for deciding who needs a hand before the weekend.',
        figure: '7 days',
      },
      {
        title: 'Monthly',
        text: 'The last four full weeks, so that every month has the same number of Saturdays. In ours 459 leads came in and 33 closed, 7.2% from lead to close.',
        figure: '4 weeks',
      },
      {
        title: 'Yearly',
        text: 'The calendar year, month by month. Seasons become visible, and one good March no longer passes for a strategy.',
        figure: '12 months',
      },
      {
        title: 'Custom',
        text: 'Dates of your own, limited to the sources, agents or campaigns you name, compared with the period before or with the same dates last year. Keep it under a name and share it.',
        figure: 'Any dates',
      },
    ],
  },
  benefits: {
    title: 'Decisions it makes easier',
    items: {
      'Keep a source or cancel it':
        'The website sent the most people, 147 in four weeks. Referrals closed at 13.8%, more than twice its 6.1%. Both facts belong in the budget.',
      'Coach with evidence':
        'A slow first reply and a low closing rate are different problems. Seen apart, they make for a short and fair conversation.',
      'Answer whoever asks':
        'Export the table for a spreadsheet or the page for paper. The period and the hour of the export are printed on it.',
      'Distrust small numbers':
        'Two closings from 42 ads are shown as exactly that. The count stands next to every percentage, so no decimal misleads anyone.',
    },
  },
  closing: {
    title: 'Ask last month a question',
    text: 'Connect one source today and the first day is on the chart tonight.',
  },
} as const;
