export const activityTrackingStrings = {
  meta: {
    title: 'Activity tracking for every lead',
    description:
      'Every inquiry, call, text, showing and handoff is logged on the lead with a time and a name, from first contact to closing.',
  },
  hero: {
    title: 'The whole story of every lead, in order',
    lead: 'Every inquiry, call, text, showing and handoff is logged on the lead with a time and a name. The next call picks up where the last one left off.',
  },
  cards: {
    title: 'One record, three ways to use it',
    lead: 'Nothing gets typed twice, and everyone sees the part they need.',
    items: {
      'The agent':
        'Everything from first inquiry to second showing fits on one screen. Read it in the car before you walk in.',
      'The team lead':
        'See what each agent did today, newest first. At six in the evening, that tells you what’s left for tomorrow.',
      'The broker':
        'Follow the whole office’s day as it happens. What you see depends on your role: agents see their own leads.',
    },
  },
  scenes: [
    {
      title: 'It logs itself',
      text: 'Calls, replies and showings from connected apps are matched to the lead they belong to. Today that was 214 contacts, calls and messages no one had to type.',
    },
  ],
  example: {
    title: 'Three days with Elena Marsh',
    lead: 'Six lines, oldest first, copied from her record at Alder & Vane, where we started. She waited 1m 52s for her first reply.',
    rows: {
      'New inquiry': {
        text: 'She asks to see 14 Alder Row on a listing portal. Her budget is up to $495,000.',
        figure: 'Sun 6:02 PM',
      },
      'Assigned to Daniel Reyes': {
        text: 'By round-robin, within the same minute. The entry names the rule, so no one wonders why him.',
        figure: 'Sun 6:02 PM',
      },
      'Daniel sent a text': {
        text: '“Evening Elena, would tomorrow at 5:30 suit you?” It would.',
        figure: 'Sun 6:04 PM',
      },
      'First showing': {
        text: 'The lockbox app reports that the door was opened, and it’s logged on her lead.',
        figure: 'Mon 5:30 PM',
      },
      'Daniel called': {
        text: '6m 42s. She loved the kitchen, is pre-approved and asked about the roof report from 2022. AI wrote the summary moments after he hung up.',
        figure: 'Tue 9:31 AM',
      },
      'Second showing booked': {
        text: 'Saturday at 11 AM, with her brother.',
        figure: 'Tue 9:44 AM',
      },
    },
  },
  benefits: {
    title: 'Why a record beats a memory',
    items: {
      'Handoffs keep the promises you made':
        'The next agent reads what was said and what was offered. Your client never has to repeat it.',
      'You can take a sick day':
        'A colleague can answer for you with the facts in front of them, down to the time you agreed on.',
      'Disputes end quickly':
        'Who assigned it, who called, when the reply went out: each entry has a name and a time, and edited entries are marked as edited.',
      'Find the leads that went quiet':
        'Filter by last contact to see every lead with no activity in two weeks. Call them before someone else does.',
    },
  },
  closing: {
    title: 'Stop typing up your day',
    text: 'Connect your calendar and phone today, and tomorrow it’s all in the record.',
  },
} as const;
