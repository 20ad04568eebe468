/** Words of the about page. The five core values: spec §1. */
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
          'Support is answered by people who have worked in brokerages, from 8 to 8. The question asked most often in a week is the first line of our plan for the next.',
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
