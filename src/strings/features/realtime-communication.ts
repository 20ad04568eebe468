export const realtimeCommunicationStrings = {
  meta: {
    title: 'Real-time communication: chat, calls and texts',
    description:
      'Team chat, group chats, local, US, Canadian and toll-free numbers, calling and texting, AI rephrasing and AI call summaries in one place.',
  },
  hero: {
    title: 'Call, text and chat right where the deal is',
    lead: 'Team chat, phone numbers, calls and texts sit right next to the lead they’re about. Open the lead and you’re caught up.',
  },
  cards: {
    title: 'For your team and your clients',
    lead: 'Both are in the same window, so you never copy anything from one to the other.',
    items: {
      'Teams chat':
        'One-to-one, or group chats for a listing, a campaign or everyone. Sort out keys, photos and who’s picking up right in the listing’s chat. Included in Team and Brokerage.',
      'Phone numbers':
        'Get a number for an agent, a campaign or the front desk. Calls ring the right person or group.',
      'Calling and messaging':
        'Call or text from the lead, on a number your client recognizes. Voicemails and missed calls land in the same thread.',
    },
  },
  scenes: [
    {
      title: 'The call lands on the lead',
      text: 'A six-minute call becomes three lines: what she wants, what she can spend and what she asked. The texts, the showing and the file you sent are right there too, so teammates check the lead instead of interrupting you.',
    },
  ],
  example: {
    title: 'Four kinds of phone number',
    lead: 'Calls work right away. To text US numbers, you first register your business with the carriers, which takes a card because they charge a fee. The form is in Settings.',
    rows: {
      Local: {
        text: 'The area code your clients know. People are more likely to pick up a number they recognize.',
        figure: '(503) 555-0142',
      },
      US: {
        text: 'Cover a second market in another area code, without a second office or a second phone in your pocket.',
        figure: '(212) 555-0187',
      },
      Canada: {
        text: 'Reach clients north of the border, with the same threads and the same summaries.',
        figure: '(604) 555-0119',
      },
      'Toll-free': {
        text: 'One number for signs and ads. It rings the whole office, and the agent who picks up sees who’s calling and which house they last asked about.',
        figure: '(800) 555-0164',
      },
    },
  },
  benefits: {
    title: 'Less typing, fewer misunderstandings',
    items: {
      'Rephrased, only if you like it':
        'Write the rough version and choose a tone, such as warmer or shorter. AI rewrites the message, keeps your dates and prices exactly as written, and lets you undo. Nothing goes out until you press Send.',
      'A summary moments after you hang up':
        'The AI call summary says what was agreed and suggests next actions for you to confirm. Correct any line that got a price or a street wrong. Included in Team and Brokerage.',
      'Files with the conversation':
        'Send photos, floor plans and voice notes to a client or a group chat. You’ll find all of them on the lead later. Included in Team and Brokerage.',
      'Your provider, connected':
        'Already have a messaging provider? Plug it in and keep the numbers on your signs. Replies arrive in Conversations like any other.',
    },
  },
  closing: {
    title: 'Make the next call from here',
    text: 'Pick a number this morning and take calls before lunch.',
  },
} as const;
