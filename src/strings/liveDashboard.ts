interface PanelWords {
  office: string;
  week: string;
  newLeads: number;
  reached: number;
  waiting: number;
  next: string;
}

/** Words of the drawing of the dashboard on the home page. */
export const liveDashboardStrings = {
  newLeads: 'New',
  reached: 'Reached',
  waiting: 'Waiting',
  sending: 'Sending',
  isWriting: (agent: string) => `${agent} is texting back`,
  repliedIn: (time: string) => `Replied in ${time}`,
  picture: ({ office, week, newLeads, reached, waiting, next }: PanelWords) =>
    `The dashboard of ${office}. ${week}: ${newLeads} new, ${reached} reached, ${waiting} waiting. The next lead goes to ${next}.`,
} as const;

/** Loads with the first ring. */
export const ringStrings = {
  noClock: '…',
  answered: (agent: string, lead: string, time: string, waiting: number) =>
    `${agent} replied to ${lead} in ${time}, and ${waiting} leads still wait.`,
} as const;
