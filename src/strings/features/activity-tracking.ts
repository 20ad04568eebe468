export const activityTrackingStrings = {
  meta: {
    title: 'Activity tracking for every lead',
    description:
      'Every inquiry, call, text, showing and change of hands is a line on the lead, with a time and a name, from first contact to closing.',
  },
  hero: {
    title: 'What happened, in the order it happened',
    lead: 'Every inquiry, call, text, showing and change of hands is a line on the lead, with a time and a name. The next conversation starts where the last one stopped.',
  },
  cards: {
    title: 'Three people read one record',
    lead: 'Nothing is written twice. Each of them reads the part they need.',
    items: {
      'The agent':
        'On the lead, the way from first inquiry to second showing fits on one screen. Read it in the car before you ring the bell.',
      'The team lead':
        'What a colleague did today, newest first. Useful at six in the evening, when the question is what is left for tomorrow.',
      'The broker':
        'The day of the whole office as it happens. The role decides how far the list reaches, so an agent’s copy holds an agent’s leads.',
    },
  },
  scenes: [
    {
      title: 'It writes itself',
      text: 'Calls, replies and showings from connected apps are matched to the lead they belong to. Today that was 214 contacts, calls and messages nobody had to type.',
    },
  ],
  example: {
    title: 'Three days with Elena Marsh',
    lead: 'Six lines, oldest first, copied from her record at Alder & Vane Realty, our own office. Her wait for a first reply was 1m 52s.',
    rows: [
      {
        title: 'New inquiry',
        text: 'She asks to see 14 Alder Row, through a listing portal. Her budget is up to $495,000.',
        figure: 'Sun 6:02 PM',
      },
      {
        title: 'Assigned to Daniel Reyes',
        text: 'By round-robin, within the same minute. The line names the rule, so nobody wonders why him.',
        figure: 'Sun 6:02 PM',
      },
      {
        title: 'Daniel sent a text',
        text: '“Evening Elena, would tomorrow at 5:30 suit you?” It would.',
        figure: 'Sun 6:04 PM',
      },
      {
        title: 'First showing',
        text: 'The lockbox app reports that the house was opened, and that becomes a line.',
        figure: 'Mon 5:30 PM',
      },
      {
        title: 'Daniel called',
        text: '6m 42s. She loved the kitchen, is pre-approved and asked about the roof survey from 2022. The call was summed up when he hung up.',
        figure: 'Tue 9:31 AM',
      },
      {
        title: 'Second showing booked',
        text: 'Saturday at 11:00, with her brother.',
        figure: 'Tue 9:44 AM',
      },
    ],
  },
  benefits: {
    title: 'Why a record beats a memory',
    items: {
      'Handovers keep the promise':
        'Whoever takes over reads what was said and what was offered. The client does not have to tell it again.',
      'Sick days are survivable':
        'A colleague can answer for you with the facts in front of them, down to the hour you agreed on.',
      'Disputes get short':
        'Who assigned it, who called, when the reply went out: the line has a name and a time, and a corrected line says it was edited.',
      'Silence can be found':
        'Filter by last contact and the leads without a line in two weeks stand together. Call them before somebody else does.',
    },
  },
  closing: {
    title: 'Let the record keep itself',
    text: 'Connect your calendar and your phone, and read tomorrow what happened today.',
  },
} as const;
