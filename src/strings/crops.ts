/** The crops of the product on the feature pages' cards: what each of them shows. All are 340 by 210 pixels at 1x. */
export const crops = {
  weekly:
    '128 new leads this week, one pane each: 17 on Monday, 24 on Thursday, 12 on Sunday so far',
  monthly: 'Four weeks of new leads: 98, 121, 112 and 128, together 459',
  yearly: '5,214 new leads this year, 9% more than by this time last year',
  turns: 'Owen is next with 31 leads; Priya and Tom have 32, Daniel 33',
  'one-person': 'Leah and Dev Kapoor, past clients, always go to Daniel Reyes',
  'to-campaign': 'Harrow Lane sellers: 19 replies, shared by the team that wrote',
  live: '12 leads today, the latest of them just now',
  'by-source': 'Leads, closings and rate of five sources; referrals lead with 13.8%',
  'one-day': 'Thursday, November 14: 24 of the week’s 128 leads',
  audience: 'Owners on Harrow Lane: 128 match, none opted out, 41 can be emailed',
  message: 'An email to 41 people that stops when they reply',
  team: 'Answers go by turn to Daniel, Priya and Tom, calls to a number of the campaign’s own',
  invite: 'Three invitations: a team lead and two agents',
  assign: 'Owen Castellano reports to Daniel Reyes and takes turns on website and portals',
  pause: 'Tom is away until December 2: his turns are paused, his own leads stay his',
  'agents-lead': 'Elena Marsh’s newest events: second showing booked, Daniel called, first showing',
  'a-colleagues-day': 'Priya’s day, newest first: a text, a lead by turn, a valuation form',
  'the-offices-day': 'What Maya, Grace, Daniel and Priya did this morning, as it happens',
  'by-turn': 'Owen has been given 11 actions this week and is next; the others have 12',
  'by-role': '“Check the carrier registration” goes to the admin, Grace Whitfield',
  'by-name': '“Call Elena about the roof survey” goes to Daniel Reyes, whom she knows',
} as const;

export type CropName = keyof typeof crops;
