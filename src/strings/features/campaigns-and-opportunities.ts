export const campaignsAndOpportunitiesStrings = {
  meta: {
    title: 'Campaigns and opportunities, from first message to closing',
    description:
      'Choose an audience and the team that answers it, then follow every reply to showing, offer and closing, with the dollars next to it.',
  },
  hero: {
    title: 'Write to one street and see what it sells',
    lead: 'Choose an audience and the team that answers it. Then follow every reply from first message to closing, with the dollars next to it.',
  },
  cards: {
    title: 'A campaign has three parts',
    lead: 'Set each one once, then spend your time on the message. Campaigns and opportunities are on Team and Brokerage.',
    items: {
      'One audience':
        'Start from a filter, a saved view or a handful of names. Before you send, you see the math: who matches, who opted out, who can’t be reached.',
      'One message':
        'Send a text or an email, or neither if you’d rather mail postcards and knock on doors. Anyone who replies gets no further messages.',
      'One team':
        'Replies come back to the people who wrote, shared among them by turn. Give the campaign its own phone number so you know which calls it brought.',
    },
  },
  scenes: [
    {
      title: 'An opportunity keeps its story',
      text: 'Open a card to see everything that led up to it. It took Elena Marsh three days and six steps to get from first inquiry to a second showing at 14 Alder Row.',
    },
  ],
  example: {
    title: 'See where the money is',
    lead: 'Opportunities are grouped by stage, each with a count and a dollar total. Here are nine from one office’s board in November, $4.03M in all.',
    rows: {
      Showing: {
        text: 'Four homes with a showing booked, at list price. Enter them the day they’re booked, not from memory on Friday.',
        figure: '$1.86M',
      },
      Offer: {
        text: 'Three with a written offer. Enter the amount and the total updates; the lead’s stage moves with the card.',
        figure: '$1.21M',
      },
      Closed: {
        text: 'Two at the final price, with a closing date. The dashboard adds closings like these to your closed volume.',
        figure: '$0.96M',
      },
      Lost: {
        text: 'Give a one-word reason. The card leaves the board but stays in your statistics.',
        figure: 'Off the board',
      },
    },
  },
  benefits: {
    title: 'What a good campaign leaves behind',
    items: {
      'Replies you can compare':
        'Spring open houses went to 340 people and brought 61 replies, Harrow Lane sellers to 128 and brought 19. That’s 17.9% against 14.8%.',
      'A pause that really pauses':
        'Pause for a day, fix the message and resume. You choose whether messages that came due are sent or skipped.',
      'Replies reach someone they know':
        'The team that wrote to Harrow Lane for three months also answers Harrow Lane. The office rotation stays out of it.',
      'Know which campaign sold the house':
        'A closing keeps the name of the campaign that started it, so next year’s budget goes to what sold.',
    },
  },
  closing: {
    title: 'Start with one street',
    text: 'Pick a hundred addresses you know and see who replies.',
  },
} as const;
