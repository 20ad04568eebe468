export const aboutStrings = {
  meta: {
    title: (brand: string) => `About ${brand}, begun in a brokerage`,
    description: (brand: string) =>
      `${brand} began in a brokerage of six with one spreadsheet and a turn list taped to a door. Five values, and what they look like at work.`,
  },
  title: 'We keep the light on for the people who sell homes',
  story: {
    lead: (brand: string) =>
      `${brand} began in a brokerage of six, with one spreadsheet and a turn list taped to a door.`,
    paragraphs: [
      'The spreadsheet lost leads. The list lost tempers. So we built one screen for both: every lead with a name on it, every turn in plain sight, and a light on for whoever is next.',
      'That brokerage, Alder & Vane Realty in Portland, is still ours, and we still work that way. Small team, plain words, and nothing shipped until someone with keys in their hand has tried it.',
    ],
  },
  office: {
    title: 'The office in our examples is our own',
    lead: (brand: string) =>
      `Six people sell homes at Alder & Vane Realty and use ${brand} all day. They write our posts, present our webinars, and their weeks are the numbers you see on this site.`,
    limits:
      'That proves one thing: it works every day in one office of six, with that office’s own money at stake. It does not prove that it suits yours.',
  },
  voices: {
    title: 'So ask people who owe us nothing',
    lead: 'Other offices, in their own words. For the rest there are fourteen days to try it, and a demo with your own leads.',
  },
  values: {
    title: 'Our five values',
    lead: 'Values are easy to write down. Below each stands the habit that shows whether we keep it.',
    habit: 'On a Tuesday',
    items: [
      {
        title: 'Customer centricity',
        text: 'We start from the person on the doorstep and work back to the software.',
        habit:
          'People who have worked in brokerages answer support, Monday to Saturday, 8 AM to 8 PM Pacific. The question asked most often in a week is the first line of our plan for the next.',
      },
      {
        title: 'Innovation',
        text: 'We build the next useful thing, not the next impressive one.',
        habit:
          'AI writes the call summary and suggests the warmer sentence. A person reads both before anything is sent, and may throw them away.',
      },
      {
        title: 'Integrity',
        text: 'A number on screen is a number you can defend in a meeting.',
        habit:
          'Every KPI says what it counts and what it leaves out. When we mend a mistake, it stands under What’s new with its date, like everything else.',
      },
      {
        title: 'Collaboration',
        text: 'Good offices share the work. So do we.',
        habit:
          'We share our own tasks by turn and by role, with the counts where everybody can see them. Whoever has room takes the next one.',
      },
      {
        title: 'Excellence',
        text: 'The small things are checked twice: dates, names, keys.',
        habit:
          'Before a change goes out somebody checks time zones, long street names and people with an apostrophe in theirs. It is dull work and nobody ever calls about it.',
      },
    ],
  },
  closing: {
    title: 'See it with your own leads',
    text: 'Thirty minutes, your own leads on screen.',
    action: 'Request a demo',
  },
} as const;

export const ourOffice = {
  name: 'Alder & Vane Realty',
  people: [
    {
      name: 'Maya Okafor',
      role: 'Broker-owner',
      photo: '/avatars/maya.svg',
      text: 'Founded both. Pays her own bill each month, and reads the numbers on Sunday night.',
    },
    {
      name: 'Grace Whitfield',
      role: 'Operations',
      photo: '/avatars/grace.svg',
      text: 'Runs the desk. Writes most of the help center, because she gets asked first.',
    },
    {
      name: 'Daniel Reyes',
      role: 'Team lead',
      photo: '/avatars/daniel.svg',
      text: 'Shows houses four days a week. Tries every change with his team before it goes out.',
    },
    {
      name: 'Priya Nair',
      role: 'Agent',
      photo: '/avatars/priya.svg',
      text: 'Works the weekends. Her Saturday leads are why there are evening turns.',
    },
    {
      name: 'Tom Lindqvist',
      role: 'Agent',
      photo: '/avatars/tom.svg',
      text: 'Keeps the contact list. Our import was tested on his, the worst we could find.',
    },
    {
      name: 'Owen Castellano',
      role: 'Agent',
      photo: '/avatars/owen.svg',
      text: 'Holds the open houses, and is the last to leave them.',
    },
  ],
} as const;

/** No figures, because nobody could verify them. */
export const customerVoices = [
  {
    quote:
      'Our list was a mess, and the import did not pretend otherwise. It took us two evenings, not one afternoon. Nobody has opened the old spreadsheet since.',
    name: 'Colette Baptiste',
    role: 'Office manager, Bayou Oak Realty, Lafayette',
  },
  {
    quote:
      'My team used to ask me who had called whom. The answer is on the lead now, so they ask me better questions.',
    name: 'Wen Zhao',
    role: 'Team lead, Two Rivers Homes, Pittsburgh',
  },
  {
    quote:
      'I expected to argue about turns for a month. We argued for a week. Then everybody had seen the count, and that was that.',
    name: 'Ingrid Solheim',
    role: 'Broker, Prairie Street Real Estate, Fargo',
  },
] as const;
