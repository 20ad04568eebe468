import { voiceOf } from './voices.ts';

export const aboutStrings = {
  meta: {
    title: (brand: string) => `About ${brand}: a CRM built inside a brokerage`,
    description: (brand: string) =>
      `Maya Okafor and Daniel Reyes of Portland, Oregon, started ${brand} for their own office. Read our story, our five values and what they look like at work.`,
  },
  title: 'We keep the light on for the people who sell homes',
  story: {
    lead: (brand: string) =>
      `We’re Maya Okafor and Daniel Reyes, brokers at Alder & Vane in Portland, Oregon. We started ${brand} in 2024, and the whole office has run on it since fall 2025.`,
    paragraphs: [
      'Before that, we shared one spreadsheet, with a tab for leads and a tab for whose turn it was. The first tab lost leads, and the second started arguments. So we built one screen to replace both: every lead has an agent, and everyone can see whose turn it is.',
      'We still run Alder & Vane, and we still sell homes. Nothing ships until one of our agents has used it on a working day.',
    ],
  },
  office: {
    title: (brand: string) => `We run our own brokerage on ${brand}`,
    lead: (brand: string) =>
      `The six people at Alder & Vane use ${brand} all day. They write our posts and present our webinars, and the numbers on this site are theirs.`,
  },
  voices: {
    title: 'What other offices say',
    lead: 'Three offices, in their own words.',
  },
  values: {
    title: 'Our five values',
    lead: 'Values are easy to write down. Here’s what each one looks like on an ordinary Tuesday.',
    items: [
      {
        title: 'Customer centricity',
        picture: '/covers/c05-ajar-sky.svg',
        text: 'We start with the buyer at the front door and work back to the software.',
        habit:
          'Everyone who answers support has worked in a brokerage. The question we hear most in a week goes to the top of next week’s list.',
      },
      {
        title: 'Innovation',
        picture: '/covers/c18-greenhouse.svg',
        text: 'We build the next useful thing, not the next impressive one.',
        habit:
          'AI writes the call summary and suggests warmer wording. A person reads both before anything goes out, and can throw either one away.',
      },
      {
        title: 'Integrity',
        picture: '/covers/c21-clock.svg',
        text: 'A number on screen is a number you can defend in a meeting.',
        habit:
          'Every KPI says what it counts and what it leaves out. When we fix a mistake, it’s listed in What’s new with the date, like everything else.',
      },
      {
        title: 'Collaboration',
        picture: '/covers/c12-terrace.svg',
        text: 'Good offices share the work. So does the team that builds your software.',
        habit:
          'We assign our own work by turn and by role, with the counts out in the open. The person with room takes the next task.',
      },
      {
        title: 'Excellence',
        picture: '/covers/c22-keyhole.svg',
        text: 'The small things are checked twice: dates, names, numbers.',
        habit:
          'Before a change goes out, someone checks time zones, long street names and last names with an apostrophe. It’s dull work, and no one has ever called to thank us.',
      },
    ],
  },
  closing: {
    title: 'See what it does for your office',
    text: 'Give us thirty minutes and bring your own leads.',
    action: 'Request a demo',
  },
} as const;

export const ourOffice = {
  name: 'Alder & Vane Realty',
  /** The founders first. */
  people: [
    {
      name: 'Maya Okafor',
      role: 'Broker-owner',
      photo: '/avatars/maya.svg',
      text: 'Founded the company with Daniel. Pays for her own account and reads the numbers on Sunday night.',
    },
    {
      name: 'Daniel Reyes',
      role: 'Team lead',
      photo: '/avatars/daniel.svg',
      text: 'The other founder. Shows houses four days a week, and tries every change with his team before it goes out.',
    },
    {
      name: 'Grace Whitfield',
      role: 'Operations',
      photo: '/avatars/grace.svg',
      text: 'Runs the office. Writes most of the help center, because everyone asks her first.',
    },
    {
      name: 'Priya Nair',
      role: 'Agent',
      photo: '/avatars/priya.svg',
      text: 'Works weekends, and has tried every weekend rule we’ve had.',
    },
    {
      name: 'Tom Lindqvist',
      role: 'Agent',
      photo: '/avatars/tom.svg',
      text: 'Keeps the contact list. We tested our import on his, because it was the worst we could find.',
    },
    {
      name: 'Owen Castellano',
      role: 'Agent',
      photo: '/avatars/owen.svg',
      text: 'Hosts the open houses and is the last one out.',
    },
  ],
} as const;

export const customerVoices = [
  voiceOf(
    'colette',
    'Our list was a mess. The import showed us every problem, and we fixed them in two evenings. No one has opened the old spreadsheet since.',
  ),
  voiceOf(
    'wen',
    'I used to hand out weekend leads by text, from the side of a soccer field. Now the rotation does it, and I watch the game.',
  ),
  voiceOf(
    'ingrid',
    'I was sure my longest-serving agents would refuse. Now they’re the first to ask why a lead has no note.',
  ),
];
