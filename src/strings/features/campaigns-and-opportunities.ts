export const campaignsAndOpportunitiesStrings = {
  meta: {
    title: 'Campaigns and opportunities, from first message to closing',
    description:
      'Choose an audience and the team that answers it, then follow every reply to showing, offer and closing with the money beside it.',
  },
  hero: {
    title: 'Write to one street, know what it sold',
    lead: 'Choose an audience and the team that answers it, then follow every reply from the first message to the closing, with the money beside it.',
  },
  cards: {
    title: 'A campaign has three parts',
    lead: 'Decide each of them once. The rest of the time goes into the message.',
    items: {
      'One audience':
        'Start from a filter, a saved view or a handful of names. Before anything is sent the count adds up: who matches, who opted out, who cannot be reached.',
      'One message':
        'A text, an email, or neither when cards and visits do the talking. Somebody who replies gets no further messages.',
      'One team':
        'Answers come back to the people who wrote, shared among them by turn. A phone number of its own tells the campaign’s calls apart.',
    },
  },
  scenes: [
    {
      title: 'An opportunity keeps its story',
      text: 'Open a card and the days behind it are there. Elena Marsh needed three days and six events to come from a first inquiry to a second showing at 14 Alder Row.',
    },
  ],
  example: {
    title: 'Where the money stands',
    lead: 'Opportunities are grouped by how far they have come, each group with a count and a sum. Here are nine from one office’s board in November, $4.03M together.',
    rows: [
      {
        title: 'Showing',
        text: 'Four homes with a viewing booked, at their asking price. Write them down on the day of the booking, not from memory on Friday.',
        figure: '$1.86M',
      },
      {
        title: 'Offer',
        text: 'Three with a number in writing. Enter it and the sum follows; the stage of the lead moves along with the card.',
        figure: '$1.21M',
      },
      {
        title: 'Closed',
        text: 'Two at the final price, with a closing date. The dashboard adds closings like these into its closed volume.',
        figure: '$0.96M',
      },
      {
        title: 'Lost',
        text: 'With a reason, in a word. It leaves the board and stays in the statistics, where the next campaign can learn from it.',
        figure: 'Off the board',
      },
    ],
  },
  benefits: {
    title: 'What a good campaign leaves behind',
    items: {
      'Replies you can compare':
        'Spring open houses went to 340 people and brought 61 replies, Harrow Lane sellers to 128 and brought 19. That is 17.9% against 14.8%.',
      'A pause that is a pause':
        'Hold a campaign for a day, mend the message, resume. Whatever was due in between is sent or skipped, as you choose.',
      'No stranger on the phone':
        'The team that wrote to Harrow Lane for three months also answers Harrow Lane. The office rotation does not step in between.',
      'Closings with a beginning':
        'A closing keeps the name of the campaign that started it, so next year’s budget goes to what sold.',
    },
  },
  closing: {
    title: 'Start with one street',
    text: 'Pick a hundred addresses you know and see who answers.',
  },
} as const;
