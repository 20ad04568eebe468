export const realtimeCommunicationStrings = {
  meta: {
    title: 'Real-time communication: chat, calls and texts',
    description:
      'Team chat, group chats, local, US, Canadian and toll-free numbers, calling and texting, AI rephrasing and AI call summaries in one place.',
  },
  hero: {
    title: 'Talk where the deal already is',
    lead: 'Team chat, phone numbers, calls and texts stand next to the lead they are about. Whoever opens the lead has read the conversation.',
  },
  cards: {
    title: 'Between colleagues and with clients',
    lead: 'The same window for both, so nothing has to be copied from one to the other.',
    items: {
      'Teams chat':
        'One-to-one, or group chats for a listing, a campaign or everyone. Keys, photos and who picks them up are settled beside the house in question.',
      'Phone numbers':
        'A number for an agent, for a campaign or for the front desk. A call rings the person or the group it belongs to.',
      'Calling and messaging':
        'Call or text from the lead, on a number your client recognizes. Voicemail and missed calls end up in the same thread.',
    },
  },
  scenes: [
    {
      title: 'The call lands on the lead',
      text: 'Six minutes become three lines: what she wants, what she can spend, what she asked. Around them stand the texts, the showing and the file you sent, in order, so colleagues read the lead instead of interrupting you.',
    },
  ],
  example: {
    title: 'Four kinds of phone number',
    lead: 'Calls work at once. US carriers want the business and its texting registered before texts flow normally, and the form for that is in Settings.',
    rows: [
      {
        title: 'Local',
        text: 'The area code your clients know. People tend to pick up sooner than for one they cannot place.',
        figure: '(503) 555-0142',
      },
      {
        title: 'US',
        text: 'A second market in another area code, without a second office or a second phone in your pocket.',
        figure: '(212) 555-0187',
      },
      {
        title: 'Canada',
        text: 'For clients north of the border, with the same threads and the same summaries.',
        figure: '(604) 555-0119',
      },
      {
        title: 'Toll-free',
        text: 'One line for signs and advertisements. It rings the whole office, and whoever picks up sees who is calling and which house they asked about last.',
        figure: '(800) 555-0164',
      },
    ],
  },
  benefits: {
    title: 'Less typing, fewer misunderstandings',
    items: {
      'Rephrased, if you like it':
        'Write the rough version and choose a tone, such as warmer or shorter. AI rewrites the message, dates and prices keep their values, you can undo, and nothing leaves until you press Send.',
      'A summary when you hang up':
        'The AI call summary says what was agreed and suggests next actions for you to confirm. Correct any line that got a price or a street wrong.',
      'Files where the talk is':
        'Send photos, floor plans and voice notes to a client or a group chat. All of them are found again under the lead.',
      'Your provider, connected':
        'An office that already has a messaging provider plugs it in and keeps the numbers on its signs. Replies arrive in Conversations like any others.',
    },
  },
  closing: {
    title: 'Make the next call from here',
    text: 'Choose a number this morning and it rings before lunch.',
  },
} as const;
